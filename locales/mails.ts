import type { Language } from '#contract/languages.ts';
import ar from './ar/mails.ts';
import en from './en/mails.ts';

/** The words of mails, in both languages. */
export const mailWords: Record<Language, typeof en> = { en, ar };
