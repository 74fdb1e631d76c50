import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { FieldCode } from '#contract/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Db, type DbOrTx, databaseCodeOf, type Tx } from '#server/platform/database.ts';
import { log, recordOfKey, type Writer } from './change-log.ts';
import { closeGap, isOrdered, lastPlace, lockOrderOf } from './move-record.ts';
import { ownPictures } from './own-pictures.ts';
import {
  type EditedTable,
  type RecordKind,
  type RowOf,
  untyped,
  type ValuesOf,
  WRITTEN_AT,
  withParts,
} from './record-kind.ts';
import { usesOf } from './used-by.ts';

/** Thrown when a record is newer than the one that a person changed. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
  readonly id: string;
  /** Who is changing it just now, and since when, if it is not changed yet. */
  readonly under: { by: string; at: Date } | undefined;
  constructor(id: string, under?: { by: string; at: Date }) {
    super('The record was changed meanwhile');
    this.id = id;
    this.under = under;
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
  by: Writer,
  { values, key }: { values: ValuesOf<T>; key: string | undefined },
): Promise<RowOf<T>> {
  return db.transaction(async (tx) => {
    if (key) await waitForSameKey(tx, by, key);
    const earlier = await addedBefore(tx, kind, by, { values, key });
    if (earlier) return earlier;
    const table = untyped(kind.table);
    const completed = (await kind.complete?.(tx, values, undefined)) ?? values;
    await refuseWrong(tx, kind, completed, undefined);
    const { columns, parts } = splitColumnsAndParts(kind.table, completed);
    const [row] = (await tx
      .insert(table)
      .values({
        ...kind.fresh,
        ...columns,
        ...(takesLastPlace(kind) && { position: await lastPlace(tx, kind, values) }),
        updatedAt: WRITTEN_AT,
        updatedBy: by.id,
      })
      .returning()) as [RowOf<T>];
    await ownPictures(tx, kind, undefined, row);
    const whole = await writeParts(tx, kind, row, parts);
    await log(tx, kind, by, [{ action: 'created', after: whole, key }]);
    return whole;
  });
}

/** Of two that are sent at once with one key, the second one finds what the first one has added. */
export const waitForSameKey = (tx: Tx, by: Writer, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adding ${by.id} ${key}`}, 0))`);

/** A new record comes last in its order, unless its kind says otherwise. */
const takesLastPlace = <T extends EditedTable>({ table, fresh }: RecordKind<T>): boolean =>
  isOrdered(table) && !('position' in (fresh ?? {}));

/** Which of the values are columns of the table; the others are parts of the record that other tables hold. */
function splitColumnsAndParts(table: EditedTable, values: Fields): { columns: Fields; parts: Fields } {
  const isColumn = ([name]: [string, unknown]) => name in getTableColumns(table);
  const entries = Object.entries(values);
  return {
    columns: Object.fromEntries(entries.filter(isColumn)),
    parts: Object.fromEntries(entries.filter((entry) => !isColumn(entry))),
  };
}

/** Writes the parts that were changed; returns the row with all its parts as they are now. */
async function writeParts<T extends EditedTable>(
  tx: Tx,
  kind: RecordKind<T>,
  row: RowOf<T>,
  parts: Fields,
): Promise<RowOf<T>> {
  if (Object.keys(parts).length > 0) await kind.parts?.write(tx, row, parts);
  const [whole] = await withParts(tx, kind, [row]);
  return whole as RowOf<T>;
}

/** @throws Refusal `invalid_fields` with the fields that the resource's `check` names */
async function refuseWrong<T extends EditedTable>(
  tx: Tx,
  { check }: RecordKind<T>,
  row: ValuesOf<T>,
  before: RowOf<T> | undefined,
): Promise<void> {
  const wrong = Object.entries((await check?.(tx, row, before)) ?? {});
  const fields = Object.fromEntries(wrong.filter((entry): entry is [string, FieldCode] => entry[1] !== undefined));
  const codes = Object.values(fields);
  if (codes.length > 0)
    throw new Refusal(codes.includes('required') ? 'admin_fields_empty' : 'invalid_fields', { fields });
}

