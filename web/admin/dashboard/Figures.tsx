import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toHalalas } from '#domain/money.ts';
import { formatNumber, formatPercent } from '#locales/format.ts';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useWords } from '#web/lib/words.tsx';
import { ordersBehind, teamsBehind } from './links.ts';
import { SameDay } from './SameDay.tsx';

/** @param money whether the person sees amounts: then there are four */
export const figureGrid = (money: boolean) =>
  money ? 'grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.5fr_1.3fr_1fr_1fr]' : 'grid gap-4';

/** The office's figures; those that need action are marked. Figures missing from the answer are not for this user. */
export function Figures({ figures }: { figures: AnswerOf<typeof getDashboard> }) {
  const t = useWords('admin-dashboard');
  const { season, teams, before, income, review, refunds } = figures;
  const within = season?._id;
  return (
    <div className={figureGrid(income !== undefined)}>
      <Figure label={t('teams')} value={formatNumber(teams.total)} to={teamsBehind(within, { active: true })}>
        <TeamStates teams={teams} season={within} />
        {before && <SameDay before={before} now={teams.registered} then={before.teams} text="registered" />}
      </Figure>
      {income !== undefined && (
        <Figure
          label={t('income')}
          value={<Money halalas={toHalalas(income.toFixed(2))} />}
          to={ordersBehind(within, { state: 'paid' })}
        >
          {t('incomeText')}
          {before?.income !== undefined && (
            <SameDay before={before} now={income} then={before.income} text="income" money />
          )}
        </Figure>
      )}
      {review !== undefined && (
        <Figure
          label={t('review')}
          value={formatNumber(review)}
          urgent={review > 0}
          to={ordersBehind(undefined, { attention: 'review' })}
        >
          {review > 0 ? t('reviewText') : t('nothing')}
        </Figure>
      )}
      {refunds !== undefined && (
        <Figure
          label={t('refunds')}
          value={formatNumber(refunds)}
          urgent={refunds > 0}
          to={ordersBehind(undefined, { attention: 'refund' })}
        >
          {refunds > 0 ? t('refundsText') : t('nothing')}
        </Figure>
      )}
    </div>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** The list behind it. */
  to?: string | undefined;
  urgent?: boolean;
  children: ReactNode;
}

function Figure({ label, value, to, urgent, children }: FigureProps) {
  return (
    <Card as="section" className={urgent ? 'border-bad/50!' : undefined}>
      <h2 className="text-sm font-semibold text-soft">{label}</h2>
      <p className={`mt-2 text-2xl font-bold tracking-tight tabular-nums ${urgent ? 'text-bad' : ''}`}>
        {to ? (
          <Link to={to} look="quiet">
            <span className="sr-only">{label}: </span>
            {value}
          </Link>
        ) : (
          value
        )}
      </p>
      <div className="mt-3 text-sm text-soft">{children}</div>
    </Card>
  );
}

type Teams = AnswerOf<typeof getDashboard>['teams'];

/** The share of paid teams as a bar, and each state as a link to its list. */
function TeamStates({ teams, season }: { teams: Teams; season: string | undefined }) {
  const t = useWords('admin-dashboard');
  const { registered, total, paid, unpaid, withdrawn } = teams;
  if (registered === 0) return t('noTeams');
  const states = [
    [t('paid'), paid, { paid: true, active: true }],
    [t('unpaid'), unpaid, { paid: false, active: true }],
    [t('withdrawn'), withdrawn, { active: false }],
    [t('registered'), registered, {}],
  ] as const;
  const share = total > 0 ? paid / total : 0;
  return (
    <>
      <div
        role="img"
        aria-label={t('share', { percent: formatPercent(share) })}
        className="kit-edge h-2 overflow-hidden rounded-full bg-warn/55"
      >
        <div className="kit-filled h-full bg-palm" style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <ul className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        {states.map(([name, count, filters]) => (
          <li key={name}>
            {count > 0 ? (
              <Link to={teamsBehind(season, filters)}>
                {name} {formatNumber(count)}
              </Link>
            ) : (
              `${name} 0`
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
