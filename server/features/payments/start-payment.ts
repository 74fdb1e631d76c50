import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { sellerIsComplete } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { constraintOf, type Db, type DbOrTx } from '#server/platform/database.ts';
import { newToken } from '#server/platform/tokens.ts';
import { type CardGateway, GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { PaymentDeps } from './deps.ts';
import { checkOpenAttempts, openAttempts } from './open-attempts.ts';
import { orderById, purposeOf } from './orders.ts';
import { type AttemptRecord, type OrderRecord, paymentAttempts } from './table.ts';

type Start = {
  order: OrderRecord;
  person: Person;
  language: Language;
  description: string;
  /** The address to which the gateway redirects the person, for this attempt's token and an outcome. */
  returnTo: (token: string, outcome: 'auth' | 'can' | 'decl') => string;
};

/**
 * Starts the payment of an order: returns the gateway's reference and payment page. While an attempt is open, a second
 * call returns the page of the first. The open attempt is checked first, so that a paid order is never paid again and
 * no expired page is returned.
 * @returns undefined when the order turns out to be paid
 * @throws Refusal `payment_not_ready` before the office has entered the seller, `payment_unavailable` when the gateway
 * refuses or does not answer, `payment_in_review`, `payment_held`, and why the purpose's owner takes no payment any more
 */
export async function startPayment(deps: PaymentDeps, start: Start): Promise<{ ref: string; url: string } | undefined> {
  if (start.order.paidAt) return undefined;
  await refuseUnpayable(deps, deps.database.db, start.order);
  let cause: unknown;
  const log: PaymentDeps['log'] = ({ err }) => {
    cause = err;
  };
  for await (const { attempt, state } of checkOpenAttempts({ ...deps, log }, start.order.id)) {
    if (state === 'paid') return undefined;
    if (state === 'review') throw new Refusal('payment_in_review');
    if (state === 'held') throw new Refusal('payment_held');
    if (state === 'redirected' && attempt.ref && attempt.url) return { ref: attempt.ref, url: attempt.url };
    // The gateway gave no state: another charge might be the second one.
    if (state === 'unknown') throw new Refusal('payment_unavailable', { cause });
  }
  return createAttempt(deps, start);
}

async function refuseUnpayable(deps: PaymentDeps, db: DbOrTx, order: OrderRecord): Promise<void> {
  const refused = await purposeOf(deps, order).whyNotPayable(db, order.purposeId, deps.clock());
  if (refused) throw new Refusal(refused);
}

/** Writes the attempt, calls the gateway outside any transaction, and stores the answer. */
async function createAttempt(deps: PaymentDeps, start: Start) {
  const { db } = deps.database;
  // What is paid gets its invoice at once, and one without its seller would be no invoice.
  if (!(await sellerIsComplete(db))) throw new Refusal('payment_not_ready');
  const { order, person } = start;
  const token = newToken();
  const attempt = await db.transaction(async (tx) => {
    // As the attempt does, but before the team, whose owner an account is that is deleted at the same time.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('key share');
    // Whoever withdraws the team meanwhile, or moves it to another competition, sees this attempt, or is seen here.
    await refuseUnpayable(deps, tx, order);
    const owed = await orderById(tx, order.id);
    if (!owed || owed.paidAt) return undefined;
    const [begun] = await tx
      .insert(paymentAttempts)
      .values({
        orderId: order.id,
        startedBy: person.id,
        cartId: newToken(),
        returnToken: token,
        amount: owed.total,
        currency: owed.currency,
        test: deps.gateway.test,
      })
      .returning();
    return begun;
  });
  if (!attempt) return undefined;
  const created = await callGateway(deps.gateway, deps.noticeUrl, start, attempt).catch(async (error: unknown) => {
    // Without a reference it cannot be checked; it blocks no new attempt, and a late notice finds it by its cart id.
    await db.update(paymentAttempts).set({ state: 'unknown' }).where(eq(paymentAttempts.id, attempt.id));
    if (error instanceof GatewayRefused || error instanceof ProviderUnavailable) {
      throw new Refusal('payment_unavailable', { cause: error });
    }
    throw error;
  });
  return keepReference(db, attempt, created);
}

function callGateway(gateway: CardGateway, noticeUrl: string, start: Start, attempt: AttemptRecord) {
  return gateway.create({
    cartId: attempt.cartId,
    amount: attempt.amount,
    currency: attempt.currency,
    description: start.description,
    language: start.language,
    customer: { name: start.person.name, email: start.person.email },
    noticeUrl,
    returnTo: {
      authorised: start.returnTo(attempt.returnToken, 'auth'),
      cancelled: start.returnTo(attempt.returnToken, 'can'),
      declined: start.returnTo(attempt.returnToken, 'decl'),
    },
  });
}

/**
 * The unique index allows one open attempt with a reference per order: of two started at once, the later is cancelled.
 */
async function keepReference(db: Db, attempt: AttemptRecord, created: { ref: string; url: string }) {
  try {
    await db
      .update(paymentAttempts)
      .set({ ...created, state: 'redirected' })
      .where(eq(paymentAttempts.id, attempt.id));
    return created;
  } catch (error) {
    if (constraintOf(error) !== 'payment_attempts_one_open_key') throw error;
    await db
      .update(paymentAttempts)
      .set({ ...created, state: 'cancelled' })
      .where(eq(paymentAttempts.id, attempt.id));
    const [first] = await openAttempts(db, attempt.orderId);
    if (first?.state === 'held') throw new Refusal('payment_held');
    if (first?.ref && first.url) return { ref: first.ref, url: first.url };
    throw new Refusal('payment_unavailable');
  }
}
