import { eq } from 'drizzle-orm';
import { receiveNotice } from '#contract/endpoints/payments.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { orderOfNotice } from '#server/providers/card-gateway/telr-notice.ts';
import { forRequest, type PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentAttempts } from './table.ts';

/**
 * The gateway's notice: a hint, believed for nothing but which attempt to ask about. An attempt whose create call was
 * never answered learns its reference here, if the notice brings one.
 */
export function noticeRoute(route: Route, deps: PaymentDeps & { secrets: { noticeSecret: string; authkey: string } }) {
  const { db } = deps.database;
  route(receiveNotice, async ({ body, request }) => {
    const order = orderOfNotice(body, deps.secrets);
    if (!order) throw new Refusal('not_allowed');
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, order.cartId));
    // A genuine notice of something that is not ours: nothing to do, and nothing to send again.
    if (!attempt) return { success: true };
    if (!attempt.ref && order.ref) await adoptReference(attempt.id, order.ref);
    await settlePayment(forRequest(deps, request), attempt.id, 'leave');
    return { success: true };
  });

  /** The order may have another open attempt by now; this one is then asked about without being open itself. */
  async function adoptReference(attemptId: string, ref: string) {
    await db.update(paymentAttempts).set({ ref, state: 'cancelled' }).where(eq(paymentAttempts.id, attemptId));
  }
}
