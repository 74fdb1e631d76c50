import type { ErrorCode, FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import errorsAr from './ar/errors.ts';
import fieldsAr from './ar/fields.ts';
import errorsEn from './en/errors.ts';
import fieldsEn from './en/fields.ts';

/** The message of every error, in both languages. The types require one for every code. */
export const errorSentences: Record<Language, Record<ErrorCode, string>> = { en: errorsEn, ar: errorsAr };

/** The message beside a wrong field. */
export const fieldSentences: Record<Language, Record<FieldCode, string>> = { en: fieldsEn, ar: fieldsAr };
