import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { constraintOf, type Db, type DbOrTx, databaseCodeOf } from '#server/platform/database.ts';
import { log, recordOfKey } from './change-log.ts';
import { closeGap, isOrdered, lastPlace, lockOrder } from './move-record.ts';
import {
  type EditedTable,
  type OrderedTable,
  type RecordKind,
  type RowOf,
  untyped,
  type ValuesOf,
  WRITTEN_AT,
} from './record-kind.ts';
import { IDEMPOTENCY_INDEX } from './table.ts';

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

/** The values that a row does not have; undefined is no value. */
const differing = (row: Fields, values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !isDeepStrictEqual(row[name], value)),
  );

/**
 * Adds a record. Every write is one transaction: the row, and its line in the log.
 * @param key the form's, which sends a record again when the answer is lost: it is added once
 * @throws with a key that was sent before: Refusal `not_found` when that record is deleted, ChangedMeanwhile when it has
 * other values than these
 */
export async function createRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { values, key }: { values: ValuesOf<T>; key: string | undefined },
): Promise<RowOf<T>> {
  const earlier = await addedBefore(db, kind, by, { values, key });
  if (earlier) return earlier;
  return db
    .transaction(async (tx) => {
      const table = untyped(kind.table);
      const [row] = (await tx
        .insert(table)
        .values({
          ...values,
          ...(isOrdered(kind.table) && { position: await lastPlace(tx, kind.table) }),
          updatedAt: WRITTEN_AT,
          updatedBy: by.id,
        })
        .returning()) as [RowOf<T>];
      await log(tx, kind, by, [{ action: 'created', after: row, key }]);
      return row;
    })
    .catch(async (error: unknown) => {
      // Of two that were sent at once the other one won.
      const winner = constraintOf(error) === IDEMPOTENCY_INDEX && (await addedBefore(db, kind, by, { values, key }));
      if (winner) return winner;
      throw error;
    });
}

async function addedBefore<T extends EditedTable>(
  db: Db,
  { table }: RecordKind<T>,
  by: Person,
  { values, key }: { values: ValuesOf<T>; key: string | undefined },
): Promise<RowOf<T> | undefined> {
  const id = key && (await recordOfKey(db, table, by, key));
  if (!id) return undefined;
  const row = await rowOf(db, table, id);
  if (Object.keys(differing(row, values)).length > 0) throw new ChangedMeanwhile(id);
  return row;
}

/**
 * Changes the contents of a record.
 * @param values what it is to have, or what makes them from the locked row. Values that it has already change nothing and are not logged.
 * @throws Refusal `not_found`, ChangedMeanwhile when `revision` is given and is not that of a record with other values
 */
export async function updateRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  {
    id,
    revision,
    values,
  }: { id: string; revision: number | undefined; values: ValuesOf<T> | ((row: RowOf<T>) => ValuesOf<T>) },
): Promise<RowOf<T>> {
  return db.transaction(async (tx) => {
    const row = await rowOf(tx, kind.table, id, 'update');
    const changes = differing(row, typeof values === 'function' ? values(row) : values);
    // Also when it was sent before and the answer was lost.
    if (Object.keys(changes).length === 0) return row;
    if (revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(id);
    const [changed] = (await tx
      .update(untyped(kind.table))
      .set({ ...changes, revision: row.revision + 1, updatedAt: WRITTEN_AT, updatedBy: by.id })
      .where(eq(kind.table.id, id))
      .returning()) as [RowOf<T>];
    await log(tx, kind, by, [{ action: 'changed', before: row, after: changed }]);
    return changed;
  });
}

/**
 * Deletes a record; the log keeps its contents.
 * @throws Refusal `not_found`, `still_used` when another record refers to it; ChangedMeanwhile when `revision` is given
 * and is not that of the record
 */
export async function deleteRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<void> {
  await db
    .transaction(async (tx) => {
      if (isOrdered(kind.table)) await lockOrder(tx, kind.table);
      const row = await rowOf(tx, kind.table, id, 'update');
      if (revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(id);
      await tx.delete(kind.table).where(eq(kind.table.id, id));
      if (isOrdered(kind.table)) await closeGap(tx, kind.table, row as RowOf<OrderedTable>);
      await log(tx, kind, by, [{ action: 'deleted', before: row }]);
    })
    .catch((error: unknown) => {
      if (STILL_REFERENCED.includes(databaseCodeOf(error) ?? '')) throw new Refusal('still_used', { cause: error });
      throw error;
    });
}

/** PostgreSQL's codes of a foreign key: 23503, and 23001 for `on delete restrict` from version 18 on. */
const STILL_REFERENCED = ['23503', '23001'];

async function rowOf<T extends EditedTable>(db: DbOrTx, table: T, id: string, lock?: 'update'): Promise<RowOf<T>> {
  const query = db.select().from(untyped(table)).where(eq(table.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new Refusal('not_found');
  return row as RowOf<T>;
}
