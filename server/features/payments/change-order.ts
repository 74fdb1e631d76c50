import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { feeFor } from '#domain/fee.ts';
import { openStates } from '#domain/payment-state.ts';
import type { Tx } from '#server/platform/database.ts';
import { isBeginning } from './open-attempts.ts';
import type { Purpose } from './orders.ts';
import { type OrderItems, type OrderRecord, orders, paymentAttempts } from './table.ts';

/**
 * Locks the order of a purpose, as `settle-payment.ts` does: whoever then locks what it is for takes both in the same
 * order.
 */
export async function lockOrderOf(tx: Tx, { kind, id }: Purpose): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.purposeKind, kind), eq(orders.purposeId, id)))
    .for('no key update');
  return order;
}

/** Whether somebody is about to pay an order, or its payment is not decided: what the gateway shows them is the fee as it was. */
export async function isBeingPaid(tx: Tx, orderId: string): Promise<boolean> {
  const open = and(
    eq(paymentAttempts.orderId, orderId),
    isNotNull(paymentAttempts.ref),
    inArray(paymentAttempts.state, [...openStates, 'review']),
  );
  return (await isBeginning(tx, orderId)) || (await tx.$count(paymentAttempts, open)) > 0;
}

/** What an unpaid order is for from now on, and in halalas what that costs, if it costs something else. */
type Change = { items: OrderItems; fee: { price: number; currency: string } | undefined };

const amountsOf = ({ price, tax, rounding, total }: ReturnType<typeof feeFor>) => ({
  ...{ subtotal: price, tax, rounding, total },
});

/**
 * Writes what is owed anew, for an order that the caller has locked and seen to be unpaid. An attempt that was begun
 * before keeps its own amount: charged with another one than the order's, it waits in review (`settle-payment.ts`).
 */
export async function changeOrder(tx: Tx, order: OrderRecord, { items, fee: other }: Change): Promise<void> {
  if (order.paidAt) throw new Error('a paid order does not change');
  const fee = other && feeFor(other.price);
  await tx
    .update(orders)
    // A fee that stays is not reckoned anew: the rate of the tax may be another since.
    .set({ items, ...(fee && { ...amountsOf(fee), currency: other.currency }) })
    .where(eq(orders.id, order.id));
}
