import { cx } from '#web/kit/cx.ts';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import type { SeasonDates } from './season-dates.ts';
import { useWords } from './words.tsx';

/** The end of registration, or its start if it is still to come; nothing without a date. */
export function Deadline({ of, className }: { of: SeasonDates['registration']; className?: string }) {
  const t = useWords('milestones');
  const { opens, closes, audience } = of;
  const date = closes ?? opens;
  if (!date) return null;
  return (
    <span
      className={cx('flex items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start sm:flex-wrap', className)}
    >
      <span>
        {t(closes ? 'closes' : 'opens')} <WrittenDate of={date} steady className="font-semibold" />
        {audience && ` (${audience})`}
      </span>
      <DaysLeft of={of} />
    </span>
  );
}
