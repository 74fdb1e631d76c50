import { StatusBadge } from '#web/kit/Badge.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import type { MilestoneView } from '#web/lib/season-dates.ts';
import { useWords } from '#web/lib/words.tsx';

/** The current or next broadcast, in Riyadh time. */
export function NextBroadcast({ of: { title, audience, when, phase } }: { of: MilestoneView }) {
  const t = useWords('milestones');
  const live = phase === 'current';
  return (
    <div className="mt-5 border-s-4 border-palm ps-4">
      <p>
        {live ? (
          <StatusBadge tone="good">{t('live')}</StatusBadge>
        ) : (
          <span className="text-sm font-semibold text-palm">{t('nextBroadcast')}</span>
        )}
      </p>
      <p className="mt-0.5 font-bold">{title}</p>
      {audience && <p className="text-sm">{t('for', { audience })}</p>}
      <p className="text-soft">
        <WrittenDate of={when} /> <span className="whitespace-nowrap">{t('riyadhTime')}</span>
      </p>
    </div>
  );
}
