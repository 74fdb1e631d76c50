import type { Language } from '#contract/languages.ts';
import ar from './ar/sharing.ts';
import en from './en/sharing.ts';

/** The words of share pictures, in both languages. */
export const sharingWords: Record<Language, typeof en> = { en, ar };
