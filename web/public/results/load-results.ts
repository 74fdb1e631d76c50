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

/** No team, school or city name is longer; a longer search would find nothing. */
const searchMax = 100;

/** @throws a 404 when there is no such season */
async function findSeason(context: Context, id: string): Promise<Season> {
  try {
    const { wroseasons } = await serverApi(context)(listSeasons, { query: { id } });
    if (wroseasons[0]) return wroseasons[0];
  } catch (error) {
    // An invalid id means that there is no such season.
    if (!(error instanceof ApiError && error.status === 422)) throw error;
  }
  throw data(null, { status: 404 });
}

/**
 * One page of the results that the address requests, with the other choices, and the search results for the whole
 * season. The number of calls does not depend on the number of teams.
 */
export async function loadResults(context: Context, seasonId: string, query: URLSearchParams) {
  const season = await findSeason(context, seasonId);
  const { language, now } = context.get(pageContext);
  const call = serverApi(context);
  const [{ categories }, { seasons }] = await Promise.all([
    call(listResultCategories, { query: { season_id: season._id } }),
    call(listAnnouncedSeasons),
  ]);
  const competitions = season.competions
    .toSorted((one, other) => one.order_id - other.order_id)
    .map((card) => {
      const ages = categories.find(({ competion }) => competion === card._id)?.agelevel ?? [];
      return {
        ...{ id: card._id, slug: card.slug, name: local(language, card, 'name'), ages },
        announced: ages.some((level) => level.announced),
      };
    });
  const { competition, ageLevel } = choose(competitions, query);
  const search = (query.get('q') ?? '').slice(0, searchMax).trim();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const [{ results }, found] = await Promise.all([
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
    /** If there are none yet: the dates of the finals and of the announcement. */
    coming: {
      final: announced ? undefined : presentComing(language, [season], 'final', now),
      results: announced ? undefined : presentComing(language, [season], 'results', now),
    },
    /** If there are none yet: the season with the newest results. */
    before: before && { id: before._id, name: local(language, before, 'name') },
    list: pageOf(language, results, search ? 1 : page),
    /** The search results; undefined without a search. */
    found: found && foundPage(language, found),
  };
}

export type ResultsView = Awaited<ReturnType<typeof loadResults>>;
