import { type Contact, type ContactState, changeContact, type Officer } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { useCurrentUser } from '../layout/current-user.ts';

interface HandlingProps {
  contact: Contact;
  officers: readonly Officer[];
}

/** A choice like the others: an empty one would say "Choose…". */
const NOBODY = 'nobody';

type Change = { state?: ContactState; assigned_to?: string | null };

/** The state of a message and whom it is assigned to, which change without a reply, too. */
export function Handling({ contact, officers }: HandlingProps) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const { _id: id, revision, state, assigned_to } = contact;
  const me = useCurrentUser();
  const { write, sent } = useWrite((change: Change) => call(changeContact, { body: { id, revision, ...change } }), {
    done: t('saved'),
    failed: t('failed'),
  });
  const assigned = (sent?.assigned_to === undefined ? assigned_to?._id : sent.assigned_to) ?? NOBODY;
  // Whoever answered it may have left the office.
  const former = assigned_to && !officers.some(({ _id }) => _id === assigned_to._id) ? [assigned_to] : [];
  // One change at a time is sent: a click meanwhile would be lost.
  const isBusy = sent !== undefined;
  const isOfficer = officers.some(({ _id }) => _id === me._id);
  return (
    <Card as="section" aria-label={t('handling')} className="flex flex-col gap-4">
      <Select
        label={t('assigned')}
        value={assigned}
        onChange={(value) => write({ assigned_to: value === NOBODY ? null : value })}
        options={[
          { value: NOBODY, label: t('nobody') },
          ...[...officers, ...former].map(({ _id, name }) => ({ value: _id, label: nameIn(lang, name) })),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {isOfficer && assigned !== me._id && (
          <Button
            size="sm"
            aria-disabled={isBusy}
            pending={sent?.assigned_to === me._id}
            onClick={() => write({ assigned_to: me._id })}
          >
            {t('takeOn')}
          </Button>
        )}
        {state !== 'new' && (
          <Button
            size="sm"
            aria-disabled={isBusy}
            pending={sent?.state === 'new'}
            onClick={() => write({ state: 'new' })}
          >
            {t('reopen')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button
            size="sm"
            aria-disabled={isBusy}
            pending={sent?.state === 'closed'}
            onClick={() => write({ state: 'closed' })}
          >
            {t(contact.reply.length > 0 ? 'closeAnswered' : 'close')}
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
