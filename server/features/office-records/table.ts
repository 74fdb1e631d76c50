import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { changeActionNames } from '#contract/admin-record.ts';
import { users } from '#server/features/users/index.ts';
import { inList, instant, recordId, reference } from '#server/platform/columns.ts';

/**
 * What the office changed, and who else replaced members of a team or withdrew it: append-only, as a trigger of the migration insists. Values are as they were answered, by their
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
    action: text('action', { enum: changeActionNames }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** Of a record that was added: the key of the form, which sends it again when the answer is lost. */
    idempotencyKey: text('idempotency_key'),
    /** What a search over all kinds reads: the name, folded. Begins with a space, so that each word has one before it. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`' ' || fold_text(name)`),
  },
  (table) => [
    inList('change_log_action_check', table.action, changeActionNames),
    uniqueIndex('change_log_idempotency_key')
      .on(table.changedBy, table.kind, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('change_log_kind_idx').on(table.kind, table.at, table.id),
    index('change_log_record_idx').on(table.recordId, table.at, table.id),
    // Whether a record is gone by now: one that is changed often has thousands of lines.
    index('change_log_deleted_idx').on(table.recordId).where(sql`${table.action} = 'deleted'`),
    // What records of these kinds said once: to which competition a file belonged, whose a place in a team was.
    index('change_log_once_idx')
      .using('gin', sql`${table.before} jsonb_path_ops`)
      .where(sql`${table.kind} in ('competition_files', 'team_people')`),
    // The list over all kinds, in its order: whole, of a person, and of a person and a kind.
    index('change_log_at_idx').on(table.at, table.id),
    index('change_log_by_idx').on(table.changedBy, table.at, table.id),
    index('change_log_by_kind_idx').on(table.changedBy, table.kind, table.at, table.id),
    index('change_log_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
  ],
);

export type ChangeRecord = typeof changeLog.$inferSelect;
