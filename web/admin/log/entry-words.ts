import type { LogEntry } from '#contract/endpoints/office-log.ts';
import type LogWords from '#locales/ar/admin-log.ts';
import { entryName } from '#locales/log-entries.ts';
import { useInstance, useLanguage } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { logKinds } from './kinds.ts';

/** The name of a record in the log (`entryName`). */
export function useEntryName() {
  const { lang } = useLanguage();
  const { loaded } = useInstance();
  return (entry: Pick<LogEntry, 'kind' | 'name'>) => entryName(entry, lang, loaded['admin-log'] as typeof LogWords);
}

/** The names of a kind's fields, by their names on the wire. */
export function useLogLabels({ kind }: Pick<LogEntry, 'kind'>): Record<string, string> {
  const { words } = logKinds[kind];
  const labels: Record<string, unknown> = useFieldLabels(words ?? 'admin-log');
  return (words ? labels : (labels[kind] ?? {})) as Record<string, string>;
}
