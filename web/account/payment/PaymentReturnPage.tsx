import { verifyReturnedPayment } from '#contract/endpoints/payments.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import type { Route } from './+types/PaymentReturnPage.ts';
import { PaymentCheck } from './PaymentCheck.tsx';

export { handle, loader } from './PaymentPage.tsx';

/**
 * Where the gateway sends people back to: `auth` after a success, `can` or `decl` otherwise. The server is asked in
 * each case, so that a cancelled or declined attempt is settled at once; it never calls anything but `auth` paid.
 */
export default function PaymentReturnPage({ params }: Route.ComponentProps) {
  const { teamId, token, status } = params;
  const ask = async (signal: AbortSignal) => {
    const body = { team_id: teamId, token, status };
    const { payment } = await call(verifyReturnedPayment, { body, signal, timeout: 40_000 });
    return status === 'auth' ? payment.order.status.code : -1;
  };
  return <PaymentCheck of={`${teamId}/${token}/${status}`} ask={ask} wait={limits.paymentWaitPath} />;
}
