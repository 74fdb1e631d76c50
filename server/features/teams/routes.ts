import { chooseTeams, getTeams, listAdminTeams, listMyTeams } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeListFinder } from './office-list.ts';
import { presentAdminTeam } from './present-team.ts';
import { listOwnTeams } from './store.ts';
import type { teamAnswers } from './team-answer.ts';

/** A person with more teams sees the newest; the paged list has them all. */
const MOST_OWN_TEAMS = 500;

type Deps = { db: Db; answers: ReturnType<typeof teamAnswers> };

const pages = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

export function teamRoutes(route: Route, { db, answers }: Deps): void {
  const findOfficeList = officeListFinder(db);

  route(getTeams, async ({ query, person }) => {
    if (!query.team_id) {
      if (!person) return { success: true, teams: [] };
      const { rows } = await listOwnTeams(db, person, { offset: 0, limit: MOST_OWN_TEAMS });
      return { success: true, teams: await answers.own(rows, person) };
    }
    if (!person) throw new Refusal('not_signed_in');
    const team = await answers.one(query.team_id, person);
    if (!team) throw new Refusal('not_found');
    return { success: true, team };
  });

  route(listMyTeams, async ({ query, person }) => {
    const season = query.season === 'all' ? undefined : query.season;
    const size = limits.myTeamsPageSize;
    const { rows, total } = await listOwnTeams(db, person, { season, offset: (query.page - 1) * size, limit: size });
    return {
      success: true,
      teams: await answers.own(rows, person),
      currentPage: query.page,
      totalPages: pages(total, size),
      totalItems: total,
    };
  });

  route(listAdminTeams, async ({ query }) => {
    const { rows, total, capped } = await findOfficeList({
      search: query.s,
      filters: query,
      sort: query.sort,
      offset: (query.page - 1) * query.per_page,
      limit: query.per_page,
    });
    return {
      success: true,
      teams: rows.map(presentAdminTeam),
      currentPage: query.page,
      totalPages: pages(total, query.per_page),
      totalItems: total,
      moreThanTotal: capped,
    };
  });

  route(chooseTeams, async ({ query: { s, season } }) => {
    const { rows } = await findOfficeList({
      ...{ search: s, filters: { season }, sort: 'name', offset: 0, limit: Math.max(...limits.teamPageSizes) },
    });
    return { success: true, teams: rows.map(presentAdminTeam) };
  });
}
