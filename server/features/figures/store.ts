import { and, eq, sql } from 'drizzle-orm';
import type { Figures } from '#contract/endpoints/figures.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

/**
 * Returns the count of participants: in active teams of active competitions and seasons, including past ones. Two
 * statements, because a join with the members would count a team several times.
 */
export function figuresCounter(db: Db) {
  const shown = and(
    eq(teams.status, true),
    eq(teams.paymentStatus, true),
    eq(competitions.status, true),
    eq(seasons.status, true),
  );
  const ofTeams = db
    .select({
      teams: sql`count(*)`.mapWith(Number),
      schools: sql`count(distinct lower(btrim(${teams.schoolName})))`.mapWith(Number),
      regions: sql`count(distinct ${teams.regionId})`.mapWith(Number),
    })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .where(shown)
    .prepare('figures_of_teams');
  const ofPeople = db
    .select({ participants: sql`count(distinct ${teamPeople.nationalId})`.mapWith(Number) })
    .from(teamPeople)
    .innerJoin(teams, eq(teams.id, teamPeople.teamId))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .where(and(eq(teamPeople.role, 'member'), shown))
    .prepare('figures_of_people');

  return async (): Promise<Figures> => {
    const [[counted], [people]] = await Promise.all([ofTeams.execute(), ofPeople.execute()]);
    return { participants: 0, teams: 0, schools: 0, regions: 0, ...counted, ...people };
  };
}
