import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { bytes, createdAt, instant, recordId } from '#server/platform/columns.ts';

/** Sessions of browsers and clients. Only the SHA-256 of a token is stored, so that a stolen table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: recordId(),
    tokenHash: bytes('token_hash').notNull().unique('sessions_token_hash_key'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId), index('sessions_expires_at_idx').on(table.expiresAt)],
);

/** Provider tokens that `/api/loginseason` has redeemed, so that none is redeemed twice. */
export const redeemedTokens = pgTable('redeemed_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  redeemedAt: instant('redeemed_at').notNull().default(sql`now()`),
});

/**
 * The counters of all rate limits, shared by all processes; written by rate-limiter-flexible. `expire` is in
 * milliseconds. Unlogged: a crash of the database clears them, and counting does not wait for the disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
