import { type ExportedList, type LogEntry, namedBy } from '#contract/endpoints/office-log.ts';
import type { Language } from '#contract/languages.ts';
import { deletedAccount, nameIn } from '#domain/deleted-account.ts';
import type ar from './ar/admin-log.ts';
import { fill } from './fill.ts';
import { formatDateTime } from './format.ts';

type Words = Pick<typeof ar, 'messageOf' | 'postOf' | 'exportOf' | 'batchOf' | 'values'>;

/** The name of a record in the log, on the screen and in the file: what has none is called by its time or its list. */
export function entryName({ kind, name }: Pick<LogEntry, 'kind' | 'name'>, language: Language, words: Words): string {
  const by = namedBy[kind];
  if (by === 'list') return fill(words.exportOf, { list: words.values.exports.list[name as ExportedList] ?? name });
  if (by && !Number.isNaN(Date.parse(name))) return fill(words[`${by}Of`], { when: formatDateTime(name, language) });
  return withoutMark(name, language);
}

/** A text with what stands in the place of an erased person in the reader's language. */
export const withoutMark = (text: string, language: Language): string =>
  text.replaceAll(deletedAccount, nameIn(language, deletedAccount));
