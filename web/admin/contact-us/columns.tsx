import type { Contact, ContactState, listContacts, ReplyDelivery } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';

const stateTones: Record<ContactState, Tone> = { new: 'warn', answered: 'good', closed: 'neutral' };
export const deliveryTones: Record<ReplyDelivery, Tone> = { queued: 'info', sent: 'good', refused: 'bad' };

/** Characters of a message: more than a line takes. */
const SHOWN = 200;

/** Everything but the sender is smaller, so that a row stays two lines high. */
const dense = 'sm:text-sm';

export function useContactColumns(): ListColumn<Contact, typeof listContacts>[] {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  return [
    {
      key: 'sender',
      header: t('message'),
      main: true,
      className: 'sm:w-[42%]',
      cell: ({ name, message, state }) => (
        <>
          <span className={cx('block', state === 'new' && 'font-semibold')}>
            <Line>{nameIn(lang, name)}</Line>
          </span>
          <Line detail>{message.slice(0, SHOWN)}</Line>
        </>
      ),
    },
    {
      key: 'team',
      header: t('team'),
      className: dense,
      cell: ({ team_no }) => (team_no ? <Ltr className="whitespace-nowrap">{team_no}</Ltr> : '–'),
    },
    {
      key: 'received',
      header: t('received'),
      sort: 'created_at',
      className: `${dense} sm:whitespace-nowrap`,
      cell: ({ created_at }) => <DateTime iso={created_at} time stacked />,
    },
    {
      key: 'assigned',
      header: t('assigned'),
      className: `${dense} sm:w-[20%]`,
      cell: ({ assigned_to }) => (assigned_to ? <Line>{nameIn(lang, assigned_to.name)}</Line> : '–'),
    },
    {
      key: 'state',
      header: t('state'),
      className: 'sm:whitespace-nowrap',
      cell: ({ state, reply }) => (
        <TwoLines main={<StateBadge state={state} />} below={<Undelivered delivery={reply.at(-1)?.delivery} />} />
      ),
    },
  ];
}

export function StateBadge({ state }: { state: ContactState }) {
  const t = useWords('admin-contact');
  return <StatusBadge tone={stateTones[state]}>{t(`states.${state}`)}</StatusBadge>;
}

/** That the last reply has not reached the sender, if it has not. */
function Undelivered({ delivery }: { delivery: ReplyDelivery | undefined }) {
  const t = useWords('admin-contact');
  if (delivery === 'refused') return <span className="text-bad">{t('notDelivered')}</span>;
  return delivery === 'queued' && t('onItsWay');
}
