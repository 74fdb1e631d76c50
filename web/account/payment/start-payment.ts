import { savePaymentRecord } from '#contract/endpoints/payment-records.ts';
import { checkRegistration } from '#contract/endpoints/payments.ts';
import { call } from '#web/lib/api.ts';

/** Long, because the server may wait 30 s for the gateway to create an order. */
const gatewayTimeout = 40_000;

/**
 * Starts the payment of a team's fee and sends the browser to the gateway's page (public spec, section 4). The local
 * record of the attempt is optional: if it cannot be stored, the payment continues.
 * @returns `leaving` when the browser goes to the gateway's page, `paid` when nothing is left to pay
 * @throws ApiError when the payment cannot be started
 */
export async function startPayment(teamId: string): Promise<'leaving' | 'paid'> {
  const { order } = await call(checkRegistration, { body: { team_id: teamId }, timeout: gatewayTimeout });
  if (!order) return 'paid';
  await call(savePaymentRecord, { body: { type: 'team', team_id: teamId, ref: order.ref, data: order } }).catch(
    () => {},
  );
  // The back button may restore this page in its busy state (back-forward cache): reload it then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(order.url);
  return 'leaving';
}
