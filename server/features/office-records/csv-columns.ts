import { isRichText } from '#contract/fields.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import { htmlToText } from '#domain/html-text.ts';
import ar from '#locales/ar/admin.ts';
import en from '#locales/en/admin.ts';
import type { AnyInput, AnyResource } from './resource.ts';

const words = { ar, en };

/** A flag in a CSV file. */
const yesOrNo = (language: Language, value: boolean): string => words[language].history[value ? 'yes' : 'no'];

/**
 * The own columns of a CSV file: the fields of a record by their names in the words of its resource. A text of the editor
 * is plain text, a flag yes or no, what is not there empty.
 */
export async function ownColumns(input: AnyInput, { csv }: AnyResource, language: Language) {
  const own = (await csv.values?.(language)) ?? {};
  const heads = csv.words[language].fields;
  return csv.fields.map((name) => {
    const field = (input.shape as Record<string, z.ZodType>)[name];
    const isHtml = field !== undefined && isRichText(field);
    const written = (value: unknown) => {
      if (typeof value === 'boolean') return yesOrNo(language, value);
      const text = String(value ?? '');
      return isHtml ? htmlToText(text) : text;
    };
    const value = own[name] ?? ((item: object) => written((item as Record<string, unknown>)[name]));
    return [heads[name] ?? name, value] as const;
  });
}

/** A moment by Riyadh's clock, as spreadsheets read it: 2026-11-22 23:45. */
export const inRiyadh = (iso: string) =>
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
