import type { Language } from '#contract/languages.ts';
import ar from './ar/messages.ts';
import en from './en/messages.ts';

/** The server's messages of success, in both languages. */
export const messages: Record<Language, typeof en> = { en, ar };
