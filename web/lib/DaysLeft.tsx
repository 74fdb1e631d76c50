import { StatusBadge } from '#web/kit/Badge.tsx';
import type { SeasonDates } from './season-dates.ts';
import { useWords } from './words.tsx';

/** From this many days before the end on, people are told how many are left. */
const COUNTED_FROM = 60;
/** And from this many on, in the colour of what is urgent. */
const URGENT_FROM = 3;

/** `3 days left`, `Last day`; nothing while the end is far away, or has no date. */
export function DaysLeft({ of: { daysLeft } }: { of: SeasonDates['registration'] }) {
  const t = useWords('milestones');
  if (daysLeft === undefined || daysLeft > COUNTED_FROM) return null;
  return (
    <StatusBadge tone={daysLeft <= URGENT_FROM ? 'warn' : 'neutral'}>
      {daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })}
    </StatusBadge>
  );
}
