import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';

/** A season before its finals: when its ranks will be shown, and a link to the newest results. */
export function NotYet({ season, before, coming }: Pick<ResultsView, 'season' | 'before' | 'coming'>) {
  const t = useWords('results');
  return (
    <EmptyState
      title={t('notYet.title')}
      text={
        <>
          {t('notYet.text')}
          <Coming {...coming} />
        </>
      }
      action={
        before ? (
          <ButtonLink to={paths.results(before.id)} variant="go">
            {t('notYet.before', { season: before.name })}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.season(season.slug)}>{t('season')}</ButtonLink>
        )
      }
      className="rounded-lg border border-line bg-surface shadow-xs"
    />
  );
}

function Coming({ final, results }: ResultsView['coming']) {
  const t = useWords('milestones');
  return (
    <>
      {final && (
        <span className="mt-3 block font-semibold text-ink">
          {t('finalOn')} <WrittenDate of={final.when} />
          {final.audience && <span className="block font-normal">{t('for', { audience: final.audience })}</span>}
          {final.place && <span className="block font-normal text-soft">{final.place}</span>}
        </span>
      )}
      {results && (
        <span className="mt-2 block">
          {t('resultsOn')} <WrittenDate of={results.when} />
        </span>
      )}
    </>
  );
}
