import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, recordId } from '#server/platform/columns.ts';

export const partners = pgTable('partners', {
  id: recordId(),
  /** The file name of a stored picture. */
  picture: text('picture').notNull(),
  /** The alternative text of the picture. */
  name: text('name').notNull().default(''),
  nameEn: text('name_en').notNull().default(''),
  position: integer('position').notNull().default(0),
  status: boolean('status').notNull().default(true),
  createdAt: createdAt(),
});

export type PartnerRecord = typeof partners.$inferSelect;
