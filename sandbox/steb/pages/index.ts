import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import { styleRoute } from '../../kit/page.ts';
import type { StebContext } from '../options.ts';
import { accountRoutes } from './account.ts';
import { businessRoutes } from './business.ts';
import { homeRoutes } from './home.ts';
import { signOutRoute } from './own-page.ts';
import { screenOf, sendPage } from './page.ts';
import { popupRoutes } from './popup.ts';
import { recoveryRoutes } from './recovery.ts';
import { verifyRoutes } from './verify.ts';

const assets = { 'steb.svg': 'image/svg+xml', 'popup.js': 'text/javascript' };

/** The provider's own pages. Forms from other sites are refused. */
export async function pageRoutes(app: FastifyInstance, context: StebContext): Promise<void> {
  for (const [file, type] of Object.entries(assets)) {
    const content = readFileSync(new URL(`../assets/${file}`, import.meta.url));
    app.get(`/assets/${file}`, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
        .send(content),
    );
  }

  styleRoute(app, new URL('../assets/steb.css', import.meta.url));

  const ownOrigin = new URL(context.publicUrl).origin;
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    const foreign = site ? site !== 'same-origin' && site !== 'none' : origin !== undefined && origin !== ownOrigin;
    if (!foreign) return;
    const screen = screenOf(request, context);
    const { say } = screen;
    const body = html`<p>${say('crossSite')}</p>`;
    return sendPage(reply.code(403), screen, { title: say('errorTitle'), body, otherLanguage: screen.link('/') });
  });

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const screen = screenOf(request, context);
    const { say } = screen;
    const body = html`<p>${say('errorText')}</p><p><a href="${screen.link('/')}">${say('home')}</a></p>`;
    return sendPage(reply.code(status), screen, { title: say('errorTitle'), body, otherLanguage: screen.link('/') });
  });

  homeRoutes(app, context);
  popupRoutes(app, context);
  accountRoutes(app, context);
  businessRoutes(app, context);
  verifyRoutes(app, context);
  recoveryRoutes(app, context);
  signOutRoute(app, context);
}
