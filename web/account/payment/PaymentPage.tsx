import { useSearchParams } from 'react-router';
import { verifyPayment } from '#contract/endpoints/payments.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import type { PageHandle } from '#web/lib/words.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';

export const handle = { needs: 'teams:pay', words: ['payment'] } satisfies PageHandle;

/** `/payment/telr?team_id=…`: checks whether a team's latest payment succeeded. */
export default function PaymentPage() {
  const [params] = useSearchParams();
  const teamId = params.get('team_id') ?? '';
  const ask = async (signal: AbortSignal) => {
    const { payment } = await call(verifyPayment, { body: { team_id: teamId }, signal, timeout: 40_000 });
    return payment.order.status.code;
  };
  return <PaymentCheck teamId={teamId} of={teamId} ask={ask} wait={limits.paymentWaitQuery} />;
}
