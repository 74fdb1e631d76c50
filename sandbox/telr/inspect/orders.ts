import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../../kit/html.ts';
import { withLang } from '../../kit/language.ts';
import { readFields } from '../bodies.ts';
import type { Sandbox } from '../context.ts';
import { transactionDate } from '../gateway/dates.ts';
import { formatAmount } from '../money.ts';
import { noticesOf } from '../notices/sender.ts';
import { chargesOf, listOrders, type Order, STATUS_TEXT } from '../orders.ts';
import { languageOf, sendPage } from '../pages/layout.ts';
import { amountText, code } from '../pages/money-text.ts';
import { releaseHeld } from '../payment/decide.ts';
import { type Language, texts } from '../texts.ts';

const PAGE_SIZE = 200;

/** An order with its history, as in `/orders.json`. `charged` is the sum of what was really charged. */
function describe({ db }: Sandbox, order: Order) {
  const { code: status, customer, challenge, createdAt, amount, ...rest } = order;
  const charges = chargesOf(db, order.ref);
  const taken = charges.filter((charge) => charge.status === 'A').reduce((sum, charge) => sum + charge.amount, 0);
  return {
    ...rest,
    amount: formatAmount(amount),
    status: { code: status, text: STATUS_TEXT[status] },
    created: new Date(createdAt).toISOString(),
    customer,
    charged: formatAmount(taken),
    charges: charges.map((charge) => ({
      ref: charge.ref,
      date: transactionDate(charge.createdAt),
      type: charge.type,
      status: charge.status,
      code: charge.code,
      message: charge.message,
      amount: formatAmount(charge.amount),
      currency: charge.currency,
      card: charge.card,
    })),
    notices: noticesOf(db, order.ref).map(({ kind, url, state, attempts, lastResult, body }) => ({
      kind,
      url,
      state,
      attempts,
      lastResult,
      fields: Object.fromEntries(new URLSearchParams(body)),
    })),
  };
}

/** `/orders` for people, `/orders.json` for tests, `?cartid=` and `?ref=` in both; and releasing a held payment. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { db, basePath, notices } = sandbox;

  const find = (request: FastifyRequest) => {
    const { cartid, ref, limit } = request.query as { cartid?: string; ref?: string; limit?: string };
    return listOrders(db, { cartid, ref, limit: Math.min(Number(limit) || PAGE_SIZE, 10_000) }).map((order) =>
      describe(sandbox, order),
    );
  };

  app.get('/orders.json', async (request) => ({ orders: find(request) }));

  app.get('/orders', async (request, reply) => {
    if (request.headers.accept?.includes('application/json')) return { orders: find(request) };
    const lang = languageOf(request);
    const words = texts[lang];
    const orders = find(request);
    const rows = orders.map((order) => row(order, lang, `${basePath}/orders/${order.ref}/held?lang=${lang}`));
    const table = html`<div class="scroll" role="region" aria-label="${words.ordersRegion}" tabindex="0"><table>
<thead><tr>
${[words.created, words.cartid, words.description, words.amount, words.status, words.charges, words.notices].map(
  (title) => html`<th scope="col">${title}</th>`,
)}
</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
    const body = html`<h1>${words.ordersTitle}</h1>
<p><a href="${basePath}/orders.json">${words.asJson}</a></p>
${orders.length > 0 ? table : html`<p>${words.ordersEmpty}</p>`}`;
    return sendPage(reply, sandbox, { lang, title: words.ordersTitle, body, here: '/orders', nav: true });
  });

  app.post('/orders/:ref/held', { onResponse: async () => notices.kick() }, async (request, reply) => {
    const { ref } = request.params as { ref: string };
    const { answer } = await readFields(request.body);
    if (answer !== 'accept' && answer !== 'reject') {
      return reply.code(400).send({ error: 'answer must be accept or reject' });
    }
    if (!releaseHeld(sandbox, ref, answer === 'accept')) {
      return reply.code(409).send({ error: 'This order has no held payment' });
    }
    return reply.redirect(withLang(`${basePath}/orders`, languageOf(request)), 303);
  });
}

function row(order: ReturnType<typeof describe>, lang: Language, heldPath: string) {
  const words = texts[lang];
  const minor = { amount: Math.round(Number(order.amount) * 100), currency: order.currency };
  const last = order.charges.at(-1);
  return html`<tr>
<td><time datetime="${order.created}">${code(`${order.created.slice(0, 16).replace('T', ' ')} UTC`)}</time></td>
<th scope="row">${code(order.cartid)} <small>${order.test ? words.test : words.live}</small></th>
<td dir="auto">${order.description}</td>
<td><bdi>${amountText(minor, lang)}</bdi></td>
<td>${code(order.status.code)} <span lang="en">${order.status.text}</span></td>
<td>${
    last
      ? html`${code(`${last.status} ${last.ref}`)}<br><small lang="en">${last.card.type} ${code(
          `…${last.card.last4}`,
        )}: ${last.message}</small>`
      : words.none
  }
${
  last?.status === 'H' &&
  html`<form method="post" action="${heldPath}">
<button name="answer" value="accept">${words.acceptHeld}</button>
<button name="answer" value="reject">${words.rejectHeld}</button>
</form>`
}</td>
<td>${
    order.notices.length > 0
      ? order.notices.map(
          ({ kind, state, attempts, lastResult }) =>
            html`<span lang="en">${kind}: ${state} (${attempts}) ${lastResult}</span><br>`,
        )
      : words.none
  }</td>
</tr>`;
}
