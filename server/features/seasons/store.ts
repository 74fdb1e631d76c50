import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { type SeasonRecord, seasons } from './table.ts';

export type SeasonFilter = { id?: string | undefined; slug?: string | undefined; registration?: boolean | undefined };

/** Makes the look-up of active seasons, newest first; what the filter leaves out is not asked about. */
export function activeSeasonsFinder(db: Db) {
  const wanted = sql.placeholder;
  const query = db
    .select()
    .from(seasons)
    .where(
      and(
        eq(seasons.status, true),
        sql`(${wanted('id')}::uuid is null or ${seasons.id} = ${wanted('id')}::uuid)`,
        sql`(${wanted('slug')}::text is null or ${seasons.slug} = ${wanted('slug')}::text)`,
        sql`(${wanted('registration')}::boolean is null or ${seasons.registration} = ${wanted('registration')}::boolean)`,
      ),
    )
    .orderBy(desc(seasons.createdAt), desc(seasons.id))
    .prepare('active_seasons');

  return ({ id, slug, registration }: SeasonFilter): Promise<SeasonRecord[]> =>
    query.execute({ id: id ?? null, slug: slug ?? null, registration: registration ?? null });
}
