import { and, eq } from 'drizzle-orm';
import { toRiyals } from '#domain/money.ts';
import { isCharged, isClosed, judgeCharge } from '#domain/payment-review.ts';
import type { GatewayOrder } from '#domain/payment-state.ts';
import { sellerIsComplete } from '#server/features/settings/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Tx } from '#server/platform/database.ts';
import { askedNow } from './ask-again.ts';
import type { PaymentDeps } from './deps.ts';
import { attemptById, lockOrder, lockWithAttempt } from './lock-order.ts';
import { lockAndAskWhyNotPayable } from './orders.ts';
import { recordPayment } from './record-payment.ts';
import { logOrder, type Refund, recordUnpaid, writeRefund } from './record-refund.ts';
import { type AttemptRecord, type OrderRecord, paymentAttempts, refunds } from './table.ts';

/*
 * What the office decides about money, each under the lock of `settle-payment.ts`, with its line in the log in the same
 * transaction. Done twice, by a second click or two people, it is done once.
 */

type Deps = Pick<PaymentDeps, 'database' | 'clock' | 'purposes' | 'jobs'>;
type OfAttempt = { orderId: string; attemptId: string };

/**
 * Marks an order as paid without the gateway: the money came another way, and a member of the office records it. An
 * open attempt stays open; if it is charged later, that is a second charge, to be refunded.
 * @param payment why it counts as paid, and the user who recorded it
 * @returns false when it was paid already; then nothing has changed
 * @throws Refusal `payment_not_ready` before the office has entered the seller, `team_withdrawn`
 */
export async function settleByHand(
  deps: Deps,
  orderId: string,
  { note, recordedBy }: { note: string; recordedBy: string },
): Promise<boolean> {
  if (!note.trim()) throw new RangeError('a payment that is recorded by hand needs a note');
  return deps.database.db.transaction(async (tx) => {
    const [order] = await lockOrder(tx, orderId);
    if (!order) throw new Error('there is no such order');
    if (order.paidAt) return false;
    await refuseUnwanted(deps, tx, order);
    await recordPayment(deps, tx, order, { method: 'manual', paidAt: deps.clock(), note: note.trim(), recordedBy });
    await logOrder(tx, { id: recordedBy }, order, {
      before: { order_state: order.state },
      after: { order_state: 'paid', payment_method: 'manual', note: note.trim(), amount: toRiyals(order.total) },
    });
    return true;
  });
}

/** A season that is over does not keep the office from giving a place; a withdrawn place is brought back first. */
async function refuseUnwanted(deps: Pick<Deps, 'purposes' | 'clock'>, tx: Tx, order: OrderRecord): Promise<void> {
  if (!(await sellerIsComplete(tx))) throw new Refusal('payment_not_ready');
  const refused = await lockAndAskWhyNotPayable(deps, tx, order);
  if (refused && refused !== 'season_over') throw new Refusal(refused);
}

/**
 * Takes back a payment that was recorded by hand and has not come: the order is owed as before, and its invoice credited.
 * Sent again, also after the order was paid anew, it takes back no other payment.
 * @param paidAt which payment: when it was recorded
 * @throws Refusal `not_found`, `paid_by_card`: what a card has paid is refunded; `paid_anew` when the order has another
 * payment by now, `order_not_paid` when its fee was given back, `refund_due_first` while a second charge waits to be given
 * back: it could not pay the order any more
 */
export async function takeBackManualPayment(
  deps: Deps,
  { orderId, paidAt, note, by }: { orderId: string; paidAt: Date; note: string; by: Person },
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const [order] = await lockOrder(tx, orderId);
    if (!order) throw new Refusal('not_found');
    if (!order.paidAt && order.refundedAt) throw new Refusal('order_not_paid');
    if (!order.paidAt) return;
    if (order.paidAt.getTime() !== paidAt.getTime()) throw new Refusal('paid_anew');
    if (order.paymentMethod === 'card') throw new Refusal('paid_by_card');
    await chargesOfPaid(tx, orderId);
    const number = await recordUnpaid(deps, tx, order, { how: 'not_received', attemptId: null, by });
    await logOrder(tx, by, order, {
      before: { order_state: 'paid', payment_method: 'manual' },
      after: { order_state: 'unpaid', note, credit_note_number: number },
    });
  });
}

