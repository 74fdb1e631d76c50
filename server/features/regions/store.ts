import { asc, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { regionNames } from './region-names.ts';
import { regions } from './table.ts';

/** Returns a prepared query for the 13 regions, in the order of their codes. */
export function regionsFinder(db: Db) {
  const query = db.select().from(regions).orderBy(asc(regions.code)).prepare('all_regions');
  return () => query.execute();
}

/** Inserts missing regions and corrects names. Ids stay, because teams reference them. */
export async function ensureRegions(db: DbOrTx): Promise<void> {
  await db
    .insert(regions)
    .values(Object.entries(regionNames).map(([code, names]) => ({ code, ...names })))
    .onConflictDoUpdate({
      target: regions.code,
      set: { name: sql`excluded.name`, nameEn: sql`excluded.name_en` },
    });
}
