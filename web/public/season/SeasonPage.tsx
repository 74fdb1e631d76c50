import { paths } from '#web/app/paths.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import type { PageHandle } from '#web/lib/words.tsx';
import type { Route } from './+types/SeasonPage.ts';
import { loadSeason, type SeasonView, WRO } from './load-season.ts';
import { SeasonContents } from './SeasonContents.tsx';
import { SeasonEvent } from './SeasonEvent.tsx';

export const handle = {
  needs: 'public',
  words: ['season', 'take-part', 'milestones'],
  opening: 'night',
  registers: ({ id, registration }: SeasonView) => (registration ? { season_id: id } : undefined),
  cache: { query: [] },
} satisfies PageHandle;

/** Serves `/seasons/{slug}` and the one season page with its own address (public spec, section 2). */
export const loader = ({ context, params }: Route.LoaderArgs) => loadSeason(context, params.slug ?? WRO);

export default function SeasonPage({ loaderData: season }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={season.name}
        description={season.description}
        address={paths.season(season.slug)}
        share={{ kind: 'season', ...season, below: season.title }}
      />
      <SeasonEvent season={season} />
      <SeasonContents season={season} />
    </>
  );
}
