import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { useWords } from '#web/lib/words.tsx';
import { AgeLevelLinks } from './AgeLevelLinks.tsx';
import type { ResultsView } from './load-results.ts';
import { ResultList } from './ResultList.tsx';
import { ResultPages } from './ResultPages.tsx';
import { ResultSearch } from './ResultSearch.tsx';
import { ResultTable } from './ResultTable.tsx';
import { type ResultSearchState, useResultSearch } from './useResultSearch.ts';

/** The results of a season: one category and age level at a time, or the results of a search in all of them. */
export function Announced({ view }: { view: ResultsView }) {
  const t = useWords('results');
  const state = useResultSearch(view);
  const { season, competitions, competition, ageLevel } = view;
  const { text, setText, search, found, waiting, problem } = state;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ResultSearch view={view} text={text} onType={setText} answersHere={!problem} />
        <p role="status" className="text-soft">
          {problem ?? (waiting ? t('searching') : search ? t('found', { count: found?.found ?? 0 }) : null)}
        </p>
      </div>
      {search ? (
        <Found view={view} state={state} />
      ) : (
        <div className="mt-6">
          <LinkTabs
            label={t('competitions')}
            tabs={competitions.map(({ id, name, announced }) => ({
              label: name,
              note: announced ? undefined : t('notAnnounced'),
              to: paths.results(season.id, { competion: id }),
              current: id === competition?.id,
            }))}
          />
          {competition && <AgeLevelLinks seasonId={season.id} competition={competition} current={ageLevel} />}
          <ResultList view={view} />
        </div>
      )}
    </>
  );
}

/** The search results: teams of all categories, each with the name of its category. */
function Found({ view, state }: { view: ResultsView; state: ResultSearchState }) {
  const t = useWords('results');
  const { season, competitions } = view;
  const { found, search, setText, waiting } = state;
  if (!found) return <div className="min-h-96" />;
  const hrefFor = (page: number) =>
    `${paths.results(season.id, { q: search, page: page === 1 ? undefined : page })}#teams`;
  return (
    <ResultPages list={found} hrefFor={hrefFor}>
      {found.found === 0 && !waiting ? (
        <EmptyState
          title={t('empty')}
          text={t('noMatch', { search })}
          action={
            <ButtonLink to={paths.results(season.id)} onClick={() => setText('')}>
              {t('showAll')}
            </ButtonLink>
          }
        />
      ) : (
        <ResultTable
          label={t('tableFound', { search })}
          places={found.places}
          categories={new Map(competitions.map((one) => [one.id, one]))}
          dimmed={waiting}
        />
      )}
    </ResultPages>
  );
}