/**
 * Lets a charge in review pay its order, after the gateway was asked once more. What it is more than the fee is owed back.
 * @throws Refusal why the charge cannot pay it (`domain/payment-review.ts`), `order_paid`, `charge_not_in_review`,
 * `team_withdrawn`, `payment_not_ready`, `payment_unavailable` while the gateway does not say
 */
export async function acceptCharge(
  deps: PaymentDeps,
  { orderId, attemptId, note, by }: OfAttempt & { note: string; by: Person },
): Promise<void> {
  const { db } = deps.database;
  const [attempt] = await attemptById(db, attemptId);
  if (!attempt?.ref || attempt.orderId !== orderId) throw new Refusal('not_found');
  if (hasPaid(attempt)) return;
  if (attempt.state !== 'review') throw new Refusal('charge_not_in_review');
  const { ref } = attempt;
  const { said, ...answer } = await askedNow(deps, ref);
  await db.transaction(async (tx) => {
    const [order, current] = await locked(tx, attempt);
    // A second click, or the gateway says meanwhile what it should have said before.
    if (hasPaid(current)) return;
    if (current.state !== 'review') throw new Refusal('charge_not_in_review');
    if (order.paidAt) throw new Refusal('order_paid');
    const verdict = judgeCharge({ ...current, ref }, answer, order.total);
    if ('refused' in verdict) throw new Refusal(verdict.refused);
    await refuseUnwanted(deps, tx, order);
    await recordPayment(deps, tx, order, { method: 'card', paidAt: deps.clock(), attempt: current });
    await tx
      .update(paymentAttempts)
      .set({ refundDue: verdict.excess, lastAnswer: said, checkedAt: deps.clock() })
      .where(eq(paymentAttempts.id, attemptId));
    await logOrder(tx, by, order, {
      before: { order_state: order.state, attempt_state: 'review' },
      after: {
        ...{ order_state: 'paid', attempt_state: 'paid', note },
        ...(verdict.excess > 0 && { refund_due: toRiyals(verdict.excess) }),
      },
    });
  });
}

/** A second charge is paid as well, but it paid no order. */
const hasPaid = ({ state, needsRefund }: AttemptRecord) => state === 'paid' && !needsRefund;

/**
 * Records that a charge which pays no order, or what it was more than the fee, was given back. There is no credit note:
 * nothing was invoiced for it. Of one in review the gateway is asked once more how much it took.
 * @throws Refusal `no_refund_due`, `charge_not_in_review`, `refunded_already` with another reference, `charge_undecided`
 * and `payment_unavailable` while the gateway does not say
 */
export async function refundCharge(
  deps: Pick<PaymentDeps, 'database' | 'clock' | 'gateway'>,
  { orderId, attemptId, ...refund }: OfAttempt & Refund & { kind: 'double' | 'excess' | 'review' },
): Promise<void> {
  const { kind, by, reference, reason } = refund;
  const answer = kind === 'review' ? await askedInReview(deps, { orderId, attemptId }) : undefined;
  await deps.database.db.transaction(async (tx) => {
    const [order, current] = await locked(tx, { id: attemptId, orderId });
    const same = and(eq(refunds.attemptId, attemptId), eq(refunds.kind, kind));
    const [earlier] = await tx.select().from(refunds).where(same);
    if (earlier?.reference === reference) return;
    if (earlier) throw new Refusal('refunded_already');
    const { amount, currency } = kind === 'review' ? chargedBy(current, answer) : dueBy(current, kind);
    await tx
      .update(paymentAttempts)
      .set({
        refundDue: 0,
        ...(kind !== 'excess' && { state: 'refunded' }),
        ...(answer && { lastAnswer: answer.said, checkedAt: deps.clock() }),
      })
      .where(eq(paymentAttempts.id, attemptId));
    await writeRefund(tx, order, { ...refund, attemptId, amount, currency });
    await logOrder(tx, by, order, {
      before: { attempt_state: current.state },
      after: {
        ...(kind !== 'excess' && { attempt_state: 'refunded' }),
        ...{ refund: kind, amount: toRiyals(amount), currency, reference, note: reason },
      },
    });
  });
}

