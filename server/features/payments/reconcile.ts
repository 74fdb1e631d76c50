import { and, eq, gte, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { openStates, ownChecks } from '#domain/payment-state.ts';
import type { PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentAttempts } from './table.ts';

/**
 * Checks every open attempt at the gateway from which nobody came back.
 * @param ages in milliseconds; by default those of the recurring job. No `oldest` means any age
 * @returns how many were checked, how many of them were paid, and how many the gateway gave no state for
 */
export async function reconcilePayments(deps: PaymentDeps, ages: { youngest: number; oldest?: number } = ownChecks) {
  const now = deps.clock().getTime();
  const open = await deps.database.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, [...openStates]),
        isNotNull(paymentAttempts.ref),
        lte(paymentAttempts.createdAt, new Date(now - ages.youngest)),
        ages.oldest === undefined
          ? undefined
          : or(
              gte(paymentAttempts.createdAt, new Date(now - ages.oldest)),
              and(
                eq(paymentAttempts.state, 'held'),
                lte(paymentAttempts.checkedAt, new Date(now - ownChecks.heldEvery)),
              ),
            ),
      ),
    );
  // Lower priority than receipts of people who have just come back from paying.
  const enqueue: PaymentDeps['jobs']['enqueue'] = (tx, name, data, options) =>
    deps.jobs.enqueue(tx, name, data, { ...options, priority: 'low' });
  let paid = 0;
  let unknown = 0;
  for (const { id } of open) {
    const state = await settlePayment({ ...deps, jobs: { enqueue } }, id);
    if (state === 'paid') paid += 1;
    if (state === 'unknown') unknown += 1;
  }
  return { asked: open.length, paid, unknown };
}
