import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { type AttemptRecord, paymentAttempts } from './table.ts';

/**
 * The attempt that a verification is about: the one of the return address's token, else the one that was paid, else
 * the newest that has a reference.
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
    .orderBy(desc(sql`${paymentAttempts.state} = 'paid'`), desc(paymentAttempts.createdAt))
    .limit(1);
  return attempt;
}
