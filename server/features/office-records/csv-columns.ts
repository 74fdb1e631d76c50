import type { Language } from '#contract/languages.ts';
import ar from '#locales/ar/admin.ts';
import en from '#locales/en/admin.ts';

const words = { ar, en };

/** A flag in a CSV file. */
export const yesOrNo = (language: Language, value: boolean): string => words[language].history[value ? 'yes' : 'no'];

/** A moment by Riyadh's clock, as spreadsheets read it: 2026-11-22 23:45. */
const inRiyadh = (iso: string) =>
  new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

type State = { updated_at: string; updated_by: string | null };

/** The last columns of every CSV file of the office: who changed a record last, and when. */
export function stateColumns(language: Language) {
  const { updated, updatedBy } = words[language].list;
  return [
    [updated, ({ updated_at }: State) => inRiyadh(updated_at)],
    [updatedBy, ({ updated_by }: State) => updated_by ?? ''],
  ] as const;
}
