import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type AttemptState, openStates } from '#domain/payment-state.ts';
import type { Db } from '#server/platform/database.ts';
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
