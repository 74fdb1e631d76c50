import { isDeepStrictEqual } from 'node:util';
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { type Db, databaseCodeOf, type Tx } from '#server/platform/database.ts';
import { changeLog } from './table.ts';

/** A table that the office edits (`editedColumns`). */
export type EditedTable = PgTable & Record<'id' | 'revision' | 'updatedAt' | 'updatedBy', PgColumn>;

export type RowOf<T extends EditedTable> = T['$inferSelect'] & EditedState;
export type ValuesOf<T extends EditedTable> = Partial<T['$inferInsert']>;
type EditedState = { id: string; revision: number; updatedAt: Date; updatedBy: string | null };

/** A kind of record: its table, what the log calls one of them, and how it is answered. */
export type RecordKind<T extends EditedTable> = {
  table: T;
  nameOf: (row: RowOf<T>) => string;
  present: (row: RowOf<T>) => object;
};

/** A table of records that are switched, and one of records that are ordered. */
export type SwitchedTable = EditedTable & Record<'status', PgColumn>;
export type OrderedTable = EditedTable & Record<'position', PgColumn>;

/** Thrown when a record is newer than the one that a person changed. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
  readonly id: string;
  constructor(id: string) {
    super('The record was changed meanwhile');
    this.id = id;
  }
}

type Fields = Record<string, unknown>;
type Change = { action: 'created' | 'changed' | 'deleted'; before: Fields; after: Fields };

const pick = (row: Fields, names: string[]): Fields => Object.fromEntries(names.map((name) => [name, row[name]]));

/** What the log says of a record before and after a change: the fields that differ, as they are answered. */
function difference<T extends EditedTable>(
  { present }: RecordKind<T>,
  before?: RowOf<T>,
  after?: RowOf<T>,
): Omit<Change, 'action'> {
  const [{ _id, ...old }, { _id: _, ...now }] = [before, after].map((row) => (row ? present(row) : {}) as Fields) as [
    Fields,
    Fields,
  ];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  );
  const kept = (fields: Fields) =>
    pick(
      fields,
      names.filter((name) => name in fields),
    );
  return { before: kept(old), after: kept(now) };
}

/** Generic tables are beyond drizzle's types: these few statements are written once, and tested on a real table. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const untyped = (table: EditedTable): any => table;

const log = <T extends EditedTable>(
  tx: Tx,
  { table, nameOf }: RecordKind<T>,
  by: Person,
  changes: ({ row: RowOf<T> } & Change)[],
) =>
  tx.insert(changeLog).values(
    changes.map(({ row, ...change }) => ({
      changedBy: by.id,
      kind: getTableName(table),
      recordId: row.id,
      name: nameOf(row),
      ...change,
    })),
  );

/** Every write is one transaction: the row, and its line in the log. */
export async function createRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  values: ValuesOf<T>,
): Promise<RowOf<T>> {
  return db.transaction(async (tx) => {
    const table = untyped(kind.table);
    const [row] = (await tx
      .insert(table)
      .values({ ...values, ...(table.position && { position: await lastPlace(tx, kind.table) }), updatedBy: by.id })
      .returning()) as [RowOf<T>];
    await log(tx, kind, by, [{ row, action: 'created', ...difference(kind, undefined, row) }]);
    return row;
  });
}

/**
 * Changes the contents of a record. Values that it has already change nothing and are not logged.
 * @throws Refusal `not_found`, ChangedMeanwhile when `revision` is given and is not the record's
 */
