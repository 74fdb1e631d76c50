import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { inList, instant, recordId, reference } from '#server/platform/columns.ts';

export const changeActions = ['created', 'changed', 'deleted'] as const;

/**
 * What the office changed: append-only, as a trigger of the migration insists. Values are as they were answered, by their
 * names on the wire, so that a column that is renamed later does not take them along; of a change only those that differ.
 */
export const changeLog = pgTable(
  'change_log',
  {
    id: recordId(),
    // Of the statement and not of the transaction, which may have waited for the one before.
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    changedBy: reference('changed_by', () => users.id).notNull(),
    /** The kind of record, by the name of its table. */
    kind: text('kind').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The record by the name that it had: it may be deleted. */
    name: text('name').notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    inList('change_log_action_check', table.action, changeActions),
    index('change_log_kind_idx').on(table.kind, table.at, table.id),
    index('change_log_record_idx').on(table.recordId, table.at, table.id),
    index('change_log_changed_by_idx').on(table.changedBy),
  ],
);

export type ChangeRecord = typeof changeLog.$inferSelect;
