import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

/** Withdraws a team or brings it back, and offers to take that back again. */
export function useWithdrawal(team: AdminTeam) {
  const t = useWords('admin-teams');
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function change(status: boolean, canUndo = true): Promise<void> {
    setPending(true);
    try {
      await call(adminTeams.update, { body: { id: team._id, status } });
      const undo = { action: { label: t('undo'), act: () => void change(!status, false) } };
      toast.success(t(status ? 'withdraw.doneBack' : 'withdraw.done'), canUndo ? undo : undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setPending(false);
      await revalidate();
    }
  }
  return { pending, change };
}
