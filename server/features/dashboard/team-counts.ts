import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasonMilestones, seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

const count = sql`count(*)`.mapWith(Number);

/** How many teams there are of each kind that the dashboard tells apart; reads `teams_count_idx` alone, in its order. */
export const countTeams = (db: Db) =>
  db
    .select({
      ...{ seasonId: teams.seasonId, competitionId: teams.competitionId, regionId: teams.regionId },
      ...{ paid: teams.paymentStatus, active: teams.status, teams: count },
    })
    .from(teams)
    .groupBy(teams.seasonId, teams.competitionId, teams.regionId, teams.paymentStatus, teams.status);
export type TeamCount = Awaited<ReturnType<typeof countTeams>>[number];

/** The registrations of a season by the day in Riyadh; reads `teams_of_season_idx` alone. */
export async function registrationsByDay(db: Db, seasonId: string) {
  const { rows } = await db.execute<{ day: string; teams: number }>(sql`
    select day::text, count(*)::int as teams
    from (
      select (${teams.createdAt} at time zone 'Asia/Riyadh')::date as day from ${teams} where ${teams.seasonId} = ${seasonId}
    ) registered
    group by day order by day`);
  return rows;
}
export type DayOfTeams = Awaited<ReturnType<typeof registrationsByDay>>[number];

/** What teams are counted by: all seasons, newest first, with the day on which registration opened; competitions; regions. */
export async function namesToCountBy(db: Db) {
  const opened = sql<string | null>`min(${seasonMilestones.fromDay})::text`;
  const [ofSeasons, ofCompetitions, ofRegions] = await Promise.all([
    db
      .select({ id: seasons.id, name: seasons.name, nameEn: seasons.nameEn, status: seasons.status, opened })
      .from(seasons)
      .leftJoin(
        seasonMilestones,
        and(eq(seasonMilestones.seasonId, seasons.id), eq(seasonMilestones.kind, 'registration')),
      )
      .groupBy(seasons.id)
      .orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db
      .select({
        ...{ id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
        seasonId: competitions.seasonId,
      })
      .from(competitions)
      .orderBy(asc(competitions.position), asc(competitions.id)),
    db.select({ id: regions.id, name: regions.name, nameEn: regions.nameEn }).from(regions).orderBy(asc(regions.code)),
  ]);
  return { seasons: ofSeasons, competitions: ofCompetitions, regions: ofRegions };
}
export type NamesToCountBy = Awaited<ReturnType<typeof namesToCountBy>>;
