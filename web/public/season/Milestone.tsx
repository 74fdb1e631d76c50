import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { paths } from '#web/app/paths.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import type { MilestoneView } from '#web/lib/season-dates.ts';
import { useSite } from '#web/lib/site.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** The knot on the line: filled while the milestone is current, faint once it is over. */
const knots = {
  past: 'text-edge/60',
  current: 'text-palm',
  next: 'text-palm',
} as const;

/** One date of a season: time, title, place, and its actions. */
export function Milestone({ milestone, isNext }: { milestone: MilestoneView; isNext: boolean }) {
  const t = useWords('milestones');
  const { title, audience, when, phase, place, region } = milestone;
  const where = place || region;
  return (
    <li className="relative flex break-inside-avoid gap-4 pb-7 before:absolute before:start-2.5 before:top-6 before:-bottom-0.5 before:-ms-px before:w-0.5 before:bg-line last:pb-0 last:before:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        className={cx('relative mt-0.5 shrink-0', knots[phase])}
      >
        <path d="M10 0 20 10 10 20 0 10z" fill="currentColor" />
        <path d="M10 5.5 14.5 10 10 14.5 5.5 10z" className="fill-paper" />
        {phase !== 'next' && <path d="M10 7.5 12.5 10 10 12.5 7.5 10z" fill="currentColor" />}
      </svg>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <WrittenDate of={when} />
          {phase === 'current' && <StatusBadge tone="good">{t('now')}</StatusBadge>}
          {isNext && <StatusBadge tone="info">{t('next')}</StatusBadge>}
          {phase === 'past' && <span className="sr-only">{t('past')}</span>}
        </p>
        <h3 className={cx('mt-0.5 text-base', phase === 'past' && 'font-semibold')}>{title}</h3>
        {audience && <p className="text-sm font-semibold">{t('for', { audience })}</p>}
        {where && <p className="text-sm text-soft">{where}</p>}
        {phase !== 'past' && <WhatToDo milestone={milestone} />}
      </div>
    </li>
  );
}

function WhatToDo({ milestone: { id, kind, title, link } }: { milestone: MilestoneView }) {
  const t = useWords('milestones');
  const { lang } = useLanguage();
  const site = useSite();
  const watch = link ?? (kind === 'broadcast' ? site?.links.stream : undefined);
  const look = 'inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-palm no-underline hover:underline';
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-5">
      <a href={paths.calendar(id, lang)} aria-label={t('addOne', { title })} className={look}>
        <CalendarPlus aria-hidden size="1.15em" />
        {t('add')}
      </a>
      {watch && (
        <a href={watch} aria-label={`${t('watch')}: ${title}`} className={look}>
          {t('watch')}
        </a>
      )}
    </p>
  );
}
