import { pgTable, text } from 'drizzle-orm/pg-core';
import { recordId } from '#server/platform/columns.ts';

/** The 13 regions. Each start inserts missing ones and corrects names; they are not edited. */
export const regions = pgTable('regions', {
  id: recordId(),
  /** ISO 3166-2, e.g. SA-01. */
  code: text('code').notNull().unique('regions_code_key'),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
});

export type RegionRecord = typeof regions.$inferSelect;
