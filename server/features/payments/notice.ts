import { eq } from 'drizzle-orm';
import { receiveNotice } from '#contract/endpoints/payments.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { orderOfNotice } from '#server/providers/card-gateway/telr-notice.ts';
import { forRequest, type PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentAttempts } from './table.ts';

/**
 * The gateway's notice. It is used only to find the attempt to check. If the create call of an attempt got no answer,
 * the attempt gets its reference from the notice, if there is one.
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
    await settlePayment(forRequest(deps, request), attempt.id, 'leave');
    return { success: true };
  });

  /** Stored as cancelled, because the order may have another open attempt by now; it is checked all the same. */
  async function adoptReference(attemptId: string, ref: string) {
    await db.update(paymentAttempts).set({ ref, state: 'cancelled' }).where(eq(paymentAttempts.id, attemptId));
  }
}
