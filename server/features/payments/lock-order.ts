import { eq } from 'drizzle-orm';
import { type DbOrTx, type Tx, together } from '#server/platform/database.ts';
import { type AttemptRecord, orders, paymentAttempts } from './table.ts';

/**
 * Serialises concurrent checks; the order is read again under the lock. Not `for update`, which would also block
 * inserts that reference the order, such as a new attempt.
 */
export const lockOrder = (tx: Tx, id: string, skipLocked = false) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update', skipLocked ? { skipLocked } : {})
    .prepare(skipLocked ? 'lock_free_order' : 'lock_order')
    .execute();

export const attemptById = (db: DbOrTx, id: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).prepare('attempt_by_id').execute();

/**
 * The locked order, and the attempt as read after the lock: a connection runs its statements one after the other. With
 * `skipLocked` there is no order if another transaction has locked it.
 */
export async function lockWithAttempt(
  tx: Tx,
  { id, orderId }: Pick<AttemptRecord, 'id' | 'orderId'>,
  skipLocked = false,
) {
  const [[order], [current]] = await together([() => lockOrder(tx, orderId, skipLocked), () => attemptById(tx, id)]);
  return [order, current] as const;
}
