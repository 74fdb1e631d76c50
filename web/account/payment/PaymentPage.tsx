import { useSearchParams } from 'react-router';
import { verifyPayment } from '#contract/endpoints/payments.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import { guard } from '#web/lib/guard.ts';
import type { RouteHandle } from '#web/lib/words.tsx';
import type { Route } from './+types/PaymentPage.ts';
import { PaymentCheck } from './PaymentCheck.tsx';

export const handle = { words: ['payment'] } satisfies RouteHandle;

/** Fewer may pay than register: a sub admin may not (docs/decisions/024). */
export async function loader({ context, request }: Route.LoaderArgs) {
  await guard(context, 'teams:pay', request);
  return null;
}

/** `/payment/telr?team_id=…`: asks whether a team's latest payment went through. */
export default function PaymentPage() {
  const [params] = useSearchParams();
  const teamId = params.get('team_id') ?? '';
  const ask = async (signal: AbortSignal) => {
    const { payment } = await call(verifyPayment, { body: { team_id: teamId }, signal, timeout: 40_000 });
    return payment.order.status.code;
  };
  return <PaymentCheck teamId={teamId} of={teamId} ask={ask} wait={limits.paymentWaitQuery} />;
}
