import { type Contact, contactHistory, contactStates, type Officer } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import type { RecordField } from '../kit/form/record-fields.ts';

/** A field of the log whose values have names. */
const named = (names: Record<string, string>): RecordField => ({
  ...{ required: false, html: false, picture: false, moment: false, language: undefined, element: undefined },
  names,
});

/** Who did what with a message, for who may read the log. */
export function ContactHistory({ contact, officers }: { contact: Contact; officers: readonly Officer[] }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const fields = {
    state: named(Object.fromEntries(contactStates.map((state) => [state, t(`states.${state}`)]))),
    assigned_to: named(
      Object.fromEntries([...officers, ...[contact.assigned_to ?? []].flat()].map(({ _id, name }) => [_id, name])),
    ),
    reply: named(
      Object.fromEntries(contact.reply.map(({ _id, by }) => [_id, t('replyOf', { name: nameIn(lang, by) })])),
    ),
  };
  const labels = { state: t('state'), assigned_to: t('assigned'), reply: t('reply.title') };
  return <ChangeHistory history={contactHistory} id={contact._id} labels={labels} fields={fields} />;
}
