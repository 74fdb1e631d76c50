import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../telr/html.ts';
import type { Academy } from '../context.ts';
import { signedIn } from '../store/sessions.ts';
import { type Language, languageOf, texts } from '../texts.ts';

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

/** `path` below the academy, in a language. */
export const address = ({ basePath }: Academy, path: string, language: Language) =>
  `${basePath}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

interface Page {
  title: string;
  body: Html;
  /** This page's own path below the academy, for the link to the other language. */
  here: string;
  status?: number;
}

/** Sends a page that runs no script at all and may be shown in no frame. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  academy: Academy,
  { title, body, here, status = 200 }: Page,
): FastifyReply {
  const language = languageOf(request);
  const other = language === 'ar' ? 'en' : 'ar';
  const words = texts[language];
  const name = signedIn(request, academy);
  const markup = html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${words.brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${academy.basePath}/style.css">
</head>
<body>
<header>
<div class="bar">
<a class="brand" href="${address(academy, '/', language)}">${words.brand}</a>
<a href="${address(academy, here, other)}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
</div>
<p class="notice">${words.notice}</p>
${
  name &&
  html`<form class="person" method="post" action="${address(academy, '/leave', language)}">
<span>${words.signedIn} <bdi>${name}</bdi></span>
<button>${words.signOut}</button>
</form>`
}
</header>
<main>
${body}
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup.text);
}

export function styleRoute(app: FastifyInstance): void {
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(STYLE),
  );
}
