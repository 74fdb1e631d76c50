import { data, type RouterContextProvider } from 'react-router';
import { listResults } from '#contract/endpoints/results.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Season } from '#contract/entities.ts';
import { ApiError } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { choose } from './choose.ts';

type Context = Readonly<RouterContextProvider>;

/** @throws a 404 when there is no such season */
async function findSeason(context: Context, id: string): Promise<Season> {
  try {
    const { wroseasons } = await serverApi(context)(listSeasons, { query: { id } });
    if (wroseasons[0]) return wroseasons[0];
  } catch (error) {
    // What is no id at all is no season either.
    if (!(error instanceof ApiError && error.status === 422)) throw error;
  }
  throw data(null, { status: 404 });
}

/** The results of one competition and age level of a season, as the address asks, with what else can be chosen. */
export async function loadResults(context: Context, seasonId: string, query: URLSearchParams) {
  const season = await findSeason(context, seasonId);
  const { language } = context.get(pageContext);
  const competitions = season.competions
    .toSorted((one, other) => one.order_id - other.order_id)
    .map((card) => ({ id: card._id, name: local(language, card, 'name'), ages: card.agelevel }));
  const { competition, ageLevel } = choose(competitions, query);
  const { results } = competition
    ? await serverApi(context)(listResults, { query: { competion_id: competition.id, agelevel: ageLevel } })
    : { results: [] };
  return {
    season: { id: season._id, slug: season.slug, name: local(language, season, 'name') },
    competitions,
    competition,
    ageLevel,
    results,
  };
}

export type ResultsView = Awaited<ReturnType<typeof loadResults>>;
