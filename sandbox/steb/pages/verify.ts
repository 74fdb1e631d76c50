import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { StebContext } from '../options.ts';
import { notice } from './form.ts';
import { ownPageRoutes } from './own-page.ts';
import { backLink, screenOf } from './page.ts';
import { signedIn } from './session.ts';

/** The page on which a registered coach verifies the account. */
export function verifyRoutes(app: FastifyInstance, context: StebContext): void {
  ownPageRoutes(app, context, {
    path: '/verify',
    title: 'verifyTitle',
    body: (screen, account) => {
      const { say, link, back } = screen;
      const goOn = back && html`<p>${backLink(screen, back, 'button primary')}</p>`;
      if (account.type !== 1) return html`${notice('good', say('notCoach'))}${goOn}`;
      if (account.status === 1) return html`${notice('good', say('verified'))}${goOn}`;
      return html`<p><strong><bdi>${account.name}</bdi></strong></p><p>${say('verifyExplain')}</p>
<form method="post" action="${link('/verify')}"><button class="primary">${say('verify')}</button></form>`;
    },
  });

  app.post('/verify', (request, reply) => {
    const account = signedIn(request, context);
    const { back, link } = screenOf(request, context);
    if (account?.type !== 1) return reply.redirect(link('/verify'), 303);
    context.store.accounts.change(account.id, { status: 1 });
    return reply.redirect(back?.href ?? link('/verify'), 303);
  });
}
