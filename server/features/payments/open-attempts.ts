import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { type AttemptState, openStates } from '#domain/payment-state.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { type AttemptRecord, paymentAttempts } from './table.ts';

/**
 * Checks the attempts of an order that may have been charged at the gateway, newest first, each when it is asked for. One
 * in review is not checked: it waits for a person.
 */
export async function* checkOpenAttempts(
  deps: PaymentDeps,
  orderId: string,
): AsyncGenerator<{ attempt: AttemptRecord; state: AttemptState }> {
  for (const attempt of await openAttempts(deps.database.db, orderId)) {
    yield { attempt, state: attempt.state === 'review' ? 'review' : await settlePayment(deps, attempt.id) };
  }
}

/**
 * An attempt on its way to the gateway, as a condition. One that is older never got a reference: nobody can pay it any
 * more.
 */
export const beginning = and(
  eq(paymentAttempts.state, 'created'),
  gt(paymentAttempts.createdAt, sql`now() - interval '2 minutes'`),
);

/** Whether somebody is beginning to pay an order at this moment. */
export const isBeginning = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(paymentAttempts, and(eq(paymentAttempts.orderId, orderId), beginning))) > 0;

export const openAttempts = (db: Db, orderId: string) =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        isNotNull(paymentAttempts.ref),
        inArray(paymentAttempts.state, [...openStates, 'review']),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt));
