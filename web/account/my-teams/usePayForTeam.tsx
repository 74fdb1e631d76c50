import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { Money } from '#web/kit/Money.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useProblemToast } from '#web/team/problem-toast.ts';
import { paymentProblem, startPayment } from '../payment/index.ts';

/**
 * Pays for one of the viewer's teams: confirms, starts the payment on the server, goes to the gateway. One at a time.
 */
export function usePayForTeam() {
  const t = useWords('my-teams');
  const say = useWords('payment');
  const problem = useProblemToast();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [paying, setPaying] = useState<string>();
  // React state updates too late to block a second click in the same tick.
  const running = useRef(false);
  const stop = () => {
    running.current = false;
    setPaying(undefined);
  };

  async function pay(team: Team) {
    if (running.current) return;
    running.current = true;
    problem.clear();
    setPaying(team._id);
    try {
      const text = <Question team={team} />;
      if (!(await confirm({ title: t('ask'), text, action: t('askPay') }))) return stop();
      // Stays busy while the browser leaves the page.
      if ((await startPayment(team._id)) === 'leaving') return;
      toast.success(t('alreadyPaid'));
      await revalidate();
      stop();
    } catch (error) {
      stop();
      if (!isApiError(error)) throw error;
      const { text, answered } = paymentProblem(error, say);
      problem.show(text);
      // The bank may have decided meanwhile: reload, so that the card shows the current state.
      if (answered) await revalidate();
    }
  }
  return { pay, paying };
}

function Question({ team }: { team: Team }) {
  const halalas = team.order ? toHalalas(team.order.total_amount) : undefined;
  const strong = 'font-semibold text-ink';
  const parts = {
    team: <bdi className={strong} />,
    ...(halalas !== undefined && { amount: <Money halalas={halalas} className={strong} /> }),
  };
  const text = halalas === undefined ? 'askTextPlain' : 'askText';
  return <Sentence of="my-teams" text={text} parts={parts} values={{ team: team.name }} />;
}
