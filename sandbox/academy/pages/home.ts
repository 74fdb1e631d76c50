import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import { courses } from '../content/courses.ts';
import { products } from '../content/products.ts';
import type { Academy } from '../context.ts';
import { signOut } from '../store/sessions.ts';
import { languageOf, texts } from '../texts.ts';
import { pageOf } from './items.ts';
import { address, sendPage } from './layout.ts';

/** The academy's home page, the stream that the portal's home page links to, and signing out. */
export function homeRoutes(app: FastifyInstance, academy: Academy): void {
  app.get('/', async (request, reply) => {
    const language = languageOf(request);
    const words = texts[language];
    const list = (title: string, type: 'slides' | 'shop', items: { id: number; name: { en: string; ar: string } }[]) =>
      html`<section><h2>${title}</h2><ul>${items.map(
        ({ id, name }) =>
          html`<li><a href="${address(academy, pageOf(type, String(id)), language)}">${name[language]}</a></li>`,
      )}</ul></section>`;
    const body = html`<h1>${words.brand}</h1>
<p>${words.homeText}</p>
<p><a href="${address(academy, '/stream', language)}">${words.stream}</a> · <a href="${address(academy, '/faults', language)}">${words.faults}</a></p>
<div class="columns">
${list(words.courses, 'slides', courses)}
${list(words.products, 'shop', products)}
</div>`;
    return sendPage(request, reply, academy, { title: words.home, body, here: '/' });
  });

  app.get('/stream', async (request, reply) => {
    const words = texts[languageOf(request)];
    const body = html`<h1>${words.stream}</h1><p>${words.streamText}</p>`;
    return sendPage(request, reply, academy, { title: words.stream, body, here: '/stream' });
  });

  app.post('/leave', async (request, reply) => {
    signOut(request, reply, academy);
    return reply.redirect(address(academy, '/', languageOf(request)), 303);
  });
}
