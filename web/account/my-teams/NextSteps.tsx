import { Link } from 'react-router';
import { roleOf } from '#contract/access.ts';
import type { Team } from '#contract/entities.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { type NextStep, nextStepsOf } from '#domain/next-steps.ts';
import { teamState } from '#domain/team-state.ts';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { EntityButton } from '../entity/index.ts';
import { useViewer } from '../layout/index.ts';
import { paymentLabel } from '../payment/index.ts';
import { useMayAttachEntity, useTabs } from '../team/team-for-viewer.ts';
import { mayWithdrawTeam, WithdrawButton } from '../withdrawal/index.ts';

interface NextStepsProps {
  team: Team;
  onPay: () => void;
  paying: boolean;
}

/** What can be done for the team, at the card's lower edge, so that it is in one line with the cards beside it. */
export function NextSteps({ team, onPay, paying }: NextStepsProps) {
  const t = useWords('my-teams');
  const steps = useNextSteps(team);
  const active = teamState(team) === 'active';
  const withdrawable = mayWithdrawTeam(useViewer(), team);
  const isWork = scorePanelOf(team.competion.slug)?.asks === 'work';
  if (active && steps.length === 0 && !withdrawable) return null;
  return (
    <div className="mt-auto grid gap-4">
      {/* Above the card's own link. Before the payment, a school decides the invoice. */}
      {active && steps.includes('addEntity') && <p className="text-sm font-semibold text-warn">{t('addEntity')}</p>}
      {steps.includes('addEntity') && <EntityButton team={team} className="relative z-10 justify-self-start" />}
      {steps.includes('handInScores') && (
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          {t(isWork ? 'workDue' : 'scoresDue')}
          <Link to={paths.team(team._id, 'submissions')} className="relative z-10 font-semibold text-palm">
            {t(isWork ? 'submitWork' : 'submitScores')}
          </Link>
        </p>
      )}
      {!active && <Payment team={team} step={steps[0]} onPay={onPay} paying={paying} />}
      {withdrawable && <WithdrawButton team={team} className="relative z-10 -mt-2 justify-self-center" />}
    </div>
  );
}

function useNextSteps(team: Team): NextStep[] {
  const role = roleOf(useViewer().type);
  const mayHandIn = useTabs(team).includes('submissions');
  // Once there is a result, nobody waits for the scores.
  const scoresDue =
    mayHandIn && team.scores_submitted === false && !team.resultes && !!scorePanelOf(team.competion.slug);
  const payment = team.order?.payment_state;
  // Who may not add a school has none to add.
  const hasEntity = !useMayAttachEntity(team) || team.entity !== null;
  return nextStepsOf({
    role,
    team: teamState(team),
    payment,
    hasEntity,
    seasonOver: team.season_over === true,
    scoresDue,
  });
}

interface PaymentProps extends NextStepsProps {
  step: NextStep | undefined;
}

/** Says where the payment of an inactive team stands, and leads on: to pay, or to what happens while somebody decides. */
function Payment({ team, step, onPay, paying }: PaymentProps) {
  const t = useWords('my-teams');
  const payment = useWords('payment');
  const { lang } = useLanguage();
  if (!step) {
    const why = teamState(team) === 'withdrawn' ? 'withdrawn' : team.season_over ? 'seasonOver' : undefined;
    return <p className="text-sm text-soft">{why && t(why)}</p>;
  }
  if (step === 'waitForPayer') return <p className="text-sm text-soft">{payment('payerPays')}</p>;
  const state = team.order?.payment_state ?? 'due';
  const label = team.order ? paymentLabel(payment, team.order, lang) : payment('payNow');
  const named = t('payFor', { pay: label, team: team.name });
  return (
    <div className="grid gap-3">
      {state !== 'paid' && <p className="text-sm text-soft">{payment(`brief.${state}`)}</p>}
      {step === 'pay' || step === 'payAgain' ? (
        <Button
          variant="primary"
          pending={paying}
          onClick={onPay}
          aria-label={named}
          // Stretched over the card, except while busy, because the spinner is inside the button.
          className={cx('w-full', !paying && 'static! after:absolute after:inset-0')}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink
          to={paths.notFound({ team_id: team._id })}
          aria-label={named}
          className="static! w-full after:absolute after:inset-0"
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
