import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../kit/html.ts';
import { type Language, languageOf, otherLanguageThan } from '../../kit/language.ts';
import { sendPage as send } from '../../kit/page.ts';
import type { StebContext } from '../options.ts';
import { type Say, sayIn } from './words.ts';

/** One query parameter as text. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** What a page needs to render. */
export type Screen = {
  lang: Language;
  say: Say;
  /** An address within the provider, in the page's language. */
  link: (path: string, query?: Record<string, string>) => string;
  /** This page or another in the other language. */
  otherLink: (path: string, query?: Record<string, string>) => string;
  /** The portal's page to return to; all links of the provider pass it on. */
  back: URL | undefined;
  asset: (file: string) => string;
  style: string;
};

/** The address in `return`, if it belongs to a known portal: there are no redirects to other sites. */
function returnAddress(request: FastifyRequest, portalOrigins: string[]): URL | undefined {
  const asked = queryText(request, 'return') ?? '';
  const address = URL.canParse(asked) ? new URL(asked) : undefined;
  return address && portalOrigins.includes(address.origin) ? address : undefined;
}

export function screenOf(request: FastifyRequest, { basePath, portalOrigins }: StebContext): Screen {
  const lang = languageOf(request, 'ar');
  const back = returnAddress(request, portalOrigins);
  const linkIn =
    (language: Language) =>
    (path: string, query: Record<string, string> = {}) =>
      `${basePath}${path}?${new URLSearchParams({ ...query, ...(back && { return: back.href }), lang: language })}`;
  return {
    lang,
    say: sayIn(lang),
    link: linkIn(lang),
    otherLink: linkIn(otherLanguageThan(lang)),
    back,
    asset: (file) => `${basePath}/assets/${file}`,
    style: `${basePath}/style.css`,
  };
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2 29 9.5v13L16 30 3 22.5v-13z"/><circle cx="16" cy="16" r="5.5"/></svg>`;

/** The link back to the portal; its address is left to right in both languages. */
export function backLink({ say }: Screen, back: URL, look = ''): Html {
  const [before, after] = say('backTo', { site: '\n' }).split('\n');
  return html`<a class="${look}" href="${back.href}">${before}<bdi dir="ltr">${back.host}</bdi>${after}</a>`;
}

type Page = {
  title: string;
  body: Html;
  /** The same page in the other language. */
  otherLanguage: string;
  /** The popup: no navigation, narrow. */
  bare?: boolean;
  script?: string;
};

/** Sends a whole document with its title as heading. */
export function sendPage(reply: FastifyReply, screen: Screen, page: Page): FastifyReply {
  const { lang, say, link, asset, back } = screen;
  const { title, body, bare = false, script, otherLanguage } = page;
  const links: [string, string][] = [
    [link('/account'), say('accountTitle')],
    [link('/business'), say('businessTitle')],
    [link('/verify'), say('verifyTitle')],
  ];
  const site = {
    brand: say('brand'),
    home: bare ? undefined : link('/'),
    mark,
    icon: asset('steb.svg'),
    style: screen.style,
    nav: !bare && { label: say('pages'), links },
    below: !bare && back && html`<p class="back">${backLink(screen, back)}</p>`,
    footer: html`<p>${say('brandLine')}</p><p>${say('sandboxNote')}</p>`,
  };
  return send(reply.header('cross-origin-opener-policy', 'unsafe-none'), site, {
    lang,
    title,
    body: html`<h1>${title}</h1>\n${body}`,
    otherLanguage,
    narrow: bare,
    script: script && asset(script),
    formTargets: back ? [back.origin] : [],
  });
}
