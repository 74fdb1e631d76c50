import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { cx } from '#web/kit/cx.ts';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';

interface AgeLevelLinksProps {
  seasonId: string;
  competition: ResultsView['competitions'][number];
  current?: string;
}

/** The links to the age levels of a competition, below its tab. */
export function AgeLevelLinks({ seasonId, competition, current }: AgeLevelLinksProps) {
  const t = useWords('results');
  const age = useAgeLevel();
  return (
    <nav aria-label={t('ageLevels')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {competition.ages.map((level) => (
          <li key={level.title}>
            <Link
              to={paths.results(seasonId, { competion: competition.id, agelevel: level.title })}
              preventScrollReset
              aria-current={level.title === current ? 'page' : undefined}
              className={cx(
                'kit-choice flex h-full min-h-11 items-center gap-2 rounded-full px-4.5 py-1 font-semibold no-underline transition-colors max-sm:px-3 max-sm:text-sm',
                level.title === current ? 'bg-ink text-paper' : 'bg-ink/6 text-ink hover:bg-ink/10',
              )}
            >
              {age.name(level)}
              <span className="text-sm font-normal max-sm:text-xs">
                {age.years(level)} {!level.announced && <span className="block">{t('notAnnounced')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
