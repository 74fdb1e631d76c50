import type { Language } from '#contract/languages.ts';
import ar from './ar/personal-data.ts';
import en from './en/personal-data.ts';

/** The words about a person's data, in both languages, for what the server makes and checks. */
export const personalDataWords: Record<Language, typeof en> = { en, ar };
