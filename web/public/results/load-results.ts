import { data, type RouterContextProvider } from 'react-router';
import { listAnnouncedSeasons, listResultCategories, listResults, searchResults } from '#contract/endpoints/results.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Season } from '#contract/entities.ts';
import { ApiError } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { presentComing } from '#web/lib/season-dates.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { choose } from './choose.ts';
import { foundPage, pageOf } from './list.ts';

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

/**
 * One page of the results that the address asks for, with what else can be chosen, and what its search finds in the whole
 * season. As many calls, however many teams.
 */
export async function loadResults(context: Context, seasonId: string, query: URLSearchParams) {
  const season = await findSeason(context, seasonId);
  const { language, now } = context.get(pageContext);
  const call = serverApi(context);
  const { categories } = await call(listResultCategories, { query: { season_id: season._id } });
  const competitions = season.competions
    .toSorted((one, other) => one.order_id - other.order_id)
    .map((card) => ({
      ...{ id: card._id, slug: card.slug, name: local(language, card, 'name') },
      ages: categories.find(({ competion }) => competion === card._id)?.agelevel ?? [],
    }));
  const { competition, ageLevel } = choose(competitions, query);
  const search = (query.get('q') ?? '').slice(0, searchMax).trim();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const [{ seasons }, { results }, found] = await Promise.all([
    call(listAnnouncedSeasons),
    competition ? call(listResults, { query: { competion_id: competition.id, agelevel: ageLevel } }) : { results: [] },
    search ? call(searchResults, { query: { season_id: season._id, q: search, page } }) : undefined,
  ]);
  const announced = seasons.some(({ _id }) => _id === season._id);
  const before = announced ? undefined : seasons[0];
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
    /** Whether any category of the season has results. */
    announced,
    /** Where there are none yet: when the finals are, and when the ranks are to come. */
    coming: {
      final: announced ? undefined : presentComing(language, [season], 'final', now),
      results: announced ? undefined : presentComing(language, [season], 'results', now),
    },
    /** Where there are none yet: the season whose results are the newest. */
    before: before && { id: before._id, name: local(language, before, 'name') },
    list: pageOf(language, results, search ? 1 : page),
    /** What the search found; undefined without one. */
    found: found && foundPage(language, found),
  };
}

export type ResultsView = Awaited<ReturnType<typeof loadResults>>;
