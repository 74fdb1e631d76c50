import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useMayWithdraw, useWithdrawal } from './useWithdrawal.ts';

interface TakingPartProps {
  team: AdminTeam;
  onChanged: (team?: AdminTeam) => Promise<void>;
}

/** Whether a team takes part: it is withdrawn and brought back at once. */
export function TakingPart({ team, onChanged }: TakingPartProps) {
  const t = useWords('admin-team');
  const mayWithdraw = useMayWithdraw(team);
  const { pending, withdraw, bringBack } = useWithdrawal(team, onChanged);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p>{t(team.status ? 'taking.active' : 'taking.inactive')}</p>
        {!mayWithdraw && <p className="text-soft">{t('taking.paid')}</p>}
      </div>
      {mayWithdraw && (
        <Button
          className={team.status ? 'text-bad' : ''}
          pending={pending}
          onClick={team.status ? withdraw : bringBack}
        >
          {t(team.status ? 'withdraw.open' : 'withdraw.back')}
        </Button>
      )}
    </div>
  );
}
