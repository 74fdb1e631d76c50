import { useState } from 'react';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { sayWhy } from '../kit/useWrite.ts';

/**
 * Whether the person may withdraw a team or bring it back: a fee that is paid is money, and an administrator's
 * (decision 188).
 */
export function useMayWithdraw(team: AdminTeam): boolean {
  const may = useMay();
  const isPaid = team.payment_status && team.has_fee;
  return may(isPaid ? { access: 'admin-teams:money' } : adminTeams.update);
}

/**
 * Withdraws a team, after a question, or brings it back; both offer to undo it.
 * @param onChanged is given the team as it was answered, and reads the page anew, also after a refusal
 */
export function useWithdrawal(team: AdminTeam, onChanged: (changed?: AdminTeam) => Promise<void> | void) {
  const t = useWords('admin-team');
  const admin = useWords('admin');
  const [pending, setPending] = useState(false);

  async function change(status: boolean, canUndo = true): Promise<void> {
    setPending(true);
    let changed: AdminTeam | undefined;
    try {
      changed = (await call(adminTeams.update, { body: { id: team._id, status } })).team;
      const undo = { action: { label: t('withdraw.undo'), act: () => void change(!status, false) } };
      toast.success(t(status ? 'withdraw.doneBack' : 'withdraw.done'), canUndo ? undo : undefined);
    } catch (error) {
      sayWhy(error, admin('form.failed'));
    } finally {
      await onChanged(changed);
      setPending(false);
    }
  }
  const withdraw = async () => {
    const question = { title: t('withdraw.title'), text: t('withdraw.text'), action: t('withdraw.yes') };
    if (await confirm({ ...question, tone: 'danger' })) await change(false);
  };
  return { pending, withdraw, bringBack: () => change(true) };
}
