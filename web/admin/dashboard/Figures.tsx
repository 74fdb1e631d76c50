import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toHalalas } from '#domain/money.ts';
import { formatNumber, formatPercent } from '#locales/format.ts';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useWords } from '#web/lib/words.tsx';
import { teams as teamList } from '../teams/resource.ts';

export const figureGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.2fr_1.4fr_1fr_1fr]';

/** The office's figures; those that need action are marked. Figures missing from the answer are not for this user. */
export function Figures({ figures }: { figures: AnswerOf<typeof getDashboard> }) {
  const t = useWords('admin-dashboard');
  const { teams, income, review, refunds } = figures;
  return (
    <div className={figureGrid}>
      <Figure label={t('teams')} value={formatNumber(teams.total)}>
        <TeamShare {...teams} />
      </Figure>
      {income !== undefined && (
        <Figure label={t('income')} value={<Money halalas={toHalalas(income)} />}>
          {t('incomeText')}
        </Figure>
      )}
      {review !== undefined && (
        <Figure label={t('review')} value={formatNumber(review)} urgent={review > 0}>
          {review > 0 ? t('reviewText') : t('nothing')}
        </Figure>
      )}
      {refunds !== undefined && (
        <Figure label={t('refunds')} value={formatNumber(refunds)} urgent={refunds > 0}>
          {refunds > 0 ? t('refundsText') : t('nothing')}
        </Figure>
      )}
    </div>
  );
}

function Figure(props: { label: string; value: ReactNode; urgent?: boolean; children: ReactNode }) {
  return (
    <Card as="section" className={props.urgent ? 'border-bad/50' : undefined}>
      <h2 className="text-sm font-semibold text-soft">{props.label}</h2>
      <p className={`mt-2 text-2xl font-bold tracking-tight tabular-nums ${props.urgent ? 'text-bad' : ''}`}>
        {props.value}
      </p>
      <div className="mt-3 text-sm text-soft">{props.children}</div>
    </Card>
  );
}

/** The share of paid teams, as a bar and as links to both lists. */
function TeamShare({ total, paid, unpaid }: { total: number; paid: number; unpaid: number }) {
  const t = useWords('admin-dashboard');
  if (total === 0) return t('noTeams');
  const share = paid / total;
  return (
    <>
      <div
        role="img"
        aria-label={t('share', { percent: formatPercent(share) })}
        className="h-2 overflow-hidden rounded-full bg-warn/30"
      >
        <div className="h-full rounded-full bg-palm" style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4">
        <Link to={teamList.list({ paid: true })}>
          {t('paid')} {formatNumber(paid)}
        </Link>
        <Link to={teamList.list({ paid: false })}>
          {t('unpaid')} {formatNumber(unpaid)}
        </Link>
      </p>
    </>
  );
}
