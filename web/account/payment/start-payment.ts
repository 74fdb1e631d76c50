import { savePaymentRecord } from '#contract/endpoints/payment-records.ts';
import { checkRegistration } from '#contract/endpoints/payments.ts';
import { call } from '#web/lib/api.ts';

/** The gateway may take its time (30 s at the server) before it has an order. */
const gatewayTimeout = 40_000;

/**
 * Starts the payment of a team's fee and sends the browser to the gateway's page (public spec, section 4). The person's
 * own record of the attempt is advisory: failing to keep it stops no payment.
 * @returns `leaving` when the gateway's page is on its way, `paid` when nothing is left to pay
 * @throws ApiError when the payment cannot be started
 */
export async function startPayment(teamId: string): Promise<'leaving' | 'paid'> {
  const { order } = await call(checkRegistration, { body: { team_id: teamId }, timeout: gatewayTimeout });
  if (!order) return 'paid';
  await call(savePaymentRecord, { body: { type: 'team', team_id: teamId, ref: order.ref, data: order } }).catch(
    () => {},
  );
  // Back by the back button, the page may be as it was left, on its way out: then it is loaded anew.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(order.url);
  return 'leaving';
}
