import { eq } from 'drizzle-orm';
import { issueInvoice } from '#server/features/invoices/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PaymentDeps } from './deps.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

/** The job that sends the person the receipt with the invoice. */
export const receiptJob = 'send-receipt';

/**
 * Writes that an order is paid: order, attempt, invoice number, what was paid for, and the receipt to be sent, all in
 * the caller's transaction. Guards nothing itself; `settle-payment.ts` holds the lock and has looked.
 */
export async function recordPayment(
  deps: Pick<PaymentDeps, 'purposes' | 'jobs'>,
  tx: Tx,
  order: OrderRecord,
  attempt: AttemptRecord,
  payment: { method: 'card'; paidAt: Date },
): Promise<void> {
  const purpose = deps.purposes[order.purposeKind];
  if (!purpose) throw new Error(`nobody answers for orders of the kind ${order.purposeKind}`);
  await tx.update(orders).set({ paidAt: payment.paidAt, paymentMethod: payment.method }).where(eq(orders.id, order.id));
  await tx.update(paymentAttempts).set({ state: 'paid' }).where(eq(paymentAttempts.id, attempt.id));
  const { buyer } = await purpose.settled(tx, order.purposeId);
  await issueInvoice(tx, {
    orderId: order.id,
    issuedAt: payment.paidAt,
    customer: order.items.user,
    buyer,
    team: order.items.team,
    schoolName: order.items.schoolName,
    competition: order.items.competition,
    season: order.items.season,
    fee: {
      price: order.subtotal,
      tax: order.tax,
      exactTotal: order.subtotal + order.tax,
      rounding: order.rounding,
      total: order.total,
    },
    payment: { method: payment.method, reference: attempt.ref ?? '' },
  });
  await deps.jobs.enqueue(tx, receiptJob, { orderId: order.id });
}
