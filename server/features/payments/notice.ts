import { and, eq, inArray, isNull } from 'drizzle-orm';
import { receiveNotice } from '#contract/endpoints/payments.ts';
import { closedStates } from '#domain/payment-state.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { constraintOf } from '#server/platform/database.ts';
import { orderOfNotice } from '#server/providers/card-gateway/telr-notice.ts';
import { forRequest, type PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentAttempts } from './table.ts';

/**
 * The gateway's notice. It is used only to find the attempt to check. If the create call of an attempt got no answer,
 * the attempt gets its reference from the notice, if there is one.
 * A notice whose check got no answer is refused, so that the gateway sends it again.
 */
export function noticeRoute(route: Route, deps: PaymentDeps & { secrets: { noticeSecret: string; authkey: string } }) {
  const { db } = deps.database;
  route(receiveNotice, async ({ body, request }) => {
    const order = orderOfNotice(body, deps.secrets);
    if (!order) throw new Refusal('not_allowed');
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, order.cartId));
    // A genuine notice about another system's order: nothing to do, and the gateway need not send it again.
    if (!attempt) return { success: true };
    if (!attempt.ref && order.ref) await adoptReference(attempt.id, order.ref);
    let unanswered = false;
    let cause: unknown;
    const log: PaymentDeps['log'] = ({ err }) => {
      unanswered = true;
      cause = err;
    };
    await settlePayment({ ...forRequest(deps, request), log }, attempt.id, 'leave');
    if (unanswered) {
      await reopen(attempt.id);
      throw new Refusal('payment_unavailable', { cause });
    }
    return { success: true };
  });

  /** Of two notices with different references the first counts. */
  async function adoptReference(attemptId: string, ref: string) {
    const unclaimed = and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.ref));
    const adopt = (state: 'unknown' | 'cancelled') => db.update(paymentAttempts).set({ ref, state }).where(unclaimed);
    if (!(await wasOpened(adopt('unknown')))) await adopt('cancelled');
  }

  /** The notice says that something happened to an attempt that counted as closed: the reconciler asks again. */
  async function reopen(attemptId: string) {
    const closed = and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, [...closedStates]));
    await wasOpened(db.update(paymentAttempts).set({ state: 'unknown' }).where(closed));
  }
}

/** False where the order has another open attempt: there can be one, and it is checked before the next one begins. */
async function wasOpened(update: PromiseLike<unknown>): Promise<boolean> {
  try {
    await update;
    return true;
  } catch (error) {
    if (constraintOf(error) !== 'payment_attempts_one_open_key') throw error;
    return false;
  }
}
