import { roleOf } from '#contract/access.ts';
import type { Order, PaymentState } from '#contract/entities.ts';
import { type NextStep, nextStepsOf } from '#domain/next-steps.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { isOffice } from '#domain/team-access.ts';
import { teamState } from '#domain/team-state.ts';
import { paths } from '#web/app/paths.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { Link } from '#web/kit/Link.tsx';
import { useViewer } from '../layout/index.ts';
import { useOfficeWords } from '../words-in-form.ts';

const tones: Partial<Record<PaymentState, Tone>> = { paid: 'good', held: 'info', unknown: 'info', declined: 'bad' };

/** What the link says; a school and scores belong to the team, not to its payment. */
const leads: Partial<Record<NextStep, 'payNow' | 'retry' | 'details'>> = {
  pay: 'payNow',
  payAgain: 'retry',
  waitForBank: 'details',
  waitForOffice: 'details',
};

/** The state of an order's payment; until it is paid, what it means, and where it goes on. */
export function PaymentCell({ order }: { order: Order }) {
  const role = roleOf(useViewer().type);
  const t = useOfficeWords('payment', isOffice(role));
  const { payment_state: state, payment_status, season_over: seasonOver } = order;
  const { team } = order.items;
  const inTeam = teamState({ status: team?.status ?? false, payment_status });
  const [step] = nextStepsOf({ role, team: inTeam, payment: state, hasEntity: true, seasonOver, scoresDue: false });
  const lead = step && leads[step];
  const withdrawn = inTeam === 'withdrawn' && state !== 'review' && state !== 'paid';
  const over = seasonOver && !withdrawn && paymentStep(state) === 'pay';
  return (
    <span className="block max-sm:text-end">
      <StatusBadge tone={withdrawn || over ? 'neutral' : (tones[state] ?? 'warn')}>
        {t(withdrawn ? 'withdrawnLabel' : over ? 'seasonOverLabel' : `label.${state}`)}
      </StatusBadge>
      {state !== 'paid' && (
        // In a table the link says it in a word, so that rows are alike; the page behind it has the sentence.
        <span className={cx('mt-1.5 block text-sm text-soft', lead && team && 'sm:hidden')}>
          {t(withdrawn ? 'withdrawn' : over ? 'seasonOver' : step === 'waitForPayer' ? 'payerPays' : `brief.${state}`)}
        </span>
      )}
      {lead && team && (
        <Link look="strong" to={paths.notFound({ team_id: team._id })} className="text-sm sm:mt-1.5 sm:block">
          {t(lead)} <span className="sr-only">({team.name})</span>
        </Link>
      )}
    </span>
  );
}
