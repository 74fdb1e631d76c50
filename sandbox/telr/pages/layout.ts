import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { type Html, html } from '../html.ts';
import { type Language, texts } from '../texts.ts';

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

/** `?lang=` before what the order asked for, before the browser's languages. */
export function languageOf(request: FastifyRequest, ordered?: Language): Language {
  const asked = (request.query as { lang?: unknown }).lang;
  if (asked === 'ar' || asked === 'en') return asked;
  return ordered ?? (request.headers['accept-language']?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en');
}

interface Page {
  lang: Language;
  title: string;
  body: Html;
  /** Path inside the sandbox and query, without `lang`, where this page lies; for the link to the other language. */
  here: string;
  /** Links to the inspection pages; the customer's pages go without. */
  nav?: boolean;
  status?: number;
  /** Other origins that a form of this page may lead to through its redirect. */
  formTargets?: string[];
}

export function withLang(path: string, lang: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

/** Sends a page that runs no script at all and may be shown in no frame. */
export function sendPage(reply: FastifyReply, { basePath }: Sandbox, page: Page): FastifyReply {
  const { lang, title, body, here, nav = false, status = 200, formTargets = [] } = page;
  const words = texts[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${formTargets.join(' ')}`;
  const markup = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${words.brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/style.css">
</head>
<body>
<header>
<div class="bar">
<p class="brand">${words.brand}</p>
${
  nav &&
  html`<nav aria-label="${words.nav.sections}">
<a href="${withLang(`${basePath}/orders`, lang)}">${words.nav.orders}</a>
<a href="${withLang(`${basePath}/faults`, lang)}">${words.nav.faults}</a>
</nav>`
}
<a class="language" href="${withLang(`${basePath}${here}`, other)}" lang="${other}">${words.otherLanguage}</a>
</div>
<p class="notice">${words.notice}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .header('content-security-policy', `${policy.trim()}; base-uri 'none'; frame-ancestors 'none'`)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup.text);
}

export function styleRoute(app: FastifyInstance): void {
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(STYLE),
  );
}
