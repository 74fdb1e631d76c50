import { StatusBadge } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Sentence } from './Sentence.tsx';
import type { SeasonDates } from './season-dates.ts';
import { useWords } from './words.tsx';

type Registration = SeasonDates['registration'];

/** From this many days before the end on, people are told how many are left. */
const COUNTED_FROM = 60;
/** And from this many on, in the colour of what is urgent. */
const URGENT_FROM = 3;

/** `3 days left`, `Last day`; nothing while the end is far away, or has no date. */
export function DaysLeft({ of: { daysLeft } }: { of: Registration }) {
  const t = useWords('milestones');
  if (daysLeft === undefined || daysLeft > COUNTED_FROM) return null;
  return (
    <StatusBadge tone={daysLeft <= URGENT_FROM ? 'warn' : 'neutral'}>
      {daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })}
    </StatusBadge>
  );
}

/** Until when one can register, or from when on; nothing where no date says so. */
export function Deadline({ of, className }: { of: Registration; className?: string }) {
  const { opens, closes } = of;
  const iso = closes ?? opens;
  if (!iso) return null;
  return (
    <span className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <span>
        <Sentence
          of="milestones"
          text={closes ? 'closes' : 'opens'}
          parts={{ date: <DateTime iso={iso} time={iso.length > 10} className="font-semibold" /> }}
        />
      </span>
      <DaysLeft of={of} />
    </span>
  );
}
