import { eq } from 'drizzle-orm';
import { type AttemptState, canReplace, isOpen, stateFromAnswer } from '#domain/payment-state.ts';
import { type DbOrTx, type Tx, together } from '#server/platform/database.ts';
import { GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { outage, ProviderUnavailable } from '#server/providers/http-client.ts';
import type { PaymentDeps } from './deps.ts';
import { purposeOf } from './orders.ts';
import { recordPayment } from './record-payment.ts';
import { announceState } from './send-payment-news.ts';
import { type AttemptRecord, orders, paymentAttempts } from './table.ts';

/*
 * Which code changes payment states (enforced by tests/rules/money-writers.test.ts):
 * - Only here does an order become paid, under a lock on it: by an attempt that the gateway reports as charged, or by
 *   hand. `record-payment.ts` writes it and is called from nowhere else; the purpose's owner then marks what was paid
 *   for.
 * - Here an attempt gets the state from the gateway's answer; charged for what can no longer be paid for, `review`.
 * - `start-payment.ts` writes attempts before and after the gateway is called: created, redirected, unknown,
 *   cancelled.
 * - `notice.ts` stores, as cancelled, an attempt whose reference came only with a late notice, and then calls this.
 * - `orders.ts` writes what is owed, and `change-order.ts` what is owed after the purpose of an unpaid order has changed; what
 *   is free gets no order, and its owner marks it as paid from the start.
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
  if (attempt.state === 'paid' || !attempt.ref) return attempt.state;
  const verdict = await askGateway(deps, attempt, attempt.ref);
  return db.transaction(async (tx) => {
    const leave = whenBusy === 'leave' && isOpen(attempt.state);
    const [order, current] = await lock(tx, attempt, leave);
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
    if (order.paidAt) return recordSecondCharge(tx, current);
    // Its page was opened before the order became that of something dearer or cheaper.
    if (current.amount !== order.total || current.currency !== order.currency) return recordUnwanted(tx, current);
    if (await purposeOf(deps, order).whyNotPayable(tx, order.purposeId, deps.clock()))
      return recordUnwanted(tx, current);
    await recordPayment(deps, tx, order, { method: 'card', paidAt: deps.clock(), attempt: current });
    return 'paid';
  });
}

/**
 * Marks an order as paid without the gateway: the money came another way, and a member of the office records it. An
 * open attempt stays open; if it is charged later, that is a second charge, to be refunded.
 * @param payment why it counts as paid, and the user who recorded it
 * @returns false when it was paid already; then nothing has changed
 */
export const settleByHand = (
  deps: Pick<PaymentDeps, 'database'> & ByHandDeps,
  orderId: string,
  payment: ByHand,
): Promise<boolean> => deps.database.db.transaction((tx) => settleByHandIn(tx, deps, orderId, payment));

type ByHandDeps = Pick<PaymentDeps, 'clock' | 'purposes' | 'jobs'>;
type ByHand = { note: string; recordedBy: string };

/** The same within a transaction that changes more than the payment. */
export async function settleByHandIn(
  tx: Tx,
  deps: ByHandDeps,
  orderId: string,
  { note, recordedBy }: ByHand,
): Promise<boolean> {
  if (!note.trim()) throw new RangeError('a payment that is recorded by hand needs a note');
  const [order] = await lockOrder(tx, orderId);
  if (!order) throw new Error('there is no such order');
  if (order.paidAt) return false;
  await recordPayment(deps, tx, order, { method: 'manual', paidAt: deps.clock(), note: note.trim(), recordedBy });
  return true;
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

/**
 * Serialises concurrent checks; the order is read again under the lock. Not `for update`, which would also block
 * inserts that reference the order, such as a new attempt.
 */
const lockOrder = (tx: Tx, id: string, skipLocked = false) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update', skipLocked ? { skipLocked } : {})
    .prepare(skipLocked ? 'lock_free_order' : 'lock_order')
    .execute();

const attemptById = (db: DbOrTx, id: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).prepare('attempt_by_id').execute();

/**
 * The locked order, and the attempt as read after the lock: a connection runs its statements one after the other. With
 * `skipLocked` there is no order if another transaction has locked it.
 */
async function lock(tx: Tx, { id, orderId }: AttemptRecord, skipLocked: boolean) {
  const [[order], [current]] = await together([() => lockOrder(tx, orderId, skipLocked), () => attemptById(tx, id)]);
  return [order, current] as const;
}

/** Paid for what is no longer to be had: a person decides whether it is given after all, or the money is returned. */
const recordUnwanted = async (tx: Tx, attempt: AttemptRecord): Promise<AttemptState> =>
  attempt.state === 'review' ? 'review' : setState(tx, attempt, 'review');

async function setState(tx: Tx, attempt: AttemptRecord, state: AttemptState): Promise<AttemptState> {
  await tx.update(paymentAttempts).set({ state }).where(eq(paymentAttempts.id, attempt.id));
  return state;
}

/** Paid twice, for example in two tabs: the payment is recorded and flagged for a refund. */
async function recordSecondCharge(tx: Tx, attempt: AttemptRecord): Promise<AttemptState> {
  await tx.update(paymentAttempts).set({ state: 'paid', needsRefund: true }).where(eq(paymentAttempts.id, attempt.id));
  return 'paid';
}
