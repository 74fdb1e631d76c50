import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Link } from '#web/kit/Link.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { ownAddress } from '#web/lib/own-address.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/results.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/ResultsPage.ts';
import { Announced } from './Announced.tsx';
import { loadResults } from './load-results.ts';
import { NotYet } from './NotYet.tsx';

export const handle = {
  needs: 'public',
  words: ['results', 'milestones'],
  opening: 'night',
  cache: { query: ['competion', 'agelevel', 'page'], bypass: ['q'] },
} satisfies PageHandle;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadResults(context, params.seasonId, new URL(request.url).searchParams);

/** `/resultes/{season id}/` and `/results/{season id}` serve the same page; the first is canonical. */
export default function ResultsPage({ loaderData: view }: Route.ComponentProps) {
  const t = useWords('results');
  const { search } = useLocation();
  const { season, announced, before, coming, search: searched, list } = view;
  const lead = t(!announced ? 'notYet.lead' : searched || list.found > 0 ? 'lead' : 'eachLevel');
  const title = t('titleOf', { season: season.name });
  return (
    <>
      <PageMeta
        title={title}
        description={lead}
        address={ownAddress({ pathname: paths.results(season.id), search }, handle.cache.query)}
        share={{ kind: 'season', ...season, below: season.title }}
        trail={[{ label: season.name, to: paths.season(season.slug) }]}
      />
      <PageHead
        over={t('title')}
        title={season.name}
        lead={lead}
        art={art}
        of={announced ? view.competition : undefined}
      >
        <p className="mt-3">
          <Link to={paths.season(season.slug)} look="strong" className="inline-block py-1">
            {t('season')}
          </Link>
        </p>
      </PageHead>
      <div className="wrap py-8 sm:py-12">
        {announced ? <Announced view={view} /> : <NotYet season={season} before={before} coming={coming} />}
      </div>
    </>
  );
}
