import type { ErrorCode, FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import errorsAr from './ar/errors.ts';
import fieldsAr from './ar/fields.ts';
import errorsEn from './en/errors.ts';
import fieldsEn from './en/fields.ts';
import { fill, type Values } from './fill.ts';
import type { FieldSentences } from './words.ts';

/** The message of every error, in both languages. The types require one for every code. */
export const errorSentences: Record<Language, Record<ErrorCode, string>> = { en: errorsEn, ar: errorsAr };

/** The message beside a wrong field. */
export const fieldSentences: Record<Language, FieldSentences> = { en: fieldsEn, ar: fieldsAr };

const pluralRules: Record<Language, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};

/** The message beside a wrong field with its values, in the plural form of their `count` if it has one. */
export function fieldSentence(language: Language, code: FieldCode, values: Values = {}): string {
  const sentences = fieldSentences[language];
  const plural = values.count !== undefined && sentences[`${code}_${pluralRules[language].select(values.count)}`];
  return fill(plural || sentences[code], values);
}
