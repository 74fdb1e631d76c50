import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { bytes, instant } from '#server/platform/columns.ts';

/** The membership IDs that an account has looked up within the last day; registering them is not counted again. */
export const lookUps = pgTable(
  'look_ups',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of account and ID together, so that the same ID has different hashes for different accounts. */
    idHash: bytes('id_hash').notNull(),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.idHash] }),
    index('look_ups_looked_up_at_idx').on(table.lookedUpAt),
  ],
);
