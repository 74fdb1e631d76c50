import type { Language } from '#contract/languages.ts';
import type { Gender } from '#domain/gender.ts';
import ar from './ar/mails.ts';
import en from './en/mails.ts';
import { inForm } from './in-form.ts';

const words: Record<Language, typeof en> = { en, ar };

/** The words of mails in one language, as they speak to a reader of this gender, if it is known. */
export const mailWords = (language: Language, gender?: Gender): typeof en => inForm(words[language], gender);
