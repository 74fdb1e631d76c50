import { eq } from 'drizzle-orm';
import { type AttemptState, judge, mayFollow } from '#domain/payment-state.ts';
import type { Tx } from '#server/platform/database.ts';
import { GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { outage, ProviderUnavailable } from '#server/providers/http-client.ts';
import type { PaymentDeps } from './deps.ts';
import { recordPayment } from './record-payment.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

/**
 * The only code that changes the state of money. The return page, the gateway's notice and the reconciler all come
 * here: the gateway is asked about the reference in our own row, its answer is judged, and the verdict is written under
 * a lock on the order.
 * @returns the attempt's state afterwards; `unknown` when the gateway does not say
 */
export async function settlePayment(deps: PaymentDeps, attemptId: string): Promise<AttemptState> {
  const { db } = deps.database;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt) throw new Error('no such payment attempt');
  if (attempt.state === 'paid' || !attempt.ref) return attempt.state;
  const verdict = await askGateway(deps, attempt, attempt.ref);
  return db.transaction(async (tx) => {
    const { order, current } = await lock(tx, attempt);
    await tx
      .update(paymentAttempts)
      .set({ checkedAt: deps.clock(), ...(verdict.answer !== undefined && { lastAnswer: verdict.answer }) })
      .where(eq(paymentAttempts.id, attempt.id));
    if (!mayFollow(current.state, verdict.state)) return current.state;
    if (verdict.state !== 'paid') return setState(tx, current, verdict.state);
    if (order.paidAt) return recordSecondCharge(tx, current);
    await recordPayment(deps, tx, order, current, { method: 'card', paidAt: deps.clock() });
    return 'paid';
  });
}

async function askGateway(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  ref: string,
): Promise<{ state: AttemptState; answer?: unknown }> {
  try {
    const { raw, ...answer } = await deps.gateway.check(ref);
    return { state: judge({ ...attempt, ref }, answer), answer: raw };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof GatewayRefused)) throw error;
    deps.log(outage(error), 'the gateway could not be asked about a payment');
    return { state: 'unknown' };
  }
}

/** Locks the order, so that of any number of checks at once one goes first, and reads both rows anew. */
async function lock(tx: Tx, attempt: AttemptRecord): Promise<{ order: OrderRecord; current: AttemptRecord }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId)).for('update');
  const [current] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
  if (!order || !current) throw new Error('an order or its attempt has gone');
  return { order, current };
}

async function setState(tx: Tx, attempt: AttemptRecord, state: AttemptState): Promise<AttemptState> {
  await tx.update(paymentAttempts).set({ state }).where(eq(paymentAttempts.id, attempt.id));
  return state;
}

/** Two tabs paid twice: the money came, so it is written down, and flagged to be given back. */
async function recordSecondCharge(tx: Tx, attempt: AttemptRecord): Promise<AttemptState> {
  await tx.update(paymentAttempts).set({ state: 'paid', needsRefund: true }).where(eq(paymentAttempts.id, attempt.id));
  return 'paid';
}
