import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import { type Language, otherLanguageThan } from './language.ts';

const texts = {
  en: { skip: 'Skip to content', otherLanguage: 'العربية' },
  ar: { skip: 'تخطَّ إلى المحتوى', otherLanguage: 'English' },
};

/** The parts that all pages of a stand-in share. */
export type Site = {
  brand: string;
  /** The link of the brand; without it the brand is plain text. */
  home?: string | undefined;
  /** A drawing before the brand. */
  mark?: Html;
  icon?: string;
  style: string;
  nav?: { label: string; links: [address: string, title: string][] } | false | undefined;
  /** A banner that says what this site is. */
  banner?: string;
  /** The content below the header. */
  below?: Html | false | undefined;
  footer?: Html;
};

export type Page = {
  lang: Language;
  title: string;
  /** Contains its own heading. */
  body: Html;
  /** This page in the other language. */
  otherLanguage: string;
  status?: number;
  /** Narrow, for a small window. */
  narrow?: boolean;
  script?: string | undefined;
  /** Other origins that a form of this page may lead to through its redirect. */
  formTargets?: string[];
  /** Further rules of the content security policy, e.g. `frame-src 'self'`. */
  allows?: string[];
};

/** Sends a whole document that is not cached, cannot be framed, and runs no script but the one it names. */
export function sendPage(reply: FastifyReply, site: Site, page: Page): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["form-action 'self'", ...(page.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(page.script ? ["script-src 'self'"] : []),
    ...(page.allows ?? []),
  ];
  return reply
    .code(page.status ?? reply.statusCode)
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(site, page).text);
}

function documentOf(site: Site, { lang, title, body, otherLanguage, narrow, script }: Page): Html {
  const other = otherLanguageThan(lang);
  const brand = html`${site.mark}<span>${site.brand}</span>`;
  return html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${site.brand}</title>
<link rel="icon" href="${site.icon ?? 'data:,'}">
<link rel="stylesheet" href="${site.style}">
${script && html`<script src="${script}" defer></script>`}
</head>
<body${narrow && html` class="narrow"`}>
<a class="skip" href="#main">${texts[lang].skip}</a>
<header>
<div class="bar">
${site.home ? html`<a class="brand" href="${site.home}">${brand}</a>` : html`<p class="brand">${brand}</p>`}
<a class="language" href="${otherLanguage}" lang="${other}" hreflang="${other}">${texts[lang].otherLanguage}</a>
${
  site.nav &&
  html`<nav aria-label="${site.nav.label}">${site.nav.links.map(
    ([address, name]) => html`<a href="${address}">${name}</a>`,
  )}</nav>`
}
</div>
${site.banner && html`<p class="banner">${site.banner}</p>`}
${site.below}
</header>
<main id="main">
${body}
</main>
${site.footer && html`<footer>${site.footer}</footer>`}
</body>
</html>
`;
}

const BASE = readFileSync(new URL('./base.css', import.meta.url), 'utf8');

/** Serves the stylesheet that all stand-ins share, followed by the one in `own`. */
export function styleRoute(app: FastifyInstance, own: URL): void {
  const style = BASE + readFileSync(own, 'utf8');
  app.get('/style.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(style),
  );
}
