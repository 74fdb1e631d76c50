import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that the office edits (`editedColumns`). */
export type EditedTable = PgTable & Record<'id' | 'revision' | 'updatedAt' | 'updatedBy', PgColumn>;

/** A table of records that are switched, and one of records that are ordered. */
export type SwitchedTable = EditedTable & Record<'status', PgColumn>;
export type OrderedTable = EditedTable & Record<'position', PgColumn>;

type EditedState = { id: string; revision: number; updatedAt: Date; updatedBy: string | null };
export type RowOf<T extends EditedTable> = T['$inferSelect'] & EditedState;
export type ValuesOf<T extends EditedTable> = Partial<T['$inferInsert']>;

/** A kind of record: its table, what the log calls one of them, and how it is answered. */
export type RecordKind<T extends EditedTable> = {
  table: T;
  nameOf: (row: RowOf<T>) => string;
  present: (row: RowOf<T>) => object;
};

/**
 * When a write happened, for the record, its answer and its line in the log alike: by the database's clock, and of the
 * statement, because the transaction may have waited for the one before.
 */
export const WRITTEN_AT = sql`statement_timestamp()`;

/** Generic tables are beyond drizzle's types: the few statements on them are written once, and tested on a real table. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export const untyped = (table: EditedTable): any => table;
