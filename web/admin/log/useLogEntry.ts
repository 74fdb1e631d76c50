import type { LogEntry } from '#contract/endpoints/office-log.ts';
import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { formatNumber } from '#locales/format.ts';
import { withoutMark } from '#locales/log-entries.ts';
import { useInstance, useLanguage, useWords } from '#web/lib/words.tsx';
import { fieldsOf, type RecordField } from '../kit/form/record-fields.ts';
import { momentText } from '../kit/useValueText.ts';
import { useLogLabels } from './entry-words.ts';
import { fieldsOfKinds } from './kind-fields.ts';
import type { LogNames } from './names.ts';

type Fields = Record<string, unknown>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field that no form describes: its value is a text, or has a name. */
const plainField = (names?: Readonly<Record<string, string>>): RecordField => ({
  ...{ required: false, html: false, picture: false, moment: false, language: undefined, element: undefined },
  names,
});

/** Fields of which one value takes the place of another as a whole, although both are texts: other people have other names. */
const whole = new Set(['name', 'reply']);

/**
 * A line of the log in words: labels and fields as `ChangedFields` takes them, its values with the names of what they mean,
 * and whether a deletion of a person has replaced anything in it.
 */
export function useLogEntry(entry: LogEntry, names: LogNames) {
  const { kind, action } = entry;
  const { lang } = useLanguage();
  const t = useWords('admin-log');
  const places = useWords('admin-deletion-requests');
  const labels = useLogLabels(entry);
  const { loaded } = useInstance();
  const texts = (loaded['admin-log'] as { values: Record<string, Texts> }).values[kind] ?? {};
  const input = fieldsOfKinds[kind]?.input;
  const empty = Object.fromEntries(Object.keys(input?.shape ?? {}).map((name) => [name, '']));
  const known: Record<string, RecordField> = input ? fieldsOf(input, empty) : {};
  const namesOf = (name: string) => {
    const known = texts[name] ?? names[name];
    return known && { names: known };
  };
  const fields = Object.fromEntries(
    Object.keys(labels).map((name) => [
      name,
      { ...(known[name] ?? plainField(whole.has(name) ? {} : undefined)), ...namesOf(name) },
    ]),
  );

  const erased = ({ place, ...counts }: ErasedPlace) => {
    const said = (['removed', 'nameless', 'kept'] as const).filter((count) => counts[count] > 0);
    return said.map(
      (count) => `${places(`places.${place}`)} · ${places(`done.${count}`)}: ${formatNumber(counts[count])}`,
    );
  };
  const inWords = (name: string, value: unknown): unknown => {
    if (texts[name]?.[String(value)] !== undefined) return String(value);
    if (kind === 'contact_messages' && name === 'reply' && value) return t('replied');
    if (name === 'banned_until' && value) return momentText(String(value), lang);
    if (kind === 'deletion_requests' && name === 'report' && Array.isArray(value))
      return value.flatMap(erased).join('\n');
    return unmarked(value);
  };
  const unmarked = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutMark(value, lang);
    if (Array.isArray(value)) return value.map(unmarked);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unmarked(one)]));
  };
  // The id by which a person or an entity is known, or that of a decision, says nothing to a reader.
  const readable = (side: Fields): Fields =>
    Object.fromEntries(
      Object.entries(side)
        .filter(([name]) => name !== '_id' && name !== 'decision')
        .map(([name, value]) => [name, inWords(name, value)]),
    );
  return {
    ...{ labels, fields },
    change: { action, before: readable(entry.before), after: readable(entry.after) },
    replaced:
      kind !== 'deletion_requests' && JSON.stringify([entry.name, entry.before, entry.after]).includes(deletedAccount),
  };
}
