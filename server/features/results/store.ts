import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { results } from './table.ts';

/**
 * Makes the look-up of an active competition's results, best first; prepared, for everyone asks on the same day. With
 * and without an age level are two statements: one that asked "this level or none given" would get a plan that reads
 * all levels of the competition.
 */
export function resultsFinder(db: Db) {
  const ofCompetition = selectResults(db).prepare('results_of_competition');
  const ofAgeLevel = selectResults(db, eq(results.ageLevel, sql.placeholder('ageLevel'))).prepare(
    'results_of_age_level',
  );

  return ({ competitionId, ageLevel }: { competitionId: string; ageLevel?: string | undefined }) =>
    ageLevel === undefined ? ofCompetition.execute({ competitionId }) : ofAgeLevel.execute({ competitionId, ageLevel });
}

const selectResults = (db: Db, further?: SQL) =>
  db
    .select({
      id: results.id,
      competitionId: results.competitionId,
      ageLevel: results.ageLevel,
      ranked: results.ranked,
      score: results.score,
      team: {
        id: teams.id,
        teamNo: teams.teamNo,
        name: teams.name,
        image: teams.image,
        city: teams.city,
        schoolName: teams.schoolName,
        paymentStatus: teams.paymentStatus,
      },
    })
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .innerJoin(seasons, eq(seasons.id, results.seasonId))
    .where(
      and(
        eq(results.competitionId, sql.placeholder('competitionId')),
        further,
        eq(competitions.status, true),
        eq(seasons.status, true),
      ),
    )
    .orderBy(asc(results.ranked), sql`${desc(results.score)} nulls last`, asc(teams.teamNo));

export type FoundResult = Awaited<ReturnType<ReturnType<typeof resultsFinder>>>[number];

/** Score and rank of teams, by team id. A team without a result is absent. */
export async function resultsOf(
  db: DbOrTx,
  teamIds: string[],
): Promise<Map<string, { score: number | null; ranked: number }>> {
  if (teamIds.length === 0) return new Map();
  const found = await db
    .select({ teamId: results.teamId, score: results.score, ranked: results.ranked })
    .from(results)
    .where(inArray(results.teamId, teamIds));
  return new Map(found.map(({ teamId, ...result }) => [teamId, result]));
}
