import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toHalalas } from '#domain/money.ts';
import { formatDate, formatNumber, formatPercent } from '#locales/format.ts';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';

interface SameDayProps {
  before: NonNullable<AnswerOf<typeof getDashboard>['before']>;
  now: number;
  then: number;
  text: 'registered' | 'income';
  /** The values are riyals. */
  money?: boolean;
}

/** What the season before had on the same day of its registration, and how much more or less it is now. */
export function SameDay({ before, now, then, text, money }: SameDayProps) {
  const { lang } = useLanguage();
  const say = useLocal();
  return (
    <p className="mt-3 border-t border-line pt-3">
      <Sentence
        of="admin-dashboard"
        text={`sameDay.${text}`}
        values={{ season: say(before.season, 'name'), day: formatDate(before.until, lang) }}
        parts={{
          value: money ? (
            <Money halalas={toHalalas(then.toFixed(2))} className="font-semibold text-ink" />
          ) : (
            <Count of={then} />
          ),
        }}
      />
      {then > 0 && (
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-ink">
          <Change share={now / then - 1} />
        </span>
      )}
    </p>
  );
}

/** @param share of the season before: 0.27 where it is 27% more */
function Change({ share }: { share: number }) {
  const t = useWords('admin-dashboard');
  if (share === 0) return t('sameDay.same');
  const Icon = share > 0 ? TrendingUp : TrendingDown;
  return (
    <>
      <Icon aria-hidden size="1.2em" className={`shrink-0 rtl:-scale-x-100 ${share > 0 ? 'text-good' : 'text-warn'}`} />
      {t(share > 0 ? 'sameDay.more' : 'sameDay.less', { percent: formatPercent(Math.abs(share)) })}
    </>
  );
}

const Count = ({ of }: { of: number }) => (
  <strong className="font-semibold text-ink tabular-nums">{formatNumber(of)}</strong>
);
