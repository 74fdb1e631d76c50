import { roleOf } from '#contract/access.ts';
import type { DeletionRequest, DeletionState, listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';

const tones: Record<DeletionState, Tone> = { waiting: 'warn', withdrawn: 'neutral', done: 'good' };

/** The day by which the law wants a request carried out. */
const dueBy = ({ created_at }: DeletionRequest) =>
  new Date(new Date(created_at).getTime() + limits.deletionDays * 24 * 60 * 60_000).toISOString();

export function useRequestColumns(): ListColumn<DeletionRequest, typeof listDeletionRequests>[] {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  return [
    {
      key: 'person',
      header: t('person'),
      main: true,
      className: 'sm:w-[34%]',
      cell: ({ user, state }) => {
        const role = roleOf(user.type);
        return (
          <>
            <Line>{nameIn(lang, user.name)}</Line>
            {state !== 'done' && (
              <span className="block text-sm font-normal text-soft">
                {t(`types.${role === 'guest' ? 'other' : role}`)} · <Ltr className="wrap-anywhere">{user.email}</Ltr>
              </span>
            )}
          </>
        );
      },
    },
    {
      key: 'created',
      header: t('created'),
      sort: 'created_at',
      className: 'sm:text-sm sm:whitespace-nowrap',
      cell: (request) => <DateTime iso={request.created_at} stacked />,
    },
    {
      key: 'closed',
      header: t('closed'),
      className: 'sm:text-sm',
      cell: ({ closed_at, closed_by }) =>
        closed_at ? (
          <TwoLines
            main={<DateTime iso={closed_at} />}
            below={closed_by && <bdi>{t('by', { name: nameIn(lang, closed_by) })}</bdi>}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (request) => (
        <TwoLines
          main={<StatusBadge tone={tones[request.state]}>{t(`states.${request.state}`)}</StatusBadge>}
          below={request.state === 'waiting' ? <DueBy day={dueBy(request)} /> : undefined}
        />
      ),
    },
  ];
}

function DueBy({ day }: { day: string }) {
  return <Sentence of="admin-deletion-requests" text="dueBy" parts={{ when: <DateTime iso={day} /> }} />;
}
