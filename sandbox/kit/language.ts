import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'ar';
/** A text in both languages. */
export type Both = Record<Language, string>;

export const otherLanguageThan = (lang: Language): Language => (lang === 'ar' ? 'en' : 'ar');

/** `?lang=` (`ar`, or `ar_001` as the portal's lists send it), else the browser's preferred one of the two. */
export function languageOf(request: FastifyRequest, usual: Language): Language {
  const { lang } = request.query as { lang?: unknown };
  const asked = typeof lang === 'string' ? /^(?:ar|en)(?![a-z])/.exec(lang)?.[0] : undefined;
  const wished = /\b(?:ar|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase();
  return (asked ?? wished ?? usual) as Language;
}

/** An address with its language. */
export const withLang = (path: string, lang: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
