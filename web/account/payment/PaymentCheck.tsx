import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Spinner } from '#web/kit/Spinner.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import { checkPayment } from './check-payment.ts';

export type PaymentCheckProps = {
  /** Changes when another payment is asked about. */
  of: string;
  ask: (signal: AbortSignal) => Promise<number>;
  /** Milliseconds before the first question. */
  wait: number;
};

/**
 * The page between the gateway and the profile. Success leads to the profile's dialog, everything else to the not-found
 * page (public spec, section 4), neither leaving this page behind for the back button; a toast says what happened.
 */
export function PaymentCheck({ of, ask, wait }: PaymentCheckProps) {
  const t = useWords('payment');
  const navigate = useNavigate();
  const [slow, setSlow] = useState(false);

  const check = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await checkPayment({ ask, wait, signal, onSlow: () => setSlow(true) });
    if (outcome === 'paid') toast.success(t('paid'));
    else toast.error(t(outcome));
    const target = outcome === 'paid' ? paths.profile({ payment_status: true }) : paths.notFound();
    await navigate(target, { replace: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment is another check
  useEffect(() => {
    const page = new AbortController();
    check(page.signal).catch((error: unknown) => {
      if (!page.signal.aborted) throw error;
    });
    return () => page.abort();
  }, [of]);

  return (
    <div className="wrap flex flex-col items-center py-16 text-center sm:py-24">
      <PageMeta title={t('title')} private />
      <Robot pose="weave" size={190} />
      <div role="status" className="mt-7">
        <h1 className="flex items-center justify-center gap-3 text-2xl">
          <Spinner />
          {slow ? t('stillChecking') : t('checking')}
        </h1>
        <p className="mt-2 text-soft">{slow ? t('stillCheckingText') : t('checkingText')}</p>
      </div>
    </div>
  );
}
