import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AttentionFilter, type AttentionKind, attentionKinds } from '#contract/payment-states.ts';
import { type AttemptRecord, paymentAttempts } from '#server/features/payments/index.ts';
import type { Db } from '#server/platform/database.ts';

const { state, ref, refundDue, needsRefund, orderId } = paymentAttempts;

/**
 * Which attempts wait for somebody, as conditions: each is found by an index that has no other attempts. What the gateway
 * does not say is asked again by the portal itself for a day; whoever sees it here need not wait for that.
 */
const waits: Record<AttentionKind, SQL> = {
  review: sql`${state} = 'review'`,
  unknown: and(eq(state, 'unknown'), isNotNull(ref)) as SQL,
  double: sql`(${refundDue} > 0 and ${needsRefund})`,
  refund_due: sql`(${refundDue} > 0 and not ${needsRefund})`,
};

const kindsOf: Partial<Record<AttentionFilter, readonly AttentionKind[]>> = {
  refund: ['double', 'refund_due'],
  any: attentionKinds,
};

/** The same of one attempt that is read already. */
export const attentionOfAttempt = (attempt: AttemptRecord): AttentionKind[] => {
  const so: Record<AttentionKind, boolean> = {
    review: attempt.state === 'review',
    unknown: attempt.state === 'unknown' && attempt.ref !== null,
    double: attempt.refundDue > 0 && attempt.needsRefund,
    refund_due: attempt.refundDue > 0 && !attempt.needsRefund,
  };
  return attentionKinds.filter((kind) => so[kind]);
};

/** The ids of the orders that wait for one of these reasons, as a subquery: some hundred at most. */
export const ordersWaiting = (db: Db, which: AttentionFilter): SQL => {
  const one = (kind: AttentionKind) => db.selectDistinct({ id: orderId }).from(paymentAttempts).where(waits[kind]);
  return sql.join(
    (kindsOf[which] ?? [which as AttentionKind]).map((kind) => sql`${one(kind)}`),
    sql` union `,
  );
};

/** How many orders the list has when it is narrowed to this. */
export async function countWaitingOrders(db: Db, which: AttentionFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${ordersWaiting(db, which)}) as waiting`,
  );
  return rows[0]?.count ?? 0;
}

/** How many orders wait, by the reason. */
export async function countAttention(db: Db): Promise<Record<AttentionKind, number>> {
  const counted = await Promise.all(
    attentionKinds.map(async (kind) => [kind, await countWaitingOrders(db, kind)] as const),
  );
  return Object.fromEntries(counted) as Record<AttentionKind, number>;
}

/** Why some orders wait, and what the gateway said last of the newest attempt of each, in one query. */
export async function attemptsOfOrders(db: Db, ids: string[]): Promise<Map<string, AttemptRecord[]>> {
  const found = ids.length > 0 ? await db.select().from(paymentAttempts).where(inArray(orderId, ids)) : [];
  const byOrder = Map.groupBy(found, (attempt) => attempt.orderId);
  for (const attempts of byOrder.values()) attempts.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return byOrder;
}
