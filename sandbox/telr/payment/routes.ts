import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../../kit/html.ts';
import { withLang } from '../../kit/language.ts';
import { type Fields, readFields } from '../bodies.ts';
import type { Sandbox } from '../context.ts';
import { consumeFault } from '../faults.ts';
import { findOrder, type Order } from '../orders.ts';
import { languageOf, sendPage } from '../pages/layout.ts';
import { texts } from '../texts.ts';
import { type CardProblems, type CardSummary, readCard, TEST_CARDS } from './cards.ts';
import { cancelOrder, decideByCard } from './decide.ts';
import { type Outcome, outcomeOf, THREE_D_SECURE_FAILED } from './outcome.ts';
import { notFoundPage, payPage, resultPage, securePage } from './pages.ts';

/** The card that waits for the 3-D Secure step. */
interface Challenge {
  card: CardSummary;
  outcome: Outcome;
}

/** Where to redirect the customer, by the state of the order; a pending order has no such address yet. */
function returnUrlOf({ code, returnAuth, returnCan, returnDecl }: Order): string {
  if (code > 1) return returnAuth;
  return code === -2 ? returnCan : returnDecl;
}

/** A 303 to the merchant, with the address unchanged. */
const toMerchant = (reply: FastifyReply, order: Order) => reply.redirect(returnUrlOf(order), 303);

/**
 * The hosted page. Its forms post to `pay.html`, `secure.html` and `cancel.html`; a POST of a card to the order's
 * own address (`process.html`) is for scripts and skips the 3-D Secure step.
 */
export function paymentRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { db, options, basePath, notices } = sandbox;

  /** Everything a page of the order needs, or null after the answer that there is no such order. */
  function open(request: FastifyRequest, reply: FastifyReply) {
    const ref = String((request.query as { o?: unknown }).o ?? '');
    const order = findOrder(db, ref);
    const lang = languageOf(request, order?.lang);
    const show = (title: string, body: Html, status = 200) => {
      const formTargets = order
        ? [order.returnAuth, order.returnDecl, order.returnCan].map((url) => new URL(url).origin)
        : [];
      const here = `/gateway/process.html?o=${encodeURIComponent(ref)}`;
      sendPage(reply, sandbox, { lang, title, body, status, here, formTargets: [...new Set(formTargets)] });
    };
    if (!order) {
      show(texts[lang].notFoundTitle, notFoundPage(lang), 404);
      return null;
    }
    const link = (page: string) => withLang(`${basePath}/gateway/${page}?o=${order.ref}`, lang);
    return { order, lang, show, form: { options, order, lang, link } };
  }
  type Visit = NonNullable<ReturnType<typeof open>>;

  /** The form again, with the typed values and their errors. */
  function showForm({ show, form, lang }: Visit, values: Fields, problems?: CardProblems) {
    const title = texts[lang].payTitle;
    show(
      problems ? `${texts[lang].errorPrefix}: ${title}` : title,
      payPage({ ...form, values, ...(problems && { problems }) }),
      problems ? 422 : 200,
    );
  }

  async function decide(reply: FastifyReply, { order }: Visit, card: CardSummary, outcome: Outcome) {
    const decided = decideByCard(sandbox, order.ref, card, outcome) ?? order;
    if (consumeFault(db, 'noticeFirst')) await notices.flush(order.ref);
    return toMerchant(reply, decided);
  }

  const afterwards = { onResponse: async () => notices.kick() };

  app.get('/gateway/process.html', async (request, reply) => {
    const visit = open(request, reply);
    if (!visit) return reply;
    const { order, lang, show, form } = visit;
    if (order.code === 1) showForm(visit, prefill((request.query as { card?: unknown }).card));
    else show(texts[lang].resultTitle[order.code], resultPage(form, returnUrlOf(order)));
    return reply;
  });

  app.post('/gateway/process.html', afterwards, async (request, reply) => {
    const fields = await readFields(request.body);
    const visit = open(request, reply);
    if (!visit) return reply;
    if (visit.order.code !== 1) return toMerchant(reply, visit.order);
    const read = readCard(fields, Date.now());
    if ('card' in read) return decide(reply, visit, read.card.summary, outcomeOf(read.card.cvv));
    showForm(visit, fields, read.problems);
    return reply;
  });

  app.post('/gateway/pay.html', afterwards, async (request, reply) => {
    const fields = await readFields(request.body);
    const visit = open(request, reply);
    if (!visit) return reply;
    if (visit.order.code !== 1) return toMerchant(reply, visit.order);
    const read = readCard(fields, Date.now());
    if ('problems' in read) {
      showForm(visit, fields, read.problems);
      return reply;
    }
    const { summary, cvv, threeDSecure } = read.card;
    if (!threeDSecure) return decide(reply, visit, summary, outcomeOf(cvv));
    const challenge: Challenge = { card: summary, outcome: outcomeOf(cvv) };
    db.prepare('UPDATE orders SET challenge = ? WHERE ref = ?').run(JSON.stringify(challenge), visit.order.ref);
    return reply.redirect(visit.form.link('secure.html'), 303);
  });

  app.get('/gateway/secure.html', async (request, reply) => {
    const visit = open(request, reply);
    if (!visit) return reply;
    if (!visit.order.challenge) return reply.redirect(visit.form.link('process.html'), 303);
    visit.show(texts[visit.lang].secureTitle, securePage(visit.form));
    return reply;
  });

  app.post('/gateway/secure.html', afterwards, async (request, reply) => {
    const { answer } = await readFields(request.body);
    const visit = open(request, reply);
    if (!visit) return reply;
    if (visit.order.code !== 1) return toMerchant(reply, visit.order);
    if (!visit.order.challenge || !['approve', 'fail'].includes(answer ?? '')) {
      return reply.redirect(visit.form.link('secure.html'), 303);
    }
    const { card, outcome }: Challenge = JSON.parse(visit.order.challenge);
    return decide(reply, visit, card, answer === 'approve' ? outcome : THREE_D_SECURE_FAILED);
  });

  app.post('/gateway/cancel.html', async (request, reply) => {
    const visit = open(request, reply);
    return visit ? toMerchant(reply, cancelOrder(sandbox, visit.order.ref) ?? visit.order) : reply;
  });
}

/** `?card=` of a listed test card fills the form with what approves. */
function prefill(number: unknown): Fields {
  if (!TEST_CARDS.some((card) => card.number === number)) return {};
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0');
  return { card_number: String(number), expiry: `12/${year}`, cvv: '123' };
}
