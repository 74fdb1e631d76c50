import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, instant, recordId, reference } from '#server/platform/columns.ts';

/** Requests of people to have their accounts deleted. One waits until it is withdrawn or carried out. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id).notNull(),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
    carriedOutAt: instant('carried_out_at'),
    carriedOutBy: reference('carried_out_by', () => users.id),
    /** What was removed, made nameless and kept, by place: counts alone. */
    report: jsonb('report').$type<ErasedPlace[]>(),
  },
  (table) => [
    uniqueIndex('deletion_requests_waiting_key')
      .on(table.userId)
      .where(sql`${table.withdrawnAt} is null and ${table.carriedOutAt} is null`),
    index('deletion_requests_user_id_idx').on(table.userId),
    index('deletion_requests_created_at_idx').on(table.createdAt, table.id),
    index('deletion_requests_carried_out_by_idx').on(table.carriedOutBy).where(sql`${table.carriedOutBy} is not null`),
    check('deletion_requests_closed_once', sql`num_nonnulls(${table.withdrawnAt}, ${table.carriedOutAt}) <= 1`),
    check(
      'deletion_requests_carried_out_check',
      sql`(${table.carriedOutAt} is null) = (${table.carriedOutBy} is null) and (${table.carriedOutAt} is null) = (${table.report} is null)`,
    ),
  ],
);

export type DeletionRequestRecord = typeof deletionRequests.$inferSelect;
