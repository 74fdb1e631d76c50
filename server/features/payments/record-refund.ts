import { eq } from 'drizzle-orm';
import type { RefundKind } from '#contract/payment-states.ts';
import { creditNewestInvoice } from '#server/features/invoices/index.ts';
import { logChange } from '#server/features/office-records/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PaymentDeps } from './deps.ts';
import { purposeOf } from './orders.ts';
import { type OrderRecord, orders, paymentAttempts, refunds } from './table.ts';

/** The job that sends whoever paid the credit note. */
export const creditNoteJob = 'send-credit-note';

/** What the office says of money that went back. Amounts in halalas. */
export type Refund = { kind: RefundKind; reference: string; reason: string; by: Person };

/** Which refund, and how much. It checks nothing: `settle-by-office.ts` holds the lock and has checked the state. */
export async function writeRefund(
  tx: Tx,
  order: OrderRecord,
  refund: Refund & { attemptId: string | null; amount: number; currency: string },
): Promise<void> {
  const { by, ...values } = refund;
  await tx.insert(refunds).values({ ...values, orderId: order.id, recordedBy: by.id });
}

/**
 * Writes that an order is paid no more, in the caller's transaction: order, the attempt that paid it, the purpose, a credit
 * note over its invoice and the mail that brings it. An order whose fee was given back can be paid anew.
 * @param how whether the fee was given back, or had never come: then the order is owed as before
 * @returns the number of the credit note
 */
export async function recordUnpaid(
  deps: Pick<PaymentDeps, 'purposes' | 'jobs' | 'clock'>,
  tx: Tx,
  order: OrderRecord,
  { how, attemptId, by }: { how: 'refunded' | 'not_received'; attemptId: string | null; by: Person },
): Promise<string> {
  const now = deps.clock();
  const nothing = { paidAt: null, paymentMethod: null, paymentNote: null, recordedBy: null };
  await tx
    .update(orders)
    .set({ ...nothing, refundedAt: how === 'refunded' ? now : null })
    .where(eq(orders.id, order.id));
  if (attemptId) await tx.update(paymentAttempts).set({ state: 'refunded' }).where(eq(paymentAttempts.id, attemptId));
  await purposeOf(deps, order).unsettled(tx, order, { giveUp: how === 'refunded', by, jobs: deps.jobs });
  // Last, because it locks the series' number until this transaction commits.
  const note = await creditNewestInvoice(tx, { orderId: order.id, issuedAt: now, requestedBy: by.id, reason: how });
  await deps.jobs.enqueue(tx, creditNoteJob, { orderId: order.id, noteId: note.id });
  return note.number;
}

type Said = Record<string, string | number>;

/** The line of the log about what the office did with an order, in the transaction that does it. */
export const logOrder = (
  tx: Tx,
  by: Pick<Person, 'id'>,
  order: OrderRecord,
  { before = {}, after }: { before?: Said; after: Said },
) =>
  logChange(tx, by, {
    ...{ kind: 'orders', recordId: order.id, name: order.items.subject.number, action: 'changed' },
    ...{ before, after },
  });
