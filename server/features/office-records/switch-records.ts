import { getTableName, inArray } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { changedSince, log, type Writer } from './change-log.ts';
import { isOrdered, lockOrder } from './move-record.ts';
import { type RecordKind, type RowOf, type SwitchedTable, untyped, WRITTEN_AT, withParts } from './record-kind.ts';

type Switch = {
  ids: string[];
  name?: 'status' | 'registration';
  status: boolean;
  /** To take a switch back: what anybody has switched after this time is theirs. */
  unlessSince?: string | undefined;
};

/**
 * Switches records on or off. Those that are so already are not logged; those that somebody has deleted meanwhile are
 * passed over.
 * @returns the ids of those that were switched, and when
 * @throws Refusal `not_found` when none exists
 */
export async function switchRecords<T extends SwitchedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Writer,
  { ids, name = 'status', status, unlessSince }: Switch,
): Promise<{ switched: string[]; at: string | null }> {
  return db.transaction(async (tx) => {
    const table = untyped(kind.table);
    // Whoever moves records locks them in their order, and not in that of their ids: one waits for the other here.
    if (isOrdered(kind.table)) await lockOrder(tx, kind.table);
    const rows = (await tx
      .select()
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('update')) as RowOf<T>[];
    if (rows.length === 0) throw new Refusal('not_found');
    const theirs = unlessSince
      ? await changedSince(tx, { kind: getTableName(table), ids, field: name, at: new Date(unlessSince) })
      : [];
    const others = await withParts(
      tx,
      kind,
      rows.filter((row) => (row as Record<string, unknown>)[name] !== status && !theirs.includes(row.id)),
    );
    const switched = others.map(({ id }) => id);
    if (switched.length === 0) return { switched, at: null };
    const [first] = (await tx
      .update(table)
      .set({ [name]: status, updatedAt: WRITTEN_AT, updatedBy: by.id })
      .where(inArray(table.id, switched))
      .returning()) as RowOf<T>[];
    const { updatedAt } = first as RowOf<T>;
    await log(
      tx,
      kind,
      by,
      others.map((row) => ({ action: 'changed', before: row, after: { ...row, [name]: status, updatedAt } })),
    );
    return { switched, at: updatedAt.toISOString() };
  });
}
