import type { Language } from '#contract/languages.ts';
import paperAr from './ar/certificate-paper.ts';
import ar from './ar/certificates.ts';
import paperEn from './en/certificate-paper.ts';
import en from './en/certificates.ts';

/** The names of certificates in both languages, for mails. */
export const certificateWords: Record<Language, { kinds: typeof en.kinds }> = { en, ar };

/** The words that are printed on a certificate. */
export const paperWords: Record<Language, typeof paperEn> = { en: paperEn, ar: paperAr };
