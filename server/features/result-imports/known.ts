import { eq, inArray, sql } from 'drizzle-orm';
import type { ImportRow } from '#contract/endpoints/result-imports.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { results } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { type Known, teamNumber } from './check-rows.ts';

export type KnownSeason = Known & { season: { id: string; name: string; nameEn: string } };

const numbersOf = (rows: readonly ImportRow[]) => [...new Set(rows.map(({ team_no }) => teamNumber(team_no)))];

const isNumbered = (numbers: readonly string[]) => sql`${teams.teamNo} = any(${sql.param(numbers)}::text[])`;

/**
 * Holds the teams that a file names until its results are written. Before any result is locked: whoever saves a result, or
 * renames a team that has one, locks the team first. Not for share, which two who write results of a team have at once.
 */
export const lockTeamsOf = (tx: Tx, rows: readonly ImportRow[]) =>
  tx
    .select({ id: teams.id })
    .from(teams)
    .where(isNumbered(numbersOf(rows)))
    .orderBy(teams.id)
    .for('no key update');

/**
 * What the database knows of the teams that a file names, in a handful of statements however many rows it has.
 * @throws Refusal `invalid_fields` for no season
 */
export async function knownOf(
  db: DbOrTx,
  { seasonId, rows }: { seasonId: string; rows: readonly ImportRow[] },
): Promise<KnownSeason> {
  const [season] = await db
    .select({ id: seasons.id, name: seasons.name, nameEn: seasons.nameEn })
    .from(seasons)
    .where(eq(seasons.id, seasonId));
  if (!season) throw new Refusal('invalid_fields', { fields: { season_id: 'not_offered' } });
  const { id, teamNo, competitionId, ageLevel, regionId } = teams;
  const found = await db
    .select({ id, teamNo, seasonId: teams.seasonId, competitionId, ageLevel, regionId })
    .from(teams)
    .where(isNumbered(numbersOf(rows)));
  const ids = found.map((team) => team.id);
  const taken = await db
    .select({
      ...{ id: results.id, teamId: results.teamId, competitionId: results.competitionId, revision: results.revision },
      ...{ regionId: results.regionId, ageLevel: results.ageLevel, ranked: results.ranked, score: results.score },
    })
    .from(results)
    .where(sql`${results.teamId} = any(${sql.param(ids)}::uuid[])`);
  const offered = await db.select().from(competitions).where(eq(competitions.seasonId, seasonId));
  const levels =
    offered.length === 0
      ? []
      : await db
          .select()
          .from(ageLevels)
          .where(
            inArray(
              ageLevels.competitionId,
              offered.map((one) => one.id),
            ),
          );
  return {
    ...{ season, seasonId, competitions: offered, levels },
    teams: new Map(found.map((team) => [team.teamNo, team])),
    results: new Map(taken.map((result) => [result.teamId, result])),
    regions: await db.select().from(regions),
  };
}
