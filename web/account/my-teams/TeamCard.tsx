import { Link } from 'react-router';
import { roleOf } from '#contract/access.ts';
import type { Team } from '#contract/entities.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { toHalalas } from '#domain/money.ts';
import { type NextStep, nextStepsOf } from '#domain/next-steps.ts';
import { teamState } from '#domain/team-state.ts';
import { formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar, AvatarGroup } from '#web/kit/Avatar.tsx';
import { Band } from '#web/kit/art/Band.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { pictureOf } from '#web/lib/picture.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { EntityButton } from '../entity/index.ts';
import { useViewer } from '../layout/index.ts';
import { AnswerForMembership } from '../membership/index.ts';
import { paymentLabel } from '../payment/index.ts';
import { useMayAttachEntity, useOwnPlace, useTabs } from '../team/team-context.ts';
import { mayWithdrawTeam, WithdrawButton } from '../withdrawal/index.ts';

export interface TeamCardProps {
  team: Team;
  onPay: () => void;
  paying: boolean;
  /** The heading's level in the page. */
  level: 2 | 3;
}

/** One of the viewer's own teams. The card links to the team if it is active, otherwise to its payment. */
export function TeamCard({ team, level, onPay, paying }: TeamCardProps) {
  const Heading = `h${level}` as const;
  const t = useWords('my-teams');
  const say = useLocal();
  const state = teamState(team);
  const active = state === 'active';
  const ofEntity = useWords('entity');
  const asked = useWords('asked');
  const { lang } = useLanguage();
  const own = useOwnPlace(team);
  const steps = useNextSteps(team);
  const withdrawable = mayWithdrawTeam(useViewer(), team);
  return (
    <article
      className={cx(
        'relative flex w-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-xs transition-[box-shadow,border-color]',
        'focus-within:border-edge/60 hover:border-edge/60 hover:shadow-md',
      )}
    >
      <Band of={team.competion} height={24} className={cx(!active && 'opacity-45 grayscale')} />
      <div className="flex grow flex-col gap-4 p-5">
        <header className="flex gap-4">
          <Avatar name={team.name} picture={team.image} size={56} shape="square" />
          <div className="min-w-0 grow">
            <Heading className="line-clamp-2 text-lg">
              {active ? (
                <Link to={paths.team(team._id)} className="text-ink no-underline after:absolute after:inset-0">
                  <bdi>{team.name}</bdi>
                </Link>
              ) : (
                <bdi>{team.name}</bdi>
              )}
            </Heading>
            {team.team_no && <Ltr className="text-sm text-soft">{team.team_no}</Ltr>}
          </div>
        </header>
        <div>
          <StatusBadge tone={active ? 'good' : 'warn'}>{active ? t('active') : t('notActive')}</StatusBadge>
          <p className="mt-2.5 font-semibold">{say(team.competion, 'name')}</p>
          <p className="text-sm text-soft">{say(team.season, 'name')}</p>
        </div>
        <div className="mt-auto flex items-center justify-between gap-4">
          <Members team={team} />
          <Result team={team} />
        </div>
        {/* Above the card's own link. Before the payment, a school decides the invoice. */}
        {active && steps.includes('addEntity') && <p className="text-sm font-semibold text-warn">{t('addEntity')}</p>}
        {steps.includes('addEntity') && <EntityButton team={team} className="relative z-10 self-start" />}
        {team.entity && team.entity_agreed === false && (
          <p className="text-sm text-soft">
            <span className="block font-semibold">
              <bdi>{team.entity.name}</bdi>
            </span>
            {ofEntity('waits')}
          </p>
        )}
        {own && own.answered !== 'agreed' && (
          <div className="relative z-10 grid gap-2 border-t border-line pt-4">
            <p className="font-semibold text-warn">
              {asked(own.answered === 'asked' ? `${own.role}.title` : `${own.role}.refused`)}
            </p>
            {team.user && (
              <p className="text-sm">
                {asked('by')} <bdi>{nameIn(lang, team.user.name)}</bdi>
              </p>
            )}
            <AnswerForMembership team={team} place={own} />
          </div>
        )}
        {steps.includes('handInScores') && (
          <p className="flex flex-wrap gap-x-3 text-sm text-soft">
            {t('scoresDue')}
            <Link to={paths.team(team._id, 'submissions')} className="relative z-10 font-semibold text-palm">
              {t('submitScores')}
            </Link>
          </p>
        )}
        {!active && <Payment team={team} step={steps[0]} onPay={onPay} paying={paying} />}
        {withdrawable && <WithdrawButton team={team} className="relative z-10 -mt-2 self-center" />}
      </div>
    </article>
  );
}

function useNextSteps(team: Team): NextStep[] {
  const role = roleOf(useViewer().type);
  const mayHandIn = useTabs(team).includes('submissions');
  // Once there is a result, nobody waits for the scores.
  const scoresDue =
    mayHandIn &&
    team.scores_submitted === false &&
    !team.resultes &&
    !team.scores_open_at &&
    !!scorePanelOf(team.competion.slug);
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

function Members({ team }: { team: Team }) {
  const t = useWords('my-teams');
  const people = (team.members ?? []).map(({ name, picture }) => ({ name, picture: pictureOf(picture) }));
  if (people.length === 0) return <span className="text-sm text-soft">{t('noMembers')}</span>;
  return (
    <div>
      <span className="sr-only">{t('members')}</span>
      <AvatarGroup people={people} />
    </div>
  );
}

/** Score and rank; 0 while there are no results (public spec, section 4), which is said, for a rank of 0 is none. */
function Result({ team: { resultes } }: { team: Team }) {
  const t = useWords('my-teams');
  const figures = [
    { key: 'score', value: resultes?.score ?? 0 },
    { key: 'rank', value: resultes?.ranked ?? 0 },
  ] as const;
  return (
    <div className="text-center">
      <dl className={cx('flex justify-center gap-5', !resultes && 'text-soft')}>
        {figures.map(({ key, value }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-xs text-soft">{t(key)}</dt>
            <dd className={cx('text-lg tabular-nums', resultes && 'font-bold')}>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {!resultes && <p className="mt-0.5 text-xs text-soft">{t('noResults')}</p>}
    </div>
  );
}

interface PaymentProps extends Omit<TeamCardProps, 'level'> {
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
  if (step === 'waitForPayer') {
    return (
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span>{payment(team.payers ? 'payerPays' : 'state.checked.title')}</span>
        {team.amount_due !== undefined && <Money halalas={toHalalas(team.amount_due)} className="font-semibold" />}
        <Link
          to={paths.notFound({ team_id: team._id })}
          aria-label={t('payFor', { pay: payment('details'), team: team.name })}
          className="font-semibold text-palm after:absolute after:inset-0"
        >
          {payment('details')}
        </Link>
      </p>
    );
  }
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
