import type { ExportedList, LogLine } from '#contract/endpoints/office-log.ts';
import type { Language } from '#contract/languages.ts';
import { textIn } from '#domain/deleted-account.ts';
import type ar from './ar/admin-log.ts';
import { fill } from './fill.ts';
import { formatDateTime } from './format.ts';

type Words = Pick<typeof ar, 'actions' | 'exported' | 'exportOf' | 'lists' | 'messageOf' | 'commentOf'>;

/** The name of a line's record. A message and a comment are named by their time, a download by its list. */
export function nameOfRecord(
  { kind, name, name_en }: Pick<LogLine, 'kind' | 'name' | 'name_en'>,
  language: Language,
  words: Words,
): string {
  if (kind === 'exports') return fill(words.exportOf, { list: words.lists[name as ExportedList] ?? name });
  if (kind === 'contact_messages') return fill(words.messageOf, { when: formatDateTime(name, language) });
  if (kind === 'community_comments') return fill(words.commentOf, { when: formatDateTime(name, language) });
  return textIn(language, language === 'ar' ? name : name_en);
}

/** What was done. */
export const actionOf = ({ kind, action }: Pick<LogLine, 'kind' | 'action'>, words: Words): string =>
  kind === 'exports' ? words.exported : words.actions[action];
