import type { LoggedKind, LogLine } from '#contract/endpoints/office-log.ts';
import type LogWords from '#locales/ar/admin-log.ts';
import { actionOf, nameOfRecord } from '#locales/log-lines.ts';
import { useInstance, useLanguage } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { logKinds } from './kinds.ts';

const useLogTexts = () => useInstance().loaded['admin-log'] as typeof LogWords;

/** The name of a line's record. */
export function useRecordName() {
  const { lang } = useLanguage();
  const texts = useLogTexts();
  return (line: LogLine) => nameOfRecord(line, lang, texts);
}

/** What was done, in a word. */
export function useActionName() {
  const texts = useLogTexts();
  return (line: LogLine) => actionOf(line, texts);
}

type TextsOf = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of a kind's fields, by their names on the wire. */
export function useLogLabels(kind: LoggedKind): Record<string, string> {
  const { words } = logKinds[kind];
  const labels: Record<string, unknown> = useFieldLabels(words ?? 'admin-log');
  return (words ? labels : (labels[kind] ?? {})) as Record<string, string>;
}

/** What the values of a kind's fields mean, by field and value. */
export function useLogValues(kind: LoggedKind): TextsOf {
  const values: Record<string, TextsOf> = useLogTexts().values;
  return values[kind] ?? {};
}
