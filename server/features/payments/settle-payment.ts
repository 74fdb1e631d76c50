import { eq } from 'drizzle-orm';
import { type AttemptState, canReplace, isOpen, stateFromAnswer } from '#domain/payment-state.ts';
import type { Tx } from '#server/platform/database.ts';
import { GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { outage, ProviderUnavailable } from '#server/providers/http-client.ts';
import type { PaymentDeps } from './deps.ts';
import { attemptById, lockWithAttempt } from './lock-order.ts';
import { lockAndAskWhyNotPayable } from './orders.ts';
import { recordPayment } from './record-payment.ts';
import { announceState, announceUnwanted } from './send-payment-news.ts';
import { type AttemptRecord, type OrderRecord, paymentAttempts } from './table.ts';

/*
 * Which code changes payment states (enforced by tests/rules/money-writers.test.ts):
 * - An order becomes paid under a lock on it (`lock-order.ts`): here by an attempt that the gateway reports as charged, in
 *   `settle-by-office.ts` by what the office decides: recorded by hand, or a charge in review that is accepted.
 *   `record-payment.ts` writes it and is called from nowhere else; the purpose's owner then marks what was paid for.
 * - In `settle-by-office.ts` alone does it become unpaid again, and a charge given back; `record-refund.ts` writes it, with
 *   the credit note.
 * - Here an attempt gets the state from the gateway's answer; charged for what can no longer be paid for, `review`.
 * - `start-payment.ts` writes attempts before and after the gateway is called: created, redirected, unknown,
 *   cancelled.
 * - `notice.ts` stores, as unknown, an attempt whose reference came only with a late notice, then calls this, and opens
 *   a closed one again if the gateway does not answer.
 * - `change-order.ts` writes anew what an unpaid order is for, when the office moves a team to another competition.
 * - `orders.ts` writes what is owed; what is free gets no order, and its owner marks it as paid from the start.
 */

/**
 * Requests the state of the attempt's reference from the gateway, evaluates the answer and writes the result. Used by
 * the return page, the gateway's notice and the reconciler.
 * @param whenBusy whether to wait if another transaction is settling the same order, or to skip it: an attempt that the
 * other one does not settle stays open, and the reconciler checks it later
 * @returns the attempt's state afterwards; `unknown` when the gateway does not say
 */
export async function settlePayment(
  deps: PaymentDeps,
  attemptId: string,
  whenBusy: 'wait' | 'leave' = 'wait',
): Promise<AttemptState> {
  const { db } = deps.database;
  const [attempt] = await attemptById(db, attemptId);
  if (!attempt) throw new Error('no such payment attempt');
  if (attempt.state === 'paid' || attempt.state === 'refunded' || !attempt.ref) return attempt.state;
  const verdict = await askGateway(deps, attempt, attempt.ref);
  return db.transaction(async (tx) => {
    const leave = whenBusy === 'leave' && isOpen(attempt.state);
    const [order, current] = await lockWithAttempt(tx, attempt, leave);
    // An attempt cannot exist without its order: where both are missing, nobody has locked anything.
    if (!current) throw new Error('a payment attempt or its order has gone');
    if (!order && leave) return current.state;
    if (!order) throw new Error('the order of a payment attempt has gone');
    await tx
      .update(paymentAttempts)
      .set({ checkedAt: deps.clock(), ...(verdict.answer !== undefined && { lastAnswer: verdict.answer }) })
      .where(eq(paymentAttempts.id, attempt.id));
    if (!canReplace(current.state, verdict.state)) return current.state;
    if (verdict.state !== 'paid') {
      // Of a second attempt at what is paid there is nothing to tell.
      if (!order.paidAt) await announceState(deps.jobs, tx, order, { from: current, to: verdict.state });
      return setState(tx, current, verdict.state);
    }
    if (order.paidAt) return recordSecondCharge(deps, tx, order, current);
    if (isOtherSum(order, current) || (await lockAndAskWhyNotPayable(deps, tx, order)))
      return recordUnwanted(deps, tx, order, current);
    await recordPayment(deps, tx, order, { method: 'card', paidAt: deps.clock(), attempt: current });
    return 'paid';
  });
}

async function askGateway(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  ref: string,
): Promise<{ state: AttemptState; answer?: unknown }> {
  try {
    const { said, ...answer } = await deps.gateway.check(ref);
    return { state: stateFromAnswer({ ...attempt, ref }, answer), answer: said };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof GatewayRefused)) throw error;
    deps.log(outage(error), 'the gateway could not be asked about a payment');
    return { state: 'unknown' };
  }
}

/** An attempt that was begun before its order changed paid what is no longer the fee. */
const isOtherSum = (order: OrderRecord, { amount, currency }: AttemptRecord) =>
  amount !== order.total || currency !== order.currency;

/** Paid for what is no longer to be had: a person decides whether it is given after all, or the money is returned. */
async function recordUnwanted(
  { jobs }: Pick<PaymentDeps, 'jobs'>,
  tx: Tx,
  order: OrderRecord,
  attempt: AttemptRecord,
): Promise<AttemptState> {
  if (attempt.state === 'review') return 'review';
  await announceUnwanted(jobs, tx, order, attempt);
  return setState(tx, attempt, 'review');
}

async function setState(tx: Tx, attempt: AttemptRecord, state: AttemptState): Promise<AttemptState> {
  await tx.update(paymentAttempts).set({ state }).where(eq(paymentAttempts.id, attempt.id));
  return state;
}

/** Paid twice, for example in two tabs: the payment is recorded and flagged for a refund, and whoever paid is told. */
async function recordSecondCharge(
  { jobs }: Pick<PaymentDeps, 'jobs'>,
  tx: Tx,
  order: OrderRecord,
  attempt: AttemptRecord,
): Promise<AttemptState> {
  await announceUnwanted(jobs, tx, order, attempt);
  await tx
    .update(paymentAttempts)
    .set({ state: 'paid', needsRefund: true, refundDue: attempt.amount })
    .where(eq(paymentAttempts.id, attempt.id));
  return 'paid';
}
