import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';
import { Podium } from './Podium.tsx';
import { ResultSearch } from './ResultSearch.tsx';
import { ResultTable } from './ResultTable.tsx';
import { useResultSearch } from './useResultSearch.ts';

/** The list of one age level: its search, the first three, the table, the pages. */
export function ResultList({ view }: { view: ResultsView }) {
  const t = useWords('results');
  const age = useAgeLevel();
  const { season, competition, ageLevel, total } = view;
  const { text, setText, wake, search, list, waiting, problem } = useResultSearch(view);
  if (total === 0) return <Nothing season={season} />;
  const hrefFor = (page: number, q = search) => {
    const place = { competion: competition?.id, agelevel: ageLevel, q, page: page === 1 ? undefined : page };
    return `${paths.results(season.id, place)}#teams`;
  };
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ResultSearch view={view} text={text} onType={setText} onWake={wake} answersHere={!problem} />
        <p role="status" className="text-soft">
          {problem ?? (waiting ? t('searching') : t(search ? 'found' : 'teams', { count: list.found, total }))}
        </p>
      </div>
      {!search && list.page === 1 && total >= 3 && <Podium places={list.places} />}
      <div
        id="teams"
        className="mt-6 scroll-mt-24 rounded-lg border border-line bg-surface shadow-xs [--table-top:4rem]"
      >
        {list.found === 0 ? (
          <EmptyState
            title={t('empty')}
            text={t('noMatch', { search })}
            action={
              <ButtonLink to={hrefFor(1, '')} onClick={() => setText('')}>
                {t('showAll')}
              </ButtonLink>
            }
          />
        ) : (
          <ResultTable
            label={t('table', { competition: competition?.name ?? '', ageLevel: age.title(ageLevel ?? '') })}
            places={list.places}
            dimmed={waiting}
          />
        )}
      </div>
      <Pagination page={list.page} pages={list.pages} hrefFor={hrefFor} className="mt-5 flex justify-center" />
    </>
  );
}

function Nothing({ season }: Pick<ResultsView, 'season'>) {
  const t = useWords('results');
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.season(season.slug)}>{t('season')}</ButtonLink>}
      className="mt-6 rounded-lg border border-line bg-surface shadow-xs"
    />
  );
}
