import { and, desc, eq, sql } from 'drizzle-orm';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { galleryItems } from './table.ts';

/**
 * Returns a prepared query for active pictures of active seasons, newest first, with season and competition. An
 * inactive competition is left out; its picture stays.
 */
export function activeGalleryFinder(db: Db) {
  const season = sql.placeholder('season');
  const query = db
    .select({
      item: galleryItems,
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
    })
    .from(galleryItems)
    .innerJoin(seasons, and(eq(seasons.id, galleryItems.seasonId), eq(seasons.status, true)))
    .leftJoin(competitions, and(eq(competitions.id, galleryItems.competitionId), eq(competitions.status, true)))
    .where(
      and(eq(galleryItems.status, true), sql`(${season}::uuid is null or ${galleryItems.seasonId} = ${season}::uuid)`),
    )
    .orderBy(desc(galleryItems.createdAt), desc(galleryItems.id))
    .prepare('active_gallery');

  return (filter: { season?: string | undefined }) => query.execute({ season: filter.season ?? null });
}

export type FoundGalleryItem = Awaited<ReturnType<ReturnType<typeof activeGalleryFinder>>>[number];
