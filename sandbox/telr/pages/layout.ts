import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf as languageAsked, otherLanguageThan, withLang } from '../../kit/language.ts';
import { type Page as KitPage, sendPage as send } from '../../kit/page.ts';
import type { Sandbox } from '../context.ts';
import { type Language, texts } from '../texts.ts';

/** The visitor's choice, else the order's language, else the browser's. */
export const languageOf = (request: FastifyRequest, ordered?: Language): Language =>
  ordered && !(request.query as { lang?: unknown }).lang ? ordered : languageAsked(request, ordered ?? 'en');

interface Page extends Omit<KitPage, 'otherLanguage'> {
  /** Path and query of this page inside the sandbox, without `lang`, for the link to the other language. */
  here: string;
  /** Links to the inspection pages; not shown on the customer's pages. */
  nav?: boolean;
}

export function sendPage(reply: FastifyReply, { basePath }: Sandbox, { here, nav, ...page }: Page): FastifyReply {
  const { lang } = page;
  const words = texts[lang];
  const links: [string, string][] = [
    [withLang(`${basePath}/orders`, lang), words.nav.orders],
    [withLang(`${basePath}/faults`, lang), words.nav.faults],
  ];
  const site = {
    brand: words.brand,
    banner: words.notice,
    style: `${basePath}/style.css`,
    nav: nav && { label: words.nav.sections, links },
  };
  return send(reply, site, { ...page, otherLanguage: withLang(`${basePath}${here}`, otherLanguageThan(lang)) });
}
