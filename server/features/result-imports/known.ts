import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportRow } from '#contract/endpoints/result-imports.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { boardKey, resultBoards, results } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { type Known, teamNumber } from './check-rows.ts';

export type KnownSeason = Known & { season: { id: string; name: string; nameEn: string } };

const numbersOf = (rows: readonly ImportRow[]) => [...new Set(rows.map(({ team_no }) => teamNumber(team_no)))];

const isNumbered = (numbers: readonly string[]) => sql`${teams.teamNo} = any(${sql.param(numbers)}::text[])`;

/**
 * Locks the teams that a file names, then their results and the age levels, until the results are written. All who write results of several
 * teams lock the teams first, by id, so that none of them waits for another in a circle. It is not `for share`, which two who
 * write results of one team could both have.
 */
export async function lockTeamsOf(tx: Tx, rows: readonly ImportRow[]): Promise<void> {
  const named = isNumbered(numbersOf(rows));
  const ids = tx.select({ id: teams.id }).from(teams).where(named);
  const held = await tx
    .select({ competitionId: teams.competitionId })
    .from(teams)
    .where(named)
    .orderBy(teams.id)
    .for('no key update');
  await tx
    .select({ id: results.id })
    .from(results)
    .where(inArray(results.teamId, ids))
    .orderBy(results.id)
    .for('update');
  // None of the levels is removed, and no board of theirs is published, before the results are there.
  await tx
    .select({ key: ageLevels.key })
    .from(ageLevels)
    .where(inArray(ageLevels.competitionId, [...new Set(held.map(({ competitionId }) => competitionId))]))
    .orderBy(ageLevels.competitionId, ageLevels.key)
    .for('share');
}

/**
 * What the portal has of the teams that a file names, in the same few statements however many rows there are.
 * @throws Refusal `invalid_fields` if there is no such season
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
  const { id, teamNo, name, competitionId, ageLevel, regionId, status } = teams;
  const found = await db
    .select({ id, teamNo, name, seasonId: teams.seasonId, competitionId, ageLevel, regionId, status })
    .from(teams)
    .where(isNumbered(numbersOf(rows)));
  const ids = found.map((team) => team.id);
  const earlier = await db
    .select({
      ...{ id: results.id, teamId: results.teamId, competitionId: results.competitionId, revision: results.revision },
      ...{ regionId: results.regionId, ageLevel: results.ageLevel, ranked: results.ranked, score: results.score },
    })
    .from(results)
    .where(sql`${results.teamId} = any(${sql.param(ids)}::uuid[])`);
  const ofSeason = eq(competitions.seasonId, seasonId);
  const offered = await db
    .select({ id: competitions.id, name: competitions.name, nameEn: competitions.nameEn, slug: competitions.slug })
    .from(competitions)
    .where(ofSeason);
  const levels = await db
    .select({
      ...{ competitionId: ageLevels.competitionId, key: ageLevels.key, name: ageLevels.name, nameEn: ageLevels.nameEn },
      published: resultBoards.published,
    })
    .from(ageLevels)
    .innerJoin(competitions, eq(competitions.id, ageLevels.competitionId))
    .leftJoin(
      resultBoards,
      and(eq(resultBoards.competitionId, ageLevels.competitionId), eq(resultBoards.ageLevel, ageLevels.key)),
    )
    .where(ofSeason);
  return {
    ...{ season, seasonId, competitions: offered, levels },
    teams: new Map(found.map((team) => [team.teamNo, team])),
    results: new Map(earlier.map((result) => [result.teamId, result])),
    regions: await db.select().from(regions),
    published: new Set(
      levels
        .filter((level) => level.published)
        .map(({ competitionId, key }) => boardKey({ competitionId, ageLevel: key })),
    ),
  };
}