/** Nothing of a charge that waits for no decision: what was recorded of it already is known without the gateway. */
async function askedInReview(deps: Pick<PaymentDeps, 'database' | 'gateway'>, { orderId, attemptId }: OfAttempt) {
  const [attempt] = await attemptById(deps.database.db, attemptId);
  if (attempt?.orderId !== orderId || attempt.state !== 'review' || !attempt.ref) return undefined;
  return askedNow(deps, attempt.ref);
}

/**
 * What the gateway took by a charge in review: nothing, where it is closed. One that is neither may still be taken, and
 * as refunded nobody would see it.
 */
function chargedBy({ state, amount }: AttemptRecord, said: GatewayOrder | undefined) {
  if (state !== 'review' || !said) throw new Refusal('charge_not_in_review');
  if (isCharged(said)) return { amount: said.amount ?? amount, currency: said.currency };
  if (!isClosed(said)) throw new Refusal('charge_undecided');
  return { amount: 0, currency: said.currency };
}

function dueBy({ refundDue, needsRefund, currency }: AttemptRecord, kind: 'double' | 'excess') {
  if (refundDue === 0 || needsRefund !== (kind === 'double')) throw new Refusal('no_refund_due');
  return { amount: refundDue, currency };
}

/**
 * Records that the fee of a paid order was given back: its invoice is credited, and what it was for is given up. Sent
 * twice with the same reference, it is recorded once.
 * @throws Refusal `not_found`, `order_not_paid`, `refund_due_first` while a second charge waits to be given back
 */
export async function refundOrder(
  deps: Deps,
  { orderId, ...refund }: { orderId: string } & Omit<Refund, 'kind'>,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const [order] = await lockOrder(tx, orderId);
    if (!order) throw new Refusal('not_found');
    const { reference, reason, by } = refund;
    // Also of an order that was paid anew since: what is sent again is about the earlier payment.
    if (await isRecorded(tx, orderId, reference)) return;
    if (!order.paidAt) throw new Refusal(order.refundedAt ? 'refunded_already' : 'order_not_paid');
    const paid = await chargesOfPaid(tx, orderId);
    const attemptId = (order.paymentMethod === 'card' && paid[0]?.id) || null;
    const { total: amount, currency } = order;
    await writeRefund(tx, order, { ...refund, kind: 'order', attemptId, amount, currency });
    const note = await recordUnpaid(deps, tx, order, { how: 'refunded', attemptId, by });
    await logOrder(tx, by, order, {
      before: { order_state: 'paid' },
      after: {
        ...{ order_state: 'refunded', refund: 'order', amount: toRiyals(amount), currency, reference, note: reason },
        credit_note_number: note,
      },
    });
  });
}

/**
 * The charges of a paid order: the one that paid it, if a card did.
 * @throws Refusal `refund_due_first` while another one waits to be given back
 */
async function chargesOfPaid(tx: Tx, orderId: string): Promise<AttemptRecord[]> {
  const paid = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')));
  if (paid.some(({ needsRefund }) => needsRefund)) throw new Refusal('refund_due_first');
  return paid;
}

async function isRecorded(tx: Tx, orderId: string, reference: string): Promise<boolean> {
  const same = and(eq(refunds.orderId, orderId), eq(refunds.kind, 'order'), eq(refunds.reference, reference));
  return (await tx.$count(refunds, same)) > 0;
}

/** @throws Refusal `not_found` for an attempt that is not the order's */
async function locked(tx: Tx, of: { id: string; orderId: string }): Promise<readonly [OrderRecord, AttemptRecord]> {
  const [order, current] = await lockWithAttempt(tx, of);
  if (!order || !current || current.orderId !== order.id) throw new Refusal('not_found');
  return [order, current];
}
