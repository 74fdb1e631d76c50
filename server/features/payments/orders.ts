import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import { feeFor } from '#domain/fee.ts';
import type { Buyer, Sold } from '#server/features/invoices/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { type OrderItems, type OrderRecord, orders } from './table.ts';

/** What an order is for. The payments feature needs no more than this. */
export type Purpose = { kind: string; id: string };

/** The functions that a feature provides to payments for its kind of purpose. */
export type PurposeHandler = {
  /**
   * Why it cannot be paid for at this time; undefined if it can. Called in a transaction that begins an attempt or settles
   * the order, the answer holds until that ends.
   */
  whyNotPayable(tx: DbOrTx, purposeId: string, now: Date): Promise<ErrorCode | undefined>;
  /** Called in the transaction that settles the order. Returns who the invoice is for, and what it says was sold. */
  settled(tx: Tx, order: { purposeId: string; items: OrderItems }): Promise<{ buyer: Buyer | undefined; sold: Sold }>;
};
export type PurposeHandlers = Record<string, PurposeHandler>;

export function purposeOf({ purposes }: { purposes: PurposeHandlers }, order: OrderRecord): PurposeHandler {
  const purpose = purposes[order.purposeKind];
  if (!purpose) throw new Error(`nobody answers for orders of the kind ${order.purposeKind}`);
  return purpose;
}

type NewOrder = {
  purpose: Purpose;
  createdBy: string;
  priceHalalas: number;
  currency: string;
  termsAcceptedAt: Date | null;
  items: OrderItems;
};

/** Writes what is owed, with today's tax and rounding; later price changes do not affect it. */
export async function createOrder(tx: Tx, order: NewOrder): Promise<void> {
  const fee = feeFor(order.priceHalalas);
  await tx.insert(orders).values({
    purposeKind: order.purpose.kind,
    purposeId: order.purpose.id,
    createdBy: order.createdBy,
    items: order.items,
    currency: order.currency,
    subtotal: fee.price,
    tax: fee.tax,
    rounding: fee.rounding,
    total: fee.total,
    termsAcceptedAt: order.termsAcceptedAt,
  });
}

export async function orderById(db: DbOrTx, id: string): Promise<OrderRecord | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

export async function findOrder(db: DbOrTx, purpose: Purpose): Promise<OrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.purposeKind, purpose.kind), eq(orders.purposeId, purpose.id)))
    .prepare('order_of_purpose')
    .execute();
  return order;
}
