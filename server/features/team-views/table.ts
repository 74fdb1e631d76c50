import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TeamView } from '#contract/endpoints/team-views.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, recordId, reference } from '#server/platform/columns.ts';

/** What officers narrowed the list of teams to, each for themselves. */
export const teamViews = pgTable(
  'team_views',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id).notNull(),
    name: text('name').notNull(),
    /** Search, filters and order, by the names of the list's call. */
    query: jsonb('query').$type<TeamView['query']>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('team_views_name_key').on(table.userId, table.name)],
);
