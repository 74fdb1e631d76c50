import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Spinner } from '#web/kit/Spinner.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useReturnAddress } from '#web/lib/return-address.ts';
import { goOnAsGuest } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { checkPayment } from './check-payment.ts';

export type PaymentCheckProps = {
  teamId: string;
  /** Changes when another payment is checked. */
  of: string;
  ask: (signal: AbortSignal) => Promise<number>;
  /** Milliseconds before the first request. */
  wait: number;
};

/**
 * The page between the gateway and the profile. Success leads to the profile's dialog, everything else to the not-found
 * address, which shows the state of the payment (public spec, section 4). Both replace this page in the history.
 * Without a connection the result is unknown: the page stays, and retries when the connection is back.
 */
export function PaymentCheck({ teamId, of, ask, wait }: PaymentCheckProps) {
  const t = useWords('payment');
  const navigate = useNavigate();
  const here = useReturnAddress();
  const [state, setState] = useState<'first' | 'slow' | 'noAnswer'>('first');
  const [round, setRound] = useState(0);

  const check = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await checkPayment({ ask, wait: round > 0 ? 0 : wait, signal, onSlow: () => setState('slow') });
    if (outcome === 'noAnswer') return setState('noAnswer');
    if (outcome === 'signedOut') goOnAsGuest();
    await navigate(targetOf(outcome, teamId, here), { replace: true });
    // Not before the next page is there: on a slow connection the message would have passed by then.
    if (outcome === 'paid') toast.success(t('paid'));
  });
  const askAgain = () => {
    setState('slow');
    setRound(round + 1);
  };
  const onOnline = useEffectEvent(() => {
    if (state === 'noAnswer') askAgain();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment or another round is a new check
  useEffect(() => {
    const page = new AbortController();
    check(page.signal).catch((error: unknown) => {
      if (!page.signal.aborted) throw error;
    });
    return () => page.abort();
  }, [of, round]);
  useEffect(() => {
    const online = () => onOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const cut = state === 'noAnswer';
  return (
    <div className="wrap flex flex-col items-center py-16 text-center sm:py-24">
      <PageMeta title={t('title')} private />
      <Robot pose={cut ? 'torn' : 'weave'} size={190} />
      <div role="status" className="mt-7">
        <h1 className="flex items-center justify-center gap-3 text-2xl">
          {!cut && <Spinner />}
          {t(headings[state])}
        </h1>
        <p className="mx-auto mt-2 max-w-prose text-soft">{t(`${headings[state]}Text`)}</p>
      </div>
      {cut && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="go" onClick={askAgain}>
            {t('askAgain')}
          </Button>
          <ButtonLink to={paths.myTeams()}>{t('toMyTeams')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

const headings = { first: 'checking', slow: 'stillChecking', noAnswer: 'noAnswer' } as const;

function targetOf(outcome: 'paid' | 'signedOut' | 'notPaid' | 'notConfirmed', teamId: string, here: string): string {
  if (outcome === 'paid') return paths.profile({ payment_status: true, team_id: teamId });
  return outcome === 'signedOut' ? paths.signIn({ redirect: here }) : paths.notFound({ team_id: teamId });
}
