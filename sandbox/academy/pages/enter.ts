import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { Academy } from '../context.ts';
import { signIn } from '../store/sessions.ts';
import { redeem, type TicketRefusal } from '../store/tickets.ts';
import { languageOf, texts } from '../texts.ts';
import { pageOf } from './items.ts';
import { address, sendPage } from './layout.ts';

/** 410 for a used or expired ticket, 403 for one that was never valid. */
const statuses: Record<TicketRefusal, number> = { invalid: 403, expired: 410, spent: 410 };

/**
 * `GET /enter?ticket=`: redeems a ticket of the portal, signs the person in and redirects to the course or product, so
 * that the ticket does not stay in the address. A used, expired or altered ticket gets an error page.
 */
export function enterRoute(app: FastifyInstance, academy: Academy): void {
  app.get('/enter', { exposeHeadRoute: false }, async (request, reply) => {
    const language = languageOf(request);
    const { ticket } = request.query as { ticket?: unknown };
    const redeemed = redeem(academy, typeof ticket === 'string' ? ticket : '');
    if (typeof redeemed === 'string') {
      const { title, text } = texts[language].refused[redeemed];
      const body = html`<h1>${title}</h1><p>${text}</p>`;
      return sendPage(request, reply, academy, { title, body, here: '/', status: statuses[redeemed] });
    }
    signIn(reply, academy, redeemed.person);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address(academy, pageOf(redeemed.type, redeemed.code), language), 303);
  });
}
