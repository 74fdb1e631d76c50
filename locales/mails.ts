import type { Language } from '#contract/languages.ts';
import ar from './ar/mails.ts';
import en from './en/mails.ts';

/** The words of mails, in both languages. */
export const mailWords: Record<Language, typeof en> = { en, ar };

/** Puts values into a sentence: `fill('Hello {{name}}', { name: 'Noura' })`. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
