import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PaymentState } from '#contract/entities.ts';
import { openStates, paymentStateOf } from '#domain/payment-state.ts';
import type { Db } from '#server/platform/database.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

/** The order of preference of attempts. A newer attempt that failed must not hide one that can still be charged. */
const bestFirst = [
  desc(eq(paymentAttempts.state, 'paid')),
  desc(inArray(paymentAttempts.state, [...openStates, 'review'])),
  desc(paymentAttempts.createdAt),
];

/**
 * The attempt to verify: the one of the return address's token, else the paid one, else one that is open or in review,
 * else the newest.
 */
export async function latestAttempt(db: Db, orderId: string, token?: string): Promise<AttemptRecord | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        isNotNull(paymentAttempts.ref),
        token ? eq(paymentAttempts.returnToken, token) : undefined,
      ),
    )
    .orderBy(...bestFirst)
    .limit(1);
  return attempt;
}

/** An order with the state of its payment, and the attempt that it is taken from. */
export type OrderWithState = {
  order: OrderRecord;
  state: PaymentState;
  attempt: Pick<AttemptRecord, 'state' | 'ref' | 'url' | 'createdAt' | 'checkedAt'> | null;
};

/** The orders for things of one kind, by the thing's id, with the state of their payment, in one query. */
export async function ordersWithState(db: Db, kind: string, ids: string[]): Promise<Map<string, OrderWithState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orders.id], {
      order: orders,
      attempt: {
        state: paymentAttempts.state,
        ref: paymentAttempts.ref,
        url: paymentAttempts.url,
        createdAt: paymentAttempts.createdAt,
        checkedAt: paymentAttempts.checkedAt,
      },
    })
    .from(orders)
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.orderId, orders.id), isNotNull(paymentAttempts.ref)))
    .where(and(eq(orders.purposeKind, kind), sql`${orders.purposeId} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(orders.id, ...bestFirst)
    .prepare('orders_with_state')
    .execute();
  return new Map(
    rows.map(({ order, attempt }) => [
      order.purposeId,
      { order, attempt, state: paymentStateOf(order.paidAt !== null, attempt?.state ?? null) },
    ]),
  );
}
