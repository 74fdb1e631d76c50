import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StebContext } from '../options.ts';
import { type Html, html } from './html.ts';
import { type Lang, type Say, speak } from './words.ts';

/** One query parameter as text. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** `?lang=` decides, else the browser's first wish among the two, else Arabic. */
export function languageOf(request: FastifyRequest): Lang {
  const asked = queryText(request, 'lang');
  if (asked === 'en' || asked === 'ar') return asked;
  const first = /\b(ar|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[1];
  return first?.toLowerCase() === 'en' ? 'en' : 'ar';
}

/** What a page needs to write itself. */
export type Screen = {
  lang: Lang;
  say: Say;
  /** An address within the provider, in the page's language. */
  link: (path: string, query?: Record<string, string>) => string;
  asset: (file: string) => string;
};

export function screenOf(request: FastifyRequest, { basePath }: StebContext): Screen {
  const lang = languageOf(request);
  const link = (path: string, query: Record<string, string> = {}) =>
    `${basePath}${path}?${new URLSearchParams({ ...query, lang })}`;
  return { lang, say: speak(lang), link, asset: (file) => `${basePath}/assets/${file}` };
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

type Page = {
  title: string;
  body: Html;
  /** The same page in the other language. */
  otherLanguage: string;
  /** The popup: no navigation, narrow. */
  bare?: boolean;
  script?: string;
};

/** Answers a whole document, never stored and never framed. */
export function sendPage(reply: FastifyReply, screen: Screen, page: Page): FastifyReply {
  const { lang, say, link, asset } = screen;
  const brand = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2 29 9.5v13L16 30 3 22.5v-13z"/><circle cx="16" cy="16" r="5.5"/></svg><span>${say('brand')}</span>`;
  const navigation = html`<nav aria-label="${say('pages')}"><a href="${link('/account')}">${say('accountTitle')}</a><a href="${link('/business')}">${say('businessTitle')}</a><a href="${link('/verify')}">${say('verifyTitle')}</a></nav>`;
  const other = lang === 'ar' ? 'en' : 'ar';
  const document = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} · ${say('brand')}</title>
<link rel="icon" href="${asset('steb.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${asset('steb.css')}">
${page.script && html`<script src="${asset(page.script)}" defer></script>`}
</head>
<body${page.bare && html` class="bare"`}>
<a class="skip" href="#main">${say('skip')}</a>
<header>
${page.bare ? html`<span class="brand">${brand}</span>` : html`<a class="brand" href="${link('/')}">${brand}</a>`}
<a class="language" href="${page.otherLanguage}" lang="${other}" hreflang="${other}">${say('otherLanguage')}</a>
${!page.bare && navigation}
</header>
<main id="main">
<h1>${page.title}</h1>
${page.body}
</main>
<footer><p>${say('brandLine')}</p><p>${say('sandboxNote')}</p></footer>
</body>
</html>
`;
  return reply.type('text/html; charset=utf-8').headers(HEADERS).send(document.text);
}