async function addedBefore<T extends EditedTable>(
  tx: Tx,
  kind: RecordKind<T>,
  by: Writer,
  { values, key }: { values: ValuesOf<T>; key: string | undefined },
): Promise<RowOf<T> | undefined> {
  const id = key && (await recordOfKey(tx, kind.table, by, key));
  if (!id) return undefined;
  const row = await rowOf(tx, kind, id);
  // As the portal completed it: what was not sent is in the row.
  const completed = (await kind.complete?.(tx, values, row)) ?? values;
  if (Object.keys(differing(row, completed)).length > 0) throw new ChangedMeanwhile(id);
  return row;
}

/**
 * Changes the contents of a record.
 * @param values what it is to have, or what makes them from the locked row. Values that it has already change nothing
 * and are not logged.
 * @throws Refusal `not_found`, ChangedMeanwhile when `revision` is given and is not that of a record with other values
 */
export const updateRecord = <T extends EditedTable, Parts = unknown>(
  db: Db,
  kind: RecordKind<T, Parts>,
  by: Writer,
  change: RecordChange<T, Parts>,
): Promise<RowOf<T>> => db.transaction((tx) => updateRecordIn(tx, kind, by, change));

type RecordChange<T extends EditedTable, Parts> = {
  id: string;
  revision: number | undefined;
  values: (ValuesOf<T> & Partial<Parts>) | ((row: RowOf<T>) => ValuesOf<T> & Partial<Parts>);
};

/** The same within a transaction that changes more than the record. */
export async function updateRecordIn<T extends EditedTable, Parts = unknown>(
  tx: Tx,
  ofKind: RecordKind<T, Parts>,
  by: Writer,
  { id, revision, values }: RecordChange<T, Parts>,
): Promise<RowOf<T>> {
  const kind = ofKind as unknown as RecordKind<T>;
  await kind.lockFirst?.(tx, id, typeof values === 'function' ? undefined : values);
  const row = await rowOf(tx, kind, id, 'update');
  const wanted = typeof values === 'function' ? values(row) : values;
  const changes = differing(row, (await kind.complete?.(tx, wanted, row)) ?? wanted);
  // Also when it was sent before and the answer was lost.
  if (Object.keys(changes).length === 0) return row;
  if (revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(id);
  await refuseWrong(tx, kind, { ...row, ...changes }, row);
  const { columns, parts } = splitColumnsAndParts(kind.table, changes);
  const [written] = (await tx
    .update(untyped(kind.table))
    .set({ ...columns, revision: row.revision + 1, updatedAt: WRITTEN_AT, updatedBy: by.id })
    .where(eq(kind.table.id, id))
    .returning()) as [RowOf<T>];
  await ownPictures(tx, kind, row, written);
  const whole = await writeParts(tx, kind, written, parts);
  await log(tx, kind, by, [{ action: 'changed', before: row, after: whole }]);
  return whole;
}

/**
 * Deletes a record; the log keeps its contents.
 * @throws Refusal `not_found`, `still_used` when another record refers to it; ChangedMeanwhile when `revision` is given
 * and is not that of the record
 */
export async function deleteRecord<T extends EditedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Writer,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (isOrdered(kind.table)) await lockOrderOf(tx, kind, id);
    await kind.lockFirst?.(tx, id);
    const row = await rowOf(tx, kind, id, 'update');
    if (revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(id);
    await kind.parts?.remove?.(tx, id);
    // In a transaction of its own within this one, which can still be asked why when it failed.
    await tx
      .transaction((within) => within.delete(kind.table).where(eq(kind.table.id, id)))
      .catch(async (error: unknown) => {
        if (!STILL_REFERENCED.includes(databaseCodeOf(error) ?? '')) throw error;
        throw new Refusal('still_used', { cause: error, uses: await usesOf(tx, kind.table, id) });
      });
    if (isOrdered(kind.table)) await closeGap(tx, kind, row);
    await ownPictures(tx, kind, row, undefined);
    await log(tx, kind, by, [{ action: 'deleted', before: row }]);
  });
}

/** PostgreSQL's codes of a foreign key: 23503, and 23001 for `on delete restrict` from version 18 on. */
const STILL_REFERENCED = ['23503', '23001'];

async function rowOf<T extends EditedTable>(
  db: DbOrTx,
  kind: RecordKind<T>,
  id: string,
  lock?: 'update',
): Promise<RowOf<T>> {
  const query = db.select().from(untyped(kind.table)).where(eq(kind.table.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new Refusal('not_found');
  const [whole] = await withParts(db, kind, [row as RowOf<T>]);
  return whole as RowOf<T>;
}
