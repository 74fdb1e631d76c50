import { and, asc, desc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { log } from './change-log.ts';
import {
  type EditedTable,
  type OrderedTable,
  type RecordKind,
  type RowOf,
  untyped,
  WRITTEN_AT,
  withParts,
} from './record-kind.ts';

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
    const rows = (await lockOrderOf(tx, kind, id)).toSorted(byPlace);
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
    const [written] = (await tx
      .update(table)
      .set({ updatedAt: WRITTEN_AT, updatedBy: by.id })
      .where(eq(table.id, id))
      .returning()) as RowOf<T>[];
    const [whole] = await withParts(tx, kind, [{ ...row, ...written } as RowOf<T>]);
    const at = (position: number) => ({ ...whole, position }) as RowOf<T>;
    await log(tx, kind, by, [{ action: 'changed', before: at(from + 1), after: at(after) }]);
  });
}

/** The order of the office: by place; those that nobody has placed yet (0) stand before all, the newest first. */
export const placesOf = (table: OrderedTable): SQL[] => [asc(table.position), desc(table.id)];

/** The same of rows that were read. */
const byPlace = (one: Placed, other: Placed) => one.position - other.position || (one.id < other.id ? 1 : -1);

/** The condition of the records that have one order with this one; none where all have one. */
const sameOrder = <T extends EditedTable>({ table, orderWithin }: RecordKind<T>, row: object) =>
  orderWithin && eq(untyped(table)[orderWithin], (row as Record<string, unknown>)[orderWithin]);

/** The place after the last, which nobody else gets before this transaction ends. */
export async function lastPlace<T extends EditedTable>(tx: Tx, kind: RecordKind<T>, row: object): Promise<number> {
  const { table } = kind;
  await waitForOrder(tx, table);
  const { rows } = await tx.execute<{ place: number }>(
    sql`select coalesce(max(position), 0) + 1 as place from ${table} where ${sameOrder(kind, row) ?? sql`true`}`,
  );
  return rows[0]?.place ?? 1;
}

/** The position of a record that nobody has given a place yet. */
export const UNPLACED = 0;

export const isOrdered = (table: EditedTable): table is OrderedTable => 'position' in table;

/** The records after a deleted one move up, so that a position is always a place. */
export async function closeGap<T extends EditedTable>(tx: Tx, kind: RecordKind<T>, deleted: RowOf<T>): Promise<void> {
  const table = kind.table as unknown as OrderedTable;
  const { position } = deleted as unknown as { position: number };
  if (position === UNPLACED) return;
  await tx
    .update(untyped(table))
    .set({ position: sql`${table.position} - 1` })
    .where(and(gt(table.position, position), sameOrder(kind, deleted)));
}

/**
 * Two who add, move or delete at once wait for each other, so that both count from the same order. The table itself is not
 * locked: checks of foreign keys from other tables would wait, too, and deadlock with whoever holds their own.
 */
const waitForOrder = (tx: Tx, table: EditedTable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${getTableName(table)}`}, 0))`);

type Placed = { id: string; position: number };

/**
 * Locks the records that have one order with this one, for whoever moves or deletes it: by their ids, as a switch of several
 * does, so that neither waits for a row of the other while it holds one. References to them go on being checked.
 * @returns them; none if there is no such record
 */
export async function lockOrderOf<T extends EditedTable>(
  tx: Tx,
  kind: RecordKind<T>,
  id: string,
): Promise<(RowOf<T> & Placed)[]> {
  const table = untyped(kind.table);
  await waitForOrder(tx, kind.table);
  const [asked] = (await tx.select().from(table).where(eq(table.id, id))) as RowOf<T>[];
  if (!asked) return [];
  return tx.select().from(table).where(sameOrder(kind, asked)).orderBy(table.id).for('no key update') as never;
}

/** An array as one parameter; drizzle would make one of each element. */
const param = (values: unknown[]) => sql.param(values);
