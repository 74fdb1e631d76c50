import { type Contact, type ContactState, changeContact, type Officer } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import { teams } from '../teams/resource.ts';

interface HandlingProps {
  contact: Contact;
  officers: readonly Officer[];
}

/** A choice of its own, and no empty one: that would read as a question. */
const NOBODY = 'nobody';

type Change = { state?: ContactState; assigned_to?: string | null };

/** Who wrote, who takes care of it, and what can be done without a reply. */
export function Handling({ contact, officers }: HandlingProps) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const { _id: id, revision, state, assigned_to } = contact;
  const me = useCurrentUser();
  const { write, sent, pending } = useWrite(
    (change: Change) => call(changeContact, { body: { id, revision, ...change } }),
    { done: t('saved'), failed: t('failed') },
  );
  const assigned = (sent?.assigned_to === undefined ? assigned_to?._id : sent.assigned_to) ?? NOBODY;
  // Whoever has it may have left the office.
  const leftBehind = assigned_to && !officers.some(({ _id }) => _id === assigned_to._id) ? [assigned_to] : [];
  const isOfficer = officers.some(({ _id }) => _id === me._id);
  return (
    <Card as="section" aria-label={t('handling')} className="flex flex-col gap-5">
      <Sender contact={contact} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <Select
          label={t('assigned')}
          value={assigned}
          onChange={(value) => write({ assigned_to: value === NOBODY ? null : value })}
          options={[
            { value: NOBODY, label: t('nobody') },
            ...[...officers, ...leftBehind].map(({ _id, name }) => ({ value: _id, label: nameIn(lang, name) })),
          ]}
        />
        {isOfficer && assigned !== me._id && (
          <Button size="sm" pending={pending} onClick={() => write({ assigned_to: me._id })}>
            {t('takeOn')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {state !== 'waiting' && (
          <Button size="sm" pending={pending} onClick={() => write({ state: 'waiting' })}>
            {t('reopen')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button size="sm" pending={pending} onClick={() => write({ state: 'closed' })}>
            {t(contact.reply.length > 0 ? 'closeReplied' : 'close')}
          </Button>
        )}
      </div>
      {contact.updated_by && (
        <p className="text-sm text-soft">
          <Sentence
            of="admin-contact"
            text="lastChanged"
            values={{ name: nameIn(lang, contact.updated_by) }}
            parts={{ when: <DateTime iso={contact.updated_at} time /> }}
          />
        </p>
      )}
    </Card>
  );
}

function Sender({ contact: { email, phone, team_no, language } }: { contact: Contact }) {
  const t = useWords('admin-contact');
  return (
    <DescriptionList
      layout="stack"
      className="sm:grid-cols-1!"
      items={[
        {
          term: t('email'),
          detail: (
            <OutsideLink href={`mailto:${email}`}>
              <Ltr className="wrap-anywhere">{email}</Ltr>
            </OutsideLink>
          ),
        },
        {
          term: t('phone'),
          detail: (
            <OutsideLink href={`tel:${phone}`}>
              <Ltr>{phone}</Ltr>
            </OutsideLink>
          ),
        },
        ...(team_no
          ? [
              {
                term: t('team'),
                detail: (
                  <Link to={teams.list({ s: team_no })} title={t('seeTeam')}>
                    <Ltr className="wrap-anywhere">{team_no}</Ltr>
                  </Link>
                ),
              },
            ]
          : []),
        { term: t('language'), detail: t(`languages.${language}`) },
      ]}
    />
  );
}
