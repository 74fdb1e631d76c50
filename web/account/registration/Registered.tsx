import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getTeams } from '#contract/endpoints/teams.ts';
import type { Team } from '#contract/entities.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { isolated } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { startPayment } from '../payment/index.ts';
import { RegisteredTeam } from './RegisteredTeam.tsx';

type Paying = { state: 'no' } | { state: 'starting' } | { state: 'failed'; message: string };

/**
 * The page after registration. `fresh` is the team just created: if the viewer may pay, its payment starts
 * automatically. After a reload or the gateway's back button, the team is fetched, and payment is offered if it is
 * still due.
 */
export function Registered({ teamId, fresh, mayPay }: { teamId: string; fresh: Team | undefined; mayPay: boolean }) {
  const t = useWords('registration');
  const [team, setTeam] = useState(fresh);
  const [failure, setFailure] = useState<string>();
  const [paying, setPaying] = useState<Paying>({ state: 'no' });
  const begun = useRef(false);

  const read = useCallback(async () => {
    setFailure(undefined);
    try {
      setTeam((await call(getTeams, { query: { team_id: teamId } })).team);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  }, [teamId]);

  async function pay() {
    if (begun.current) return;
    begun.current = true;
    setPaying({ state: 'starting' });
    try {
      if ((await startPayment(teamId)) === 'leaving') return;
      await read();
      setPaying({ state: 'no' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPaying({ state: 'failed', message: error.message });
    }
    begun.current = false;
  }

  const open = useEffectEvent(() => {
    if (!fresh) read();
    else if (!fresh.payment_status && mayPay) pay();
  });
  useEffect(() => open(), []);

  return (
    <div className="wrap py-10 sm:py-14">
      <PageMeta title={t('registeredTitle')} private />
      {failure ? (
        <ErrorState level={1} text={failure} onRetry={read} />
      ) : !team ? (
        <Skeleton className="mx-auto h-96 max-w-form rounded-lg" />
      ) : paying.state === 'starting' ? (
        <div role="status">
          <EmptyState
            pose="weave"
            level={1}
            title={t('toPayment')}
            text={t('toPaymentText', { team: isolated(team.name) })}
          />
        </div>
      ) : (
        <RegisteredTeam
          team={team}
          problem={paying.state === 'failed' ? paying.message : undefined}
          onPay={mayPay ? pay : undefined}
        />
      )}
    </div>
  );
}
