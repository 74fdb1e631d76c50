import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/columns.ts';

/** The academy's last good answers, shown when it is down. Shared by all processes, and kept across restarts. */
export const catalogueAnswers = pgTable('catalogue_answers', {
  /** The list: kind, language, category and page, e.g. `courses/ar_001/3/2`. */
  key: text('key').primaryKey(),
  body: jsonb('body').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});
