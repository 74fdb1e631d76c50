import { StatusBadge } from '#web/kit/Badge.tsx';
import type { SeasonDates } from './season-dates.ts';
import { useWords } from './words.tsx';

/** The number of days before the end from which the remaining days are shown. */
const COUNTED_FROM = 60;
/** The number of days from which they have the colour for urgent things. */
const URGENT_FROM = 3;

/** `3 days left`, `Last day`; nothing if the end is far away or has no date. */
export function DaysLeft({ of: { daysLeft } }: { of: SeasonDates['registration'] }) {
  const t = useWords('milestones');
  if (daysLeft === undefined || daysLeft > COUNTED_FROM) return null;
  return (
    <StatusBadge tone={daysLeft <= URGENT_FROM ? 'warn' : 'neutral'}>
      {daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })}
    </StatusBadge>
  );
}
