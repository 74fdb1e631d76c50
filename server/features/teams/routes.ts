import { getTeams, listAdminTeams, listMyTeams } from '#contract/endpoints/teams.ts';
import type { Scores, Team } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import type { Viewer } from '#domain/team-access.ts';
import { ordersWithState } from '#server/features/payments/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { officeListFinder } from './office-list.ts';
import { presentAdminTeam, presentTeam, type TeamResult } from './present-team.ts';
import { findTeam, listOwnTeams, type TeamWithPeople } from './store.ts';

/** A person with more teams sees the newest; the paged list has them all. */
const MOST_OWN_TEAMS = 500;

type Deps = {
  db: Db;
  clock: Clock;
  /** Results of teams, by team id. */
  resultsOf: (teamIds: string[]) => Promise<Map<string, TeamResult>>;
  /** What was handed in for a team; null if nothing was. */
  scoresOf: (teamId: string) => Promise<Scores | null>;
  /** Those of some teams for which scores were handed in. */
  withScores: (teamIds: string[]) => Promise<ReadonlySet<string>>;
};

const pages = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

export function teamRoutes(route: Route, { db, clock, resultsOf, scoresOf, withScores }: Deps): void {
  const findOfficeList = officeListFinder(db);

  async function present(rows: TeamWithPeople[], viewer: Viewer, scores?: Scores | null): Promise<Team[]> {
    const ids = rows.map((row) => row.team.id);
    const now = clock();
    const [results, owed] = await Promise.all([resultsOf(ids), ordersWithState(db, 'team', ids)]);
    return rows.flatMap((row) => {
      const around = { result: results.get(row.team.id), owed: owed.get(row.team.id), scores, now };
      return presentTeam(row, around, viewer) ?? [];
    });
  }

  async function presentOwn(rows: TeamWithPeople[], viewer: Viewer): Promise<Team[]> {
    const [teams, submitted] = await Promise.all([present(rows, viewer), withScores(rows.map(({ team }) => team.id))]);
    return teams.map((team) => ({ ...team, scores_submitted: submitted.has(team._id) }));
  }

  route(getTeams, async ({ query, person }) => {
    if (!query.team_id) {
      if (!person) return { success: true, teams: [] };
      const { rows } = await listOwnTeams(db, person, { offset: 0, limit: MOST_OWN_TEAMS });
      return { success: true, teams: await presentOwn(rows, person) };
    }
    if (!person) throw new Refusal('not_signed_in');
    const [row, scores] = await Promise.all([findTeam(db, query.team_id), scoresOf(query.team_id)]);
    const [team] = row ? await present([row], person, scores) : [];
    if (!team) throw new Refusal('not_found');
    return { success: true, team };
  });

  route(listMyTeams, async ({ query, person }) => {
    const season = query.season === 'all' ? undefined : query.season;
    const size = limits.myTeamsPageSize;
    const { rows, total } = await listOwnTeams(db, person, { season, offset: (query.page - 1) * size, limit: size });
    return {
      success: true,
      teams: await presentOwn(rows, person),
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
}
