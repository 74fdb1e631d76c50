import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useProblemToast } from '#web/team/problem-toast.ts';

interface WithdrawButtonProps {
  team: Pick<Team, '_id' | 'name' | 'order'>;
  className?: string;
}

/** Withdraws an unpaid team, after a question that says what is lost. */
export function WithdrawButton({ team, className }: WithdrawButtonProps) {
  const t = useWords('withdrawal');
  const kit = useWords('kit');
  const problem = useProblemToast();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const withdraw = async () => {
    const text = (
      <Sentence
        of="withdrawal"
        text={team.order?.payment_state === 'open' ? 'askOpen' : 'askText'}
        parts={{ team: <bdi className="font-semibold text-ink" /> }}
        values={{ team: team.name }}
      />
    );
    if (!(await confirm({ title: t('ask'), text, action: t('askYes'), cancel: t('askNo'), tone: 'danger' }))) return;
    setPending(true);
    problem.clear();
    try {
      // The client loads on click: the plain not-found page needs none.
      const [{ call }, { withdrawTeam }] = await Promise.all([
        import('#web/lib/api.ts'),
        import('#contract/endpoints/team-withdrawal.ts'),
      ]);
      const { msg } = await call(withdrawTeam, { body: { team_id: team._id } });
      toast.success(msg);
    } catch (error) {
      problem.show(isApiError(error) ? error.message : kit('notSaved'));
    }
    // Also after a refusal: it may have been paid meanwhile.
    await revalidate();
    setPending(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      onClick={withdraw}
      aria-label={t('withdrawNamed', { team: team.name })}
      className={className}
    >
      {t('withdraw')}
    </Button>
  );
}
