import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../kit/html.ts';
import { type Language, otherLanguageThan, withLang } from '../../kit/language.ts';
import { sendPage as send } from '../../kit/page.ts';
import type { Academy } from '../context.ts';
import { signedIn } from '../store/sessions.ts';
import { languageOf, texts } from '../texts.ts';

/** `path` below the academy, in a language. */
export const address = ({ basePath }: Academy, path: string, language: Language) =>
  withLang(`${basePath}${path}`, language);

interface Page {
  title: string;
  body: Html;
  /** This page's own path below the academy, for the link to the other language. */
  here: string;
  status?: number;
}

/** Sends a page with the name of the signed-in person and a button to sign out. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  academy: Academy,
  { here, ...page }: Page,
): FastifyReply {
  const lang = languageOf(request);
  const words = texts[lang];
  const name = signedIn(request, academy);
  const person =
    name &&
    html`<form class="person" method="post" action="${address(academy, '/leave', lang)}">
<span>${words.signedIn} <bdi>${name}</bdi></span>
<button>${words.signOut}</button>
</form>`;
  const site = {
    brand: words.brand,
    home: address(academy, '/', lang),
    banner: words.notice,
    style: `${academy.basePath}/style.css`,
    below: person || undefined,
  };
  return send(reply, site, { ...page, lang, otherLanguage: address(academy, here, otherLanguageThan(lang)) });
}
