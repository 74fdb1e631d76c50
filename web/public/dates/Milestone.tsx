import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import Flag from 'lucide-react/icons/flag';
import MapPin from 'lucide-react/icons/map-pin';
import Medal from 'lucide-react/icons/medal';
import Presentation from 'lucide-react/icons/presentation';
import Radio from 'lucide-react/icons/radio';
import Trophy from 'lucide-react/icons/trophy';
import { paths } from '#web/app/paths.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import type { MilestoneView } from '#web/lib/season-dates.ts';
import { useSite } from '#web/lib/site.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

const icons = {
  registration: ClipboardPen,
  training: Presentation,
  regional: MapPin,
  final: Trophy,
  broadcast: Radio,
  results: Medal,
  other: Flag,
} as const;

const looks = {
  past: 'bg-ink/7 text-soft',
  current: 'bg-palm text-on-palm',
  next: 'bg-palm-tint text-palm',
} as const;

/** One date of a season: when, what, where, and what can be done about it. */
export function Milestone({ milestone, isNext }: { milestone: MilestoneView; isNext: boolean }) {
  const t = useWords('milestones');
  const { kind, title, from, to, timed, phase, place, region } = milestone;
  const Icon = icons[kind];
  const where = place || region;
  return (
    <li className="relative flex break-inside-avoid gap-4 pb-7 before:absolute before:start-5 before:top-10 before:bottom-0 before:w-px before:bg-line last:pb-0 last:before:hidden">
      <span className={cx('relative grid size-10 shrink-0 place-items-center rounded-md', looks[phase])}>
        <Icon aria-hidden size="1.25em" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <DateTime iso={from} to={to} time={timed} weekday />
          {phase === 'current' && <StatusBadge tone="good">{t('now')}</StatusBadge>}
          {isNext && <StatusBadge tone="info">{t('next')}</StatusBadge>}
          {phase === 'past' && <span className="sr-only">{t('past')}</span>}
        </p>
        <h3 className={cx('mt-0.5 text-base', phase === 'past' && 'font-semibold')}>{title}</h3>
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
          <Radio aria-hidden size="1.15em" />
          {t('watch')}
        </a>
      )}
    </p>
  );
}
