import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { bytes, instant } from '#server/platform/columns.ts';

/** Which membership IDs an account has looked up within the last day: a registration of theirs is not counted again. */
export const lookUps = pgTable(
  'look_ups',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of account and ID together, so that the same ID is another one in another account's rows. */
    idHash: bytes('id_hash').notNull(),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.idHash] }),
    index('look_ups_looked_up_at_idx').on(table.lookedUpAt),
  ],
);
