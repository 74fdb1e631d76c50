import { data, type RouterContextProvider } from 'react-router';
import { listResults } from '#contract/endpoints/results.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Season } from '#contract/entities.ts';
import { ApiError } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { choose } from './choose.ts';
import { pageOf, placeOf, searcher } from './list.ts';

type Context = Readonly<RouterContextProvider>;

/** No team, school or city is longer; what is cut off would find nothing. */
const searchMax = 100;

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

/** One page of the results that the address asks for, with what else can be chosen. Two calls, however many teams. */
export async function loadResults(context: Context, seasonId: string, query: URLSearchParams) {
  const season = await findSeason(context, seasonId);
  const { language } = context.get(pageContext);
  const competitions = season.competions
    .toSorted((one, other) => one.order_id - other.order_id)
    .map((card) => ({ id: card._id, slug: card.slug, name: local(language, card, 'name'), ages: card.agelevel }));
  const { competition, ageLevel } = choose(competitions, query);
  const { results } = competition
    ? await serverApi(context)(listResults, { query: { competion_id: competition.id, agelevel: ageLevel } })
    : { results: [] };
  const places = results.map(placeOf);
  const search = (query.get('q') ?? '').slice(0, searchMax).trim();
  return {
    season: {
      id: season._id,
      slug: season.slug,
      name: local(language, season, 'name'),
      title: local(language, season, 'title'),
    },
    competitions,
    competition,
    ageLevel,
    search,
    /** How many teams the whole list has. */
    total: places.length,
    list: pageOf(searcher(places)(search), Number(query.get('page')) || 1),
  };
}

export type ResultsView = Awaited<ReturnType<typeof loadResults>>;
