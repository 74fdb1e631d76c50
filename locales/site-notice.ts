import type { Language } from '#contract/languages.ts';
import ar from './ar/site-notice.ts';
import en from './en/site-notice.ts';

/** The words of the notice on public pages: the server writes it, so pages do not carry them. */
export const siteNoticeWords: Record<Language, typeof en> = { en, ar };
