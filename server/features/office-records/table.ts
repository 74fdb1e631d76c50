import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { changeActions } from '#contract/admin-record.ts';
import { users } from '#server/features/users/index.ts';
import { inList, instant, recordId, reference } from '#server/platform/columns.ts';

/**
 * What the office changed, who else replaced members of a team or withdrew it, and who said that they are not in it or that
 * it is not theirs: append-only, as a trigger of the migration insists. Values are as they were answered, by their names on
 * the wire, so that a column that is renamed later does not take them along; of a change only those that differ.
 */
export const changeLog = pgTable(
  'change_log',
  {
    id: recordId(),
    // Of the statement and not of the transaction, which may have waited for the one before.
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** Nobody of whom an account is known, where a mail's link was followed. */
    changedBy: reference('changed_by', () => users.id),
    /** The kind of record, by the name of its table. */
    kind: text('kind').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The record by the name that it had: it may be deleted. */
    name: text('name').notNull(),
    /** The same in English, where the record has a name in each language. */
    nameEn: text('name_en'),
    action: text('action', { enum: changeActions }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** Of a record that was added: the key of the form, which sends it again when the answer is lost. */
    idempotencyKey: text('idempotency_key'),
    /** What a search reads: the names, folded. Begins with a space, so that each word has one before it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`' ' || fold_text(name || ' ' || coalesce(name_en, ''))`),
  },
  (table) => [
    inList('change_log_action_check', table.action, changeActions),
    check(
      'change_log_by_check',
      sql`${table.changedBy} is not null or ${table.kind} in ('team_people', 'team_entity')`,
    ),
    uniqueIndex('change_log_idempotency_key')
      .on(table.changedBy, table.kind, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('change_log_kind_idx').on(table.kind, table.at, table.id),
    // The list over all kinds, whole and by each filter and two of them, in its order.
    index('change_log_at_idx').on(table.at, table.id),
    index('change_log_by_idx').on(table.changedBy, table.at, table.id),
    index('change_log_by_kind_idx').on(table.changedBy, table.kind, table.at, table.id, table.action),
    index('change_log_by_action_idx').on(table.changedBy, table.action, table.at, table.id),
    index('change_log_action_idx').on(table.action, table.at, table.id),
    index('change_log_kind_action_idx').on(table.kind, table.action, table.at, table.id),
    index('change_log_record_idx').on(table.recordId, table.at, table.id),
    index('change_log_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
  ],
);

export type ChangeRecord = typeof changeLog.$inferSelect;
