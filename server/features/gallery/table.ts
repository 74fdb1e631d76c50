import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, recordId, reference } from '#server/platform/columns.ts';

export const galleryItems = pgTable(
  'gallery_items',
  {
    id: recordId(),
    /** The file name of a stored picture. */
    picture: text('picture').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    /** One of that season; null for a picture of the season as a whole. */
    competitionId: uuid('competition_id'),
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    index('gallery_items_season_id_idx').on(table.seasonId, table.createdAt),
    index('gallery_items_competition_id_idx').on(table.competitionId, table.seasonId),
    foreignKey({
      name: 'gallery_items_competition_of_season_fk',
      columns: [table.competitionId, table.seasonId],
      foreignColumns: [competitions.id, competitions.seasonId],
    }).onDelete('restrict'),
    index('gallery_items_updated_by_idx').on(table.updatedBy),
  ],
);

export type GalleryItemRecord = typeof galleryItems.$inferSelect;
