import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Link } from '#web/kit/Link.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { ownAddress } from '#web/lib/own-address.ts';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import { SeasonHead } from '../season/index.ts';
import type { Route } from './+types/ResultsPage.ts';
import { AgeLevelLinks } from './AgeLevelLinks.tsx';
import { loadResults } from './load-results.ts';
import { ResultList } from './ResultList.tsx';

export const handle = {
  words: ['results', 'age-levels'],
  opening: 'night',
  cache: { query: ['competion', 'agelevel', 'page'], bypass: ['q'] },
} satisfies RouteHandle;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadResults(context, params.seasonId, new URL(request.url).searchParams);

/** `/resultes/{season id}/` and `/results/{season id}`, which answer the same page; the first is its own address. */
export default function ResultsPage({ loaderData: view }: Route.ComponentProps) {
  const t = useWords('results');
  const { search } = useLocation();
  const { season, competitions, competition, ageLevel } = view;
  const title = t('titleOf', { season: season.name });
  return (
    <>
      <PageMeta
        title={title}
        description={t('lead')}
        address={ownAddress({ pathname: paths.results(season.id), search }, handle.cache.query)}
        share={{ kind: 'season', ...season, below: season.title }}
        trail={[{ label: season.name, to: paths.season(season.slug) }]}
      />
      <SeasonHead season={season} over={t('title')} title={season.name} lead={t('lead')}>
        <p className="mt-3">
          <Link to={paths.season(season.slug)} look="strong" className="inline-block py-1">
            {t('season')}
          </Link>
        </p>
      </SeasonHead>
      <div className="wrap py-8 sm:py-12">
        <LinkTabs
          label={t('competitions')}
          tabs={competitions.map(({ id, name }) => ({
            label: name,
            to: paths.results(season.id, { competion: id }),
            current: id === competition?.id,
          }))}
        />
        {competition && <AgeLevelLinks seasonId={season.id} competition={competition} current={ageLevel} />}
        <ResultList key={`${competition?.id} ${ageLevel}`} view={view} />
      </div>
    </>
  );
}
