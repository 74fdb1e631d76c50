import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { PaymentDeps } from './deps.ts';
import { attemptById } from './lock-order.ts';
import { orderById } from './orders.ts';
import { logOrder } from './record-refund.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * What the gateway says of a reference, for somebody who decides by it.
 * @throws Refusal `payment_unavailable` when it does not say
 */
export const askedNow = ({ gateway }: Pick<PaymentDeps, 'gateway'>, ref: string) =>
  gateway.check(ref).catch((cause: unknown) => {
    if (cause instanceof GatewayRefused || cause instanceof ProviderUnavailable)
      throw new Refusal('payment_unavailable', { cause });
    throw cause;
  });

/**
 * Asks the gateway about an attempt, for somebody of the office, and settles what it says, as whoever returns from paying
 * does. Of one that never got a reference there is nothing to ask. That it does not say, and the attempt is unknown since,
 * is in the log as well.
 * @throws Refusal `not_found`, `charge_decided` for one that is paid or was given back, of which nobody asks any more,
 * `payment_unavailable` when the gateway does not say
 */
export async function askAgain(
  deps: PaymentDeps,
  { orderId, attemptId, by }: { orderId: string; attemptId: string; by: Person },
): Promise<void> {
  const { db } = deps.database;
  const [[attempt], order] = await Promise.all([attemptById(db, attemptId), orderById(db, orderId)]);
  if (!attempt?.ref || !order || attempt.orderId !== orderId) throw new Refusal('not_found');
  if (attempt.state === 'paid' || attempt.state === 'refunded') throw new Refusal('charge_decided');
  let cause: unknown;
  const log: PaymentDeps['log'] = ({ err }) => {
    cause = err;
  };
  const state = await settlePayment({ ...deps, log }, attemptId);
  const changed = state !== attempt.state;
  if (changed || !cause) {
    await db.transaction((tx) =>
      logOrder(tx, by, order, {
        ...(changed && { before: { attempt_state: attempt.state } }),
        after: { asked: cause ? 'unknown' : state, ...(changed && { attempt_state: state }) },
      }),
    );
  }
  if (cause) throw new Refusal('payment_unavailable', { cause });
}
