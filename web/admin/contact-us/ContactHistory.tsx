import { type Contact, contactHistory, contactStates, type Officer } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import type { RecordField } from '../kit/form/record-fields.ts';

/** A field of the log whose values are codes or ids with a name each. */
const named = (names: Record<string, string>): RecordField => ({
  ...{ required: false, html: false, picture: false, language: undefined, element: undefined },
  names,
});

interface ContactHistoryProps {
  contact: Contact;
  /** Whom the log may name. */
  people: readonly Officer[];
}

/** Who did what with a message, for whoever may read the log. */
export function ContactHistory({ contact, people }: ContactHistoryProps) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const fields = {
    state: named(Object.fromEntries(contactStates.map((state) => [state, t(`states.${state}`)]))),
    assigned_to: named(Object.fromEntries(people.map(({ _id, name }) => [_id, nameIn(lang, name)]))),
    reply: named(
      Object.fromEntries(contact.reply.map(({ _id, by }) => [_id, t('replyOf', { name: nameIn(lang, by) })])),
    ),
  };
  const labels = { state: t('state'), assigned_to: t('assigned'), reply: t('reply.title') };
  return <ChangeHistory history={contactHistory} id={contact._id} labels={labels} fields={fields} />;
}
