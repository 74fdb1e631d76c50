import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { StebContext } from '../options.ts';
import { screenOf, sendPage } from './page.ts';

/** The home page: what the provider is, with links to its pages. */
export function homeRoutes(app: FastifyInstance, context: StebContext): void {
  app.get('/', (request, reply) => {
    const screen = screenOf(request, context);
    const { say, link } = screen;
    const item = (path: string, title: string, text: string) =>
      html`<li class="panel"><a href="${link(path)}">${title}</a><p>${text}</p></li>`;
    return sendPage(reply, screen, {
      title: say('homeTitle'),
      otherLanguage: `?lang=${screen.lang === 'ar' ? 'en' : 'ar'}`,
      body: html`<p>${say('homeText')}</p>
<ul class="links">
${item('/account', say('accountTitle'), say('accountText'))}
${item('/business', say('businessTitle'), say('businessText'))}
${item('/verify', say('verifyTitle'), say('verifyText'))}
</ul>`,
    });
  });
}
