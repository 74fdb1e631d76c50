import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { ResultBoard } from '#contract/endpoints/result-boards.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { logChange, type Writer } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { resultBoards, results } from './table.ts';

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }) => ({
  ...{ _id: id, name, name_en: nameEn },
});

/** The boards of a season that have results, or had some when they were published, in the order of visitors. */
export async function boardsOf(db: Db, seasonId: string): Promise<ResultBoard[]> {
  const counted = db
    .select({ competitionId: results.competitionId, ageLevel: results.ageLevel, results: count().as('results') })
    .from(results)
    .where(eq(results.seasonId, seasonId))
    .groupBy(results.competitionId, results.ageLevel)
    .as('counted');
  const found = await db
    .select({
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
      level: { key: ageLevels.key, name: ageLevels.name, nameEn: ageLevels.nameEn },
      results: counted.results,
      board: resultBoards,
      by: users.name,
    })
    .from(ageLevels)
    .innerJoin(competitions, eq(competitions.id, ageLevels.competitionId))
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .leftJoin(counted, and(eq(counted.competitionId, ageLevels.competitionId), eq(counted.ageLevel, ageLevels.key)))
    .leftJoin(
      resultBoards,
      and(eq(resultBoards.competitionId, ageLevels.competitionId), eq(resultBoards.ageLevel, ageLevels.key)),
    )
    .leftJoin(users, eq(users.id, resultBoards.changedBy))
    .where(and(eq(competitions.seasonId, seasonId), sql`(${counted.results} > 0 or ${resultBoards.published})`))
    .orderBy(asc(competitions.position), asc(competitions.id), asc(ageLevels.position), asc(ageLevels.key));
  return found.map(({ season, competition, level, results, board, by }) => ({
    ...{ season: named(season), competion: named(competition), ageLevel: level.key },
    level: { title: level.key, name: level.name, name_en: level.nameEn },
    ...{ results: results ?? 0, published: board?.published ?? false },
    ...{ changed_at: board?.changedAt.toISOString() ?? null, changed_by: by },
  }));
}

/**
 * Publishes a board, or takes it back: one row, so that all its results appear at one moment. Nothing changes, and nothing
 * is logged, where it is so already.
 * @throws Refusal `not_found` for a level that the competition does not have, `invalid_fields` for a board without results
 */
export async function publishBoard(
  db: Db,
  by: Writer,
  { competitionId, ageLevel, published }: { competitionId: string; ageLevel: string; published: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ level: ageLevels, competition: competitions, season: seasons })
      .from(ageLevels)
      .innerJoin(competitions, eq(competitions.id, ageLevels.competitionId))
      .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
      .where(and(eq(ageLevels.competitionId, competitionId), eq(ageLevels.key, ageLevel)))
      // Of two who publish at once the second finds that it is done.
      .for('update', { of: ageLevels });
    if (!found) throw new Refusal('not_found');
    const ofBoard = and(eq(resultBoards.competitionId, competitionId), eq(resultBoards.ageLevel, ageLevel));
    const [board] = await tx.select().from(resultBoards).where(ofBoard);
    if ((board?.published ?? false) === published) return;
    const total = await tx.$count(
      results,
      and(eq(results.competitionId, competitionId), eq(results.ageLevel, ageLevel)),
    );
    if (published && total === 0) throw new Refusal('invalid_fields', { fields: { ageLevel: 'no_results' } });
    const change = { published, changedAt: sql`statement_timestamp()`, changedBy: by.id };
    const [written] = await tx
      .insert(resultBoards)
      .values({ competitionId, ageLevel, ...change })
      .onConflictDoUpdate({ target: [resultBoards.competitionId, resultBoards.ageLevel], set: change })
      .returning();
    if (!written) throw new Error('the board was not written');
    const { season, competition, level } = found;
    await logChange(tx, by, {
      kind: 'result_boards',
      recordId: written.id,
      name: `${season.name} · ${competition.name} · ${level.name}`,
      action: 'changed',
      before: { published: !published },
      after: { published, results: total, season: named(season), competion: named(competition), ageLevel },
    });
  });
}
