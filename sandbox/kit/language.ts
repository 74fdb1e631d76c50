import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'ar';
/** A text in both languages. */
export type Both = Record<Language, string>;

export const otherThan = (lang: Language): Language => (lang === 'ar' ? 'en' : 'ar');

/** `?lang=` (`ar`, or as the portal's lists have it, `ar_001`) before the browser's first wish among the two. */
export function languageOf(request: FastifyRequest, usual: Language): Language {
  const { lang } = request.query as { lang?: unknown };
  const asked = typeof lang === 'string' ? /^(?:ar|en)(?![a-z])/.exec(lang)?.[0] : undefined;
  const wished = /\b(?:ar|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase();
  return (asked ?? wished ?? usual) as Language;
}

/** An address in a language. */
export const withLang = (path: string, lang: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
