import { adminResults, listResultSeasons } from '#contract/endpoints/admin-results.ts';
import { listResultBoards, publishResultBoards } from '#contract/endpoints/result-boards.ts';
import {
  listAnnouncedSeasons,
  listResultCategories,
  listResults,
  type ResultRow,
  searchResults,
} from '#contract/endpoints/results.ts';
import { messages } from '#locales/messages.ts';
import { presentAgeLevel } from '#server/features/competitions/index.ts';
import { crudRoutes } from '#server/features/office-records/index.ts';
import { cityNames } from '#server/features/regions/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { boardsOf, publishBoards } from './boards.ts';
import { officeResults } from './office.ts';
import { resultsForOffice } from './office-list.ts';
import { resultSeasons } from './result-seasons.ts';
import { findResultsOfSeason } from './search.ts';
import { announcedSeasons, categoriesOf, type FoundResult, resultsFinder } from './store.ts';

export function resultRoutes(route: Route, { db }: { db: Db }): void {
  publicRoutes(route, db);
  officeRoutes(route, db);
}

/** The calls of the back-office. */
function officeRoutes(route: Route, db: Db): void {
  crudRoutes(route, adminResults, { ...officeResults(db), find: resultsForOffice(db) });
  route(listResultSeasons, async () => ({ success: true, seasons: await resultSeasons(db) }));
  route(listResultBoards, async ({ query }) => ({ success: true, boards: await boardsOf(db, query.season) }));
  route(publishResultBoards, async ({ body: { boards, published }, person, request }) => {
    const places = boards.map(({ competion_id, ageLevel }) => ({ competitionId: competion_id, ageLevel }));
    await publishBoards(db, person, { boards: places, published });
    return { success: true, msg: messages[request.language][published ? 'boardsPublished' : 'boardsTakenBack'] };
  });
}

function publicRoutes(route: Route, db: Db): void {
  const findResults = resultsFinder(db);

  route(listResults, async ({ query }) => {
    // An empty `agelevel` means that no tab is chosen yet.
    const found = await findResults({ competitionId: query.competion_id, ageLevel: query.agelevel || undefined });
    return { success: true, results: found.map(presentResult) };
  });

  route(searchResults, async ({ query: { season_id, q, page } }) => {
    const { rows, ...paging } = await findResultsOfSeason(db, { seasonId: season_id, search: q, page });
    return { success: true, results: rows.map(presentResult), ...paging };
  });

  route(listResultCategories, async ({ query }) => ({
    success: true,
    categories: (await categoriesOf(db, query.season_id)).map(({ id, ageLevels }) => ({
      competion: id,
      agelevel: ageLevels.map((level) => ({ ...presentAgeLevel(level), announced: level.announced })),
    })),
  }));

  route(listAnnouncedSeasons, async () => ({
    success: true,
    seasons: (await announcedSeasons(db)).map(({ id, name, nameEn }) => ({ _id: id, name, name_en: nameEn })),
  }));
}

const presentResult = ({
  id,
  seasonId,
  competitionId,
  regionId,
  ageLevel,
  ranked,
  score,
  team,
}: FoundResult): ResultRow => ({
  _id: id,
  season: seasonId,
  competion: competitionId,
  region: regionId,
  ageLevel,
  ranked,
  score,
  team: {
    _id: team.id,
    team_no: team.teamNo,
    name: team.name,
    image: pictureAddress(team.image),
    city: team.city,
    city_names: cityNames(team.city),
    schoolName: team.schoolName,
    payment_status: team.paymentStatus,
  },
});