export async function updateRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { id, revision, values }: { id: string; revision: number | undefined; values: ValuesOf<T> },
): Promise<RowOf<T>> {
  return db.transaction(async (tx) => {
    const row = await locked(tx, kind, id);
    if (revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(id);
    const names = Object.keys(values).filter((name) => !isDeepStrictEqual(row[name as never], values[name as never]));
    if (names.length === 0) return row;
    const changed = await change(tx, kind, by, row, { ...pick(values, names), revision: row.revision + 1 });
    await log(tx, kind, by, [{ row: changed, action: 'changed', ...difference(kind, row, changed) }]);
    return changed;
  });
}

/**
 * Switches records on or off: all of them, or none. Those that are so already are not logged.
 * @throws Refusal `not_found` when one does not exist
 */
export async function switchRecords<T extends SwitchedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { ids, status }: { ids: string[]; status: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const table = untyped(kind.table);
    const wanted = [...new Set(ids)];
    const rows = await tx.select().from(table).where(inArray(table.id, wanted)).orderBy(table.id).for('update');
    if (rows.length !== wanted.length) throw new Refusal('not_found');
    const others = rows.filter((row) => row.status !== status) as (RowOf<T> & { status: boolean })[];
    if (others.length === 0) return;
    const ofOthers = inArray(
      table.id,
      others.map(({ id }) => id),
    );
    await tx.update(table).set({ status, updatedAt: new Date(), updatedBy: by.id }).where(ofOthers);
    await log(
      tx,
      kind,
      by,
      others.map((row) => ({ row, action: 'changed', ...difference(kind, row, { ...row, status }) })),
    );
  });
}

/**
 * Gives a record another place in the order (`position`), from 1; a place after the last is the last.
 * @throws Refusal `not_found`
 */
export async function moveRecord<T extends OrderedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { id, place }: { id: string; place: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const table = untyped(kind.table);
    await lockOrder(tx, kind.table);
    const rows = (await tx.select().from(table).orderBy(table.position, table.id)) as (RowOf<T> & {
      position: number;
    })[];
    const from = rows.findIndex((row) => row.id === id);
    const [row] = from < 0 ? [] : rows.splice(from, 1);
    if (!row) throw new Refusal('not_found');
    rows.splice(place - 1, 0, row);
    const moved = rows.map((one, index) => ({ ...one, to: index + 1 })).filter(({ position, to }) => position !== to);
    await tx.execute(sql`update ${kind.table} set position = moved.place
      from unnest(${param(moved.map((one) => one.id))}::uuid[], ${param(moved.map(({ to }) => to))}::int[]) as moved (id, place)
      where ${kind.table}.id = moved.id`);
    const after = rows.indexOf(row) + 1;
    if (after === from + 1) return;
    await tx.update(table).set({ updatedAt: new Date(), updatedBy: by.id }).where(eq(table.id, id));
    await log(tx, kind, by, [{ row, action: 'changed', ...difference(kind, row, { ...row, position: after }) }]);
  });
}

/**
 * Deletes a record; the log keeps its contents.
 * @throws Refusal `not_found`, `still_used` when another record refers to it
 */
export async function deleteRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  id: string,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const row = await locked(tx, kind, id);
      await tx.delete(kind.table).where(eq(kind.table.id, id));
      await log(tx, kind, by, [{ row, action: 'deleted', ...difference(kind, row) }]);
    })
    .catch((error: unknown) => {
      if (STILL_REFERENCED.includes(databaseCodeOf(error) ?? '')) throw new Refusal('still_used', { cause: error });
      throw error;
    });
}

/** PostgreSQL's codes of a foreign key: 23503, and 23001 for `on delete restrict` from version 18 on. */
const STILL_REFERENCED = ['23503', '23001'];

/** Readers go on; whoever writes waits, so that two who move or add at once both count from the same order. */
const lockOrder = (tx: Tx, table: EditedTable) => tx.execute(sql`lock table ${table} in exclusive mode`);

/** The place after the last, which nobody else gets before this transaction ends. */
async function lastPlace(tx: Tx, table: EditedTable): Promise<number> {
  await lockOrder(tx, table);
  const { rows } = await tx.execute<{ place: number }>(
    sql`select coalesce(max(position), 0) + 1 as place from ${table}`,
  );
  return rows[0]?.place ?? 1;
}

/** An array as one parameter; drizzle would make one of each element. */
const param = (values: unknown[]) => sql.param(values);

async function locked<T extends EditedTable>(tx: Tx, { table }: RecordKind<T>, id: string): Promise<RowOf<T>> {
  const [row] = await tx.select().from(untyped(table)).where(eq(table.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row as RowOf<T>;
}

async function change<T extends EditedTable>(
  tx: Tx,
  { table }: RecordKind<T>,
  by: Person,
  { id }: RowOf<T>,
  to: Fields,
) {
  const [row] = await tx
    .update(untyped(table))
    .set({ ...to, updatedAt: new Date(), updatedBy: by.id })
    .where(eq(table.id, id))
    .returning();
  return row as RowOf<T>;
}
