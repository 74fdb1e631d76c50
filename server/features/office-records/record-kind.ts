import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FieldCode } from '#contract/errors.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';

/** A table that the office edits (`editedColumns`). */
export type EditedTable = PgTable & Record<'id' | 'revision' | 'updatedAt' | 'updatedBy', PgColumn>;

/** A table of records that are switched, and one of records that are ordered. */
export type SwitchedTable = EditedTable & Record<'status', PgColumn>;
export type OrderedTable = EditedTable & Record<'position', PgColumn>;

type EditedState = { id: string; revision: number; updatedAt: Date; updatedBy: string | null };
export type RowOf<T extends EditedTable> = T['$inferSelect'] & EditedState;
export type ValuesOf<T extends EditedTable> = Partial<T['$inferInsert']>;

/**
 * Rows of other tables that belong to a record, or that it tells of: read with it, and answered, logged and compared as
 * its own columns are.
 */
export type RecordParts<T extends EditedTable, Parts> = {
  read: (db: DbOrTx, rows: readonly RowOf<T>[]) => Promise<(row: RowOf<T>) => Parts>;
  /** Writes those of the parts that an input sets, after the row. */
  write: (tx: Tx, row: RowOf<T>, changed: Partial<Parts>) => Promise<void>;
  /** Removes those that would keep the record from being deleted. */
  remove?: (tx: Tx, id: string) => Promise<void>;
};

/** What the log calls a record: in Arabic, and in English where it has a name in each language. */
export type RecordName = { name: string; nameEn?: string | null };

/** A kind of record: its table, what the log calls one of them, and how it is answered. */
export type RecordKind<T extends EditedTable, Parts = unknown> = {
  table: T;
  parts?: RecordParts<T, Parts>;
  /** The column whose records have an order of their own: the files of one competition. Without it all have one. */
  orderWithin?: keyof RowOf<T> & string;
  /** What a new record has besides its input, where that is not the column's default. */
  fresh?: ValuesOf<T>;
  /**
   * What an input leaves to the portal, in the transaction that writes it: a value that is made of others, or one that stays
   * because it was not sent. `before` is undefined for a new record.
   */
  complete?: (
    tx: Tx,
    values: ValuesOf<T> & Partial<Parts>,
    before: (RowOf<T> & Parts) | undefined,
  ) => Promise<ValuesOf<T> & Partial<Parts>>;
  /**
   * Locks what others lock before they change a record of this kind with it. Called before a record is changed or deleted;
   * `values` are those that a change sets.
   */
  lockFirst?: (tx: Tx, id: string, values?: ValuesOf<T> & Partial<Parts>) => Promise<void>;
  nameOf: (row: RowOf<T> & Parts) => RecordName;
  /** What the log says of one, where that is not what is answered. */
  logged?: (row: RowOf<T> & Parts) => object;
  present: (row: RowOf<T> & Parts) => object;
  /**
   * Which fields of the input are wrong beside what the database holds: a reference to nothing. Asked in the transaction
   * that writes the row, with all its columns. `before` is undefined for a new record.
   */
  check?: (
    tx: Tx,
    row: ValuesOf<T> & Partial<Parts>,
    before: (RowOf<T> & Parts) | undefined,
  ) => Promise<{ readonly [field: string]: FieldCode | undefined }>;
  /**
   * The columns that hold the file name of a stored picture, and the field of the input for each; or the file names of a
   * row by their fields, where a column holds several.
   */
  pictures?:
    | { readonly [Column in keyof RowOf<T> & string]?: string }
    | ((row: RowOf<T>) => { readonly [field: string]: string | null });
};

/**
 * When a write happened, for the record, its answer and its line in the log alike: by the database's clock, and of the
 * statement, because the transaction may have waited for the one before.
 */
export const WRITTEN_AT = sql`statement_timestamp()`;

/** Generic tables are beyond drizzle's types: the few statements on them are written once, and tested on a real table. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export const untyped = (table: EditedTable): any => table;

/** Rows with what belongs to them in other tables. */
export async function withParts<T extends EditedTable>(
  db: DbOrTx,
  { parts }: Pick<RecordKind<T>, 'parts'>,
  rows: readonly RowOf<T>[],
): Promise<RowOf<T>[]> {
  if (!parts || rows.length === 0) return [...rows];
  const partsOf = await parts.read(db, rows);
  return rows.map((row) => ({ ...row, ...(partsOf(row) as object) }));
}
