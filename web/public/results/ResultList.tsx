import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';
import { Podium } from './Podium.tsx';
import { ResultPages } from './ResultPages.tsx';
import { ResultTable } from './ResultTable.tsx';

/** The list of one age level: the podium, the table, the pagination; or that its results are not announced yet. */
export function ResultList({ view }: { view: ResultsView }) {
  const t = useWords('results');
  const age = useAgeLevel();
  const { season, competition, ageLevel, list } = view;
  if (list.found === 0) {
    return (
      <EmptyState
        title={t('notAnnounced')}
        text={t('notAnnouncedText')}
        action={<ButtonLink to={paths.results(season.id)}>{t('seeAnnounced')}</ButtonLink>}
        className="mt-6 rounded-lg border border-line bg-surface shadow-xs"
      />
    );
  }
  const hrefFor = (page: number) => {
    const place = { competion: competition?.id, agelevel: ageLevel, page: page === 1 ? undefined : page };
    return `${paths.results(season.id, place)}#teams`;
  };
  return (
    <>
      {list.page === 1 && list.found >= 3 && <Podium places={list.places} />}
      <p className="mt-6 text-soft">{t('teams', { count: list.found })}</p>
      <ResultPages list={list} hrefFor={hrefFor}>
        <ResultTable
          label={t('table', {
            competition: competition?.name ?? '',
            ageLevel: age.nameOf(ageLevel ?? '', competition?.ages ?? []),
          })}
          places={list.places}
        />
      </ResultPages>
    </>
  );
}
