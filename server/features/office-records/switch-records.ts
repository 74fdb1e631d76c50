import { inArray } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { log } from './change-log.ts';
import { type RecordKind, type RowOf, type SwitchedTable, untyped, WRITTEN_AT, withParts } from './record-kind.ts';

/**
 * Switches records on or off. Those that are so already are not logged; those that somebody has deleted meanwhile are
 * passed over.
 * @throws Refusal `not_found` when none exists
 */
export async function switchRecords<T extends SwitchedTable>(
  db: Db,
  kind: RecordKind<T>,
  by: Person,
  { ids, name = 'status', status }: { ids: string[]; name?: 'status' | 'registration'; status: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const table = untyped(kind.table);
    const rows = (await tx
      .select()
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('update')) as RowOf<T>[];
    if (rows.length === 0) throw new Refusal('not_found');
    const others = await withParts(
      tx,
      kind,
      rows.filter((row) => (row as Record<string, unknown>)[name] !== status),
    );
    if (others.length === 0) return;
    const ofOthers = inArray(
      table.id,
      others.map(({ id }) => id),
    );
    const [switched] = (await tx
      .update(table)
      .set({ [name]: status, updatedAt: WRITTEN_AT, updatedBy: by.id })
      .where(ofOthers)
      .returning()) as RowOf<T>[];
    const { updatedAt } = switched as RowOf<T>;
    await log(
      tx,
      kind,
      by,
      others.map((row) => ({ action: 'changed', before: row, after: { ...row, [name]: status, updatedAt } })),
    );
  });
}
