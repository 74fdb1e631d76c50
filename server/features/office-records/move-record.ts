import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
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
    await lockOrder(tx, kind.table);
    const [asked] = (await tx.select().from(table).where(eq(table.id, id))) as RowOf<T>[];
    const rows = (await tx
      .select()
      .from(table)
      .where(asked && besides(kind, asked))
      .orderBy(...placesOf(kind.table as unknown as OrderedTable))) as (RowOf<T> & { position: number })[];
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

/** The condition of the records that have one order with this one; none where all have one. */
const besides = <T extends EditedTable>({ table, orderWithin }: RecordKind<T>, row: object) =>
  orderWithin && eq(untyped(table)[orderWithin], (row as Record<string, unknown>)[orderWithin]);

/** The place after the last, which nobody else gets before this transaction ends. */
export async function lastPlace<T extends EditedTable>(tx: Tx, kind: RecordKind<T>, row: object): Promise<number> {
  const { table } = kind;
  await lockOrder(tx, table);
  const { rows } = await tx.execute<{ place: number }>(
    sql`select coalesce(max(position), 0) + 1 as place from ${table} where ${besides(kind, row) ?? sql`true`}`,
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
    .where(and(gt(table.position, position), besides(kind, deleted)));
}

/** Readers go on; whoever writes waits, so that two who move or add at once both count from the same order. */
export const lockOrder = (tx: Tx, table: EditedTable) => tx.execute(sql`lock table ${table} in exclusive mode`);

/** An array as one parameter; drizzle would make one of each element. */
const param = (values: unknown[]) => sql.param(values);
