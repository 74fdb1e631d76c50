import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';

/** A season whose finals are still to come: when its ranks are shown, and where the newest ones are. */
export function NotYet({ season, before }: Pick<ResultsView, 'season' | 'before'>) {
  const t = useWords('results');
  return (
    <EmptyState
      title={t('notYet.title')}
      text={t('notYet.text')}
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
