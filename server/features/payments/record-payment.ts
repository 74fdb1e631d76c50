import { eq } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import { issueInvoice } from '#server/features/invoices/index.ts';
import { users } from '#server/features/users/index.ts';
import { type Tx, together } from '#server/platform/database.ts';
import type { PaymentDeps } from './deps.ts';
import { purposeOf } from './orders.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

/** The job that sends the person the receipt with the invoice. */
export const receiptJob = 'send-receipt';

/** How an order was paid: by an attempt at the gateway, or recorded by hand by a member of the office. */
export type Payment = { paidAt: Date } & (
  | { method: 'card'; attempt: AttemptRecord }
  | { method: 'manual'; note: string; recordedBy: string }
);

/**
 * Writes that an order is paid: order, attempt, invoice, purpose and the receipt job, all in the caller's transaction.
 * It checks nothing: `settle-payment.ts` or `settle-by-office.ts` holds the lock and has checked the state.
 */
export async function recordPayment(
  deps: Pick<PaymentDeps, 'purposes' | 'jobs'>,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
): Promise<void> {
  const purpose = purposeOf(deps, order);
  const byHand = payment.method === 'manual' && { paymentNote: payment.note, recordedBy: payment.recordedBy };
  const [{ buyer, sold }] = await together([
    () => purpose.settled(tx, order),
    () =>
      tx
        .update(orders)
        .set({ paidAt: payment.paidAt, refundedAt: null, paymentMethod: payment.method, ...byHand })
        .where(eq(orders.id, order.id)),
    () =>
      payment.method === 'card' &&
      tx.update(paymentAttempts).set({ state: 'paid' }).where(eq(paymentAttempts.id, payment.attempt.id)),
    () => deps.jobs.enqueue(tx, receiptJob, { orderId: order.id }),
  ]);
  const customer = payment.method === 'card' ? await customerOf(tx, order, payment.attempt) : order.items.customer;
  // Last, because it locks the series' number until this transaction commits.
  await issueInvoice(tx, {
    orderId: order.id,
    issuedAt: payment.paidAt,
    customer,
    buyer,
    sold,
    fee: {
      price: order.subtotal,
      tax: order.tax,
      exactTotal: order.subtotal + order.tax,
      rounding: order.rounding,
      total: order.total,
    },
    // The office's note stays internal: an invoice shows only the payment method, and the gateway's reference.
    payment: { method: payment.method, reference: payment.method === 'card' ? (payment.attempt.ref ?? '') : '' },
  });
}

/** The order's customer. Where that account was deleted, the order becomes the payer's, with its receipt and its invoice. */
async function customerOf(tx: Tx, { id, items }: OrderRecord, { startedBy }: AttemptRecord) {
  if (items.customer.name !== deletedAccount) return items.customer;
  const [payer] = await tx
    .select({ name: users.name, email: users.email, nationalId: users.nationalId })
    .from(users)
    .where(eq(users.id, startedBy));
  if (!payer || payer.name === deletedAccount) return items.customer;
  await tx
    .update(orders)
    .set({ createdBy: startedBy, items: { ...items, customer: payer } })
    .where(eq(orders.id, id));
  return payer;
}
