import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { openStates } from '#domain/payment-state.ts';
import type { Db } from '#server/platform/database.ts';
import { type AttemptRecord, paymentAttempts } from './table.ts';

/**
 * The attempt that a verification is about: the one of the return address's token, else the one that was paid, else one
 * that is open or in review, else the newest. A newer attempt that lost must not hide one that can still be charged.
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
    .orderBy(
      desc(eq(paymentAttempts.state, 'paid')),
      desc(inArray(paymentAttempts.state, [...openStates, 'review'])),
      desc(paymentAttempts.createdAt),
    )
    .limit(1);
  return attempt;
}
