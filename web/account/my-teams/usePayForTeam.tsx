import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listTransactions } from '#contract/endpoints/transactions.ts';
import type { Team } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { Money } from '#web/kit/Money.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { startPayment } from '../payment/index.ts';

/** Halalas to be paid for a team, by its own order; undefined when that cannot be read now. */
async function amountOf(team: Team): Promise<number | undefined> {
  try {
    const { orders } = await call(listTransactions, { query: { team_id: team._id } });
    return orders[0] && toHalalas(orders[0].total_amount);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Paying for one of one's teams: ask, have the server start the payment, go to the gateway. One at a time. */
export function usePayForTeam() {
  const t = useWords('my-teams');
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [paying, setPaying] = useState<string>();
  // State is too late to stop a second press in the same instant.
  const running = useRef(false);
  const stop = () => {
    running.current = false;
    setPaying(undefined);
  };
  useEffect(() => {
    // Back from the gateway by the back button, the page may be as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function pay(team: Team) {
    if (running.current) return;
    running.current = true;
    setPaying(team._id);
    try {
      const halalas = await amountOf(team);
      const text = <Question team={team} halalas={halalas} />;
      if (!(await confirm({ title: t('ask'), text, action: t('askPay') }))) return stop();
      // Stays busy while the page is on its way out.
      if ((await startPayment(team._id)) === 'leaving') return;
      toast.success(t('alreadyPaid'));
      await revalidate();
      stop();
    } catch (error) {
      stop();
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  }
  return { pay, paying };
}

function Question({ team, halalas }: { team: Team; halalas?: number }) {
  const strong = 'font-semibold text-ink';
  const parts = {
    team: <bdi className={strong} />,
    ...(halalas !== undefined && { amount: <Money halalas={halalas} className={strong} /> }),
  };
  const text = halalas === undefined ? 'askTextPlain' : 'askText';
  return <Sentence of="my-teams" text={text} parts={parts} values={{ team: team.name }} />;
}
