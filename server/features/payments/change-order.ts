import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { feeFor } from '#domain/fee.ts';
import { openStates } from '#domain/payment-state.ts';
import type { Tx } from '#server/platform/database.ts';
import { isBeginning } from './open-attempts.ts';
import type { Purpose } from './orders.ts';
import { type OrderItems, type OrderRecord, orders, paymentAttempts } from './table.ts';

/** Locks the order of a purpose. Before what it is for, which is the order in which `settle-payment.ts` locks both. */
export async function lockOrderOf(tx: Tx, { kind, id }: Purpose): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.purposeKind, kind), eq(orders.purposeId, id)))
    .for('no key update');
  return order;
}

/**
 * Whether somebody is about to pay an order, or its payment is not decided: the gateway then shows them the sum as it
 * was.
 */
export async function isBeingPaid(tx: Tx, orderId: string): Promise<boolean> {
  const open = and(
    eq(paymentAttempts.orderId, orderId),
    isNotNull(paymentAttempts.ref),
    inArray(paymentAttempts.state, [...openStates, 'review']),
  );
  return (await isBeginning(tx, orderId)) || (await tx.$count(paymentAttempts, open)) > 0;
}

/** What an unpaid order is for from now on, and the fee in halalas, if that is another one. */
type OrderChange = { items: OrderItems; fee?: { priceHalalas: number; currency: string } | undefined };

/**
 * Writes anew what is owed, for an order that the caller has locked and seen to be unpaid. An attempt that was begun before
 * keeps its own amount, and if that is charged it waits in review (`settle-payment.ts`).
 */
export async function changeOrder(tx: Tx, order: OrderRecord, { items, fee: next }: OrderChange): Promise<void> {
  if (order.paidAt) throw new Error('a paid order does not change');
  const fee = next && feeFor(next.priceHalalas);
  await tx
    .update(orders)
    .set({
      items,
      // A fee that stays is not computed anew: the rate of the tax may have changed since.
      ...(fee && { subtotal: fee.price, tax: fee.tax, rounding: fee.rounding, total: fee.total }),
      ...(fee && { currency: next.currency }),
    })
    .where(eq(orders.id, order.id));
}
