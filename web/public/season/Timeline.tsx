import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/Button.tsx';
import type { MilestoneView } from '#web/lib/season-dates.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Milestone } from './Milestone.tsx';

interface TimelineProps {
  milestones: readonly MilestoneView[];
  season: { slug: string };
}

/**
 * A season's dates along one line: past dates are collapsed while others are still to come; current and next dates are
 * highlighted.
 */
export function Timeline({ milestones, season }: TimelineProps) {
  const t = useWords('milestones');
  const { lang } = useLanguage();
  if (milestones.length === 0) return null;
  const past = milestones.filter(({ phase }) => phase === 'past');
  const ahead = milestones.filter(({ phase }) => phase !== 'past');
  const next = ahead.find(({ phase }) => phase === 'next');
  return (
    <section id="dates" aria-labelledby="dates-title" className="mt-14 scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="dates-title">{t('title')}</h2>
          {milestones.some(({ timed }) => timed) && <p className="mt-1 text-soft">{t('lead')}</p>}
        </div>
        {ahead.length > 0 && (
          <a href={paths.calendar(season.slug, lang)} className={buttonClass('quiet', 'md')}>
            <CalendarPlus aria-hidden size="1.15em" />
            {t('addAll')}
          </a>
        )}
      </div>
      {ahead.length === 0 ? (
        <Steps of={past} />
      ) : (
        <>
          {past.length > 0 && (
            <details className="mt-5">
              <summary className="w-fit py-1 font-semibold text-palm">{t('earlier', { count: past.length })}</summary>
              <Steps of={past} />
            </details>
          )}
          <Steps of={ahead} next={next} />
        </>
      )}
    </section>
  );
}

function Steps({ of, next }: { of: readonly MilestoneView[]; next?: MilestoneView | undefined }) {
  return (
    <ol className="mt-5 gap-x-14 lg:columns-2">
      {of.map((milestone) => (
        <Milestone key={milestone.id} milestone={milestone} isNext={milestone === next} />
      ))}
    </ol>
  );
}
