import { and, eq, inArray, sql } from 'drizzle-orm';
import { competitions } from '#server/features/competitions/index.ts';
import { placesOf } from '#server/features/office-records/index.ts';
import { seasonAtWorkFinder, seasons } from '#server/features/seasons/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';

const offered = and(eq(competitions.status, true), eq(seasons.status, true));

/**
 * Returns the query for a season's active competitions; without a season, of the newest open one, else of the newest.
 */
export function talentCompetitionsFinder(db: Db, clock: Clock) {
  const seasonAtWork = seasonAtWorkFinder(db, clock);
  const query = db
    .select({ _id: competitions.id, name: competitions.name, name_en: competitions.nameEn })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(and(offered, eq(seasons.id, sql.placeholder('season'))))
    .orderBy(...placesOf(competitions))
    .prepare('talent_competitions');

  return async (season: string | undefined) => query.execute({ season: season ?? (await seasonAtWork()) ?? null });
}

/** The given competitions that are on offer, in any season. */
export async function offeredAmong(db: Db, ids: string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: competitions.id })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(and(offered, inArray(competitions.id, ids)));
  return new Set(found.map(({ id }) => id));
}
