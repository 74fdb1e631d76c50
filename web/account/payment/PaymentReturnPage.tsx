import { verifyReturnedPayment } from '#contract/endpoints/payments.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import type { Route } from './+types/PaymentReturnPage.ts';
import { PaymentCheck } from './PaymentCheck.tsx';

export { handle } from './PaymentPage.tsx';

/**
 * Where the gateway redirects to: `auth` after a success, `can` or `decl` otherwise. The page requests the state from
 * the server in each case: the server settles a cancelled or declined attempt at once, and reports only `auth` as paid,
 * unless another attempt was paid.
 */
export default function PaymentReturnPage({ params }: Route.ComponentProps) {
  const { teamId, token, status } = params;
  const ask = async (signal: AbortSignal) => {
    const body = { team_id: teamId, token, status };
    const { payment } = await call(verifyReturnedPayment, { body, signal, timeout: 40_000 });
    return payment.order.status.code;
  };
  return <PaymentCheck teamId={teamId} of={`${teamId}/${token}/${status}`} ask={ask} wait={limits.paymentWaitPath} />;
}
