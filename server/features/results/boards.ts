import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { ResultBoard } from '#contract/endpoints/result-boards.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { logChange, placesOf, type Writer } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { againAfterDeadlock } from '#server/platform/again-after-deadlock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { presentNamed } from './office.ts';
import { boardKey, type Place, resultBoards, results } from './table.ts';

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
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn, status: seasons.status },
      competition: {
        ...{ id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
        status: competitions.status,
      },
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
    .where(and(eq(competitions.seasonId, seasonId), or(sql`${counted.results} > 0`, resultBoards.published)))
    .orderBy(...placesOf(competitions), asc(ageLevels.position), asc(ageLevels.key));
  return found.map(({ season, competition, level, results, board, by }) => ({
    season: { ...presentNamed(season), status: season.status },
    competion: { ...presentNamed(competition), status: competition.status },
    ageLevel: level.key,
    level: { title: level.key, name: level.name, name_en: level.nameEn },
    ...{ results: results ?? 0, published: board?.published ?? false },
    ...{ changed_at: board?.changedAt.toISOString() ?? null, changed_by: by },
  }));
}

/**
 * Publishes boards, or takes them back, with one statement: all their results appear at one moment. Those that are so
 * already stay as they are, and are not logged.
 * @throws Refusal `not_found` for a level that its competition does not have, `invalid_fields` for a board without results
 */
export async function publishBoards(
  db: Db,
  by: Writer,
  { boards, published }: { boards: readonly Place[]; published: boolean },
): Promise<void> {
  // The form of a competition writes its levels in the order of the form.
  await againAfterDeadlock(db, async (tx) => {
    const levels = await lockLevels(tx, boards);
    if (levels.length < new Set(boards.map(boardKey)).size) throw new Refusal('not_found');
    const due = levels.filter((level) => level.published !== published);
    if (due.length === 0) return;
    const counts = await countResults(tx, due);
    const countOf = (level: Place) => counts.get(boardKey(level)) ?? 0;
    if (published && due.some((level) => countOf(level) === 0))
      throw new Refusal('invalid_fields', { fields: { boards: 'no_results' } });
    const change = { published, changedAt: sql`statement_timestamp()`, changedBy: by.id };
    const written = await tx
      .insert(resultBoards)
      .values(due.map(({ competitionId, ageLevel }) => ({ competitionId, ageLevel, ...change })))
      .onConflictDoUpdate({ target: [resultBoards.competitionId, resultBoards.ageLevel], set: change })
      .returning();
    const idOf = new Map(written.map((board) => [boardKey(board), board.id]));
    for (const level of due) {
      const { season, competition, names } = level;
      await logChange(tx, by, {
        kind: 'result_boards',
        recordId: idOf.get(boardKey(level)) as string,
        name: `${season.name} · ${competition.name} · ${names.name}`,
        nameEn: `${season.nameEn} · ${competition.nameEn} · ${names.nameEn}`,
        action: 'changed',
        before: { published: !published },
        after: {
          ...{ published, results: countOf(level), season: presentNamed(season) },
          ...{ competion: presentNamed(competition), ageLevel: level.ageLevel },
        },
      });
    }
  });
}

const ofPlaces = (table: typeof ageLevels | typeof results, places: readonly Place[]) => {
  const level = table === ageLevels ? ageLevels.key : results.ageLevel;
  const pairs = places.map(({ competitionId, ageLevel }) => sql`(${competitionId}::uuid, ${ageLevel}::text)`);
  return sql`(${table.competitionId}, ${level}) in (${sql.join(pairs, sql`, `)})`;
};

/** The levels, held in one order: of two officers who publish at once, the second finds that it is done. */
async function lockLevels(tx: Tx, places: readonly Place[]) {
  const held = await tx
    .select({
      competitionId: ageLevels.competitionId,
      ageLevel: ageLevels.key,
      names: { name: ageLevels.name, nameEn: ageLevels.nameEn },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
    })
    .from(ageLevels)
    .innerJoin(competitions, eq(competitions.id, ageLevels.competitionId))
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(ofPlaces(ageLevels, places))
    .orderBy(asc(ageLevels.competitionId), asc(ageLevels.key))
    // Results may be written meanwhile: they refer to the level, and nothing of it changes.
    .for('no key update', { of: ageLevels });
  // Asked once they are held: the statement above does not see what the officer before has just committed.
  const boards = await tx
    .select()
    .from(resultBoards)
    .where(inArray(resultBoards.competitionId, [...new Set(places.map(({ competitionId }) => competitionId))]));
  const publishedOf = new Map(boards.map((board) => [boardKey(board), board.published]));
  return held.map((level) => ({ ...level, published: publishedOf.get(boardKey(level)) ?? false }));
}

async function countResults(tx: Tx, places: readonly Place[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ competitionId: results.competitionId, ageLevel: results.ageLevel, results: count() })
    .from(results)
    .where(ofPlaces(results, places))
    .groupBy(results.competitionId, results.ageLevel);
  return new Map(rows.map((row) => [boardKey(row), row.results]));
}
