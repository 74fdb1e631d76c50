import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, recordId } from '#server/platform/columns.ts';

export const partners = pgTable(
  'partners',
  {
    id: recordId(),
    /** The file name of a stored picture. */
    picture: text('picture').notNull(),
    /** The alternative text of the picture. */
    name: text('name').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    /** The partner's own page; empty if none. */
    link: text('link').notNull().default(''),
    position: integer('position').notNull().default(0),
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [index('partners_updated_by_idx').on(table.updatedBy)],
);

export type PartnerRecord = typeof partners.$inferSelect;
