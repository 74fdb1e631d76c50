import { asc, desc, eq, inArray } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { untyped } from './record-kind.ts';
import type { AnyResource, AnyRow } from './resource.ts';

type ListQuery = Parameters<AnyResource['narrow']>[0];

/** Rows that one statement reads for a CSV file. */
const BATCH = 1_000;

/** Reads the records of a resource as they are answered. */
export function recordReader({ db, table, present, narrow, sorts }: AnyResource) {
  const select = () =>
    db
      .select({ row: untyped(table), editor: users.name })
      .from(untyped(table))
      .leftJoin(users, eq(users.id, table.updatedBy));

  const presentWhole = (row: AnyRow, editor: string | null) => ({
    ...present(row),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: editor,
  });

  /** @throws Refusal `not_found` */
  async function one(id: string) {
    const [found] = await select().where(eq(table.id, id));
    if (!found) throw new Refusal('not_found');
    return presentWhole(found.row, found.editor);
  }

  const orderOf = ({ sort }: ListQuery) => {
    const inOrder = sort.startsWith('-') ? desc : asc;
    return [inOrder(sorts[sort.replace(/^-/, '')] ?? table.id), inOrder(table.id)];
  };
  const idsOf = (query: ListQuery) =>
    db
      .select({ id: table.id })
      .from(untyped(table))
      .where(narrow(query))
      .orderBy(...orderOf(query));

  async function some(query: ListQuery, range: { limit: number; offset: number }) {
    // The ids of the page first, so that nothing is joined to rows that are not shown.
    const found = await select()
      .where(inArray(table.id, idsOf(query).limit(range.limit).offset(range.offset)))
      .orderBy(...orderOf(query));
    return found.map(({ row, editor }) => presentWhole(row, editor));
  }

  /** All ids at once, so that no row comes twice or is left out when others are added or moved meanwhile. */
  async function* all(query: ListQuery) {
    const ids = (await idsOf(query)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const found = new Map((await select().where(inArray(table.id, batch))).map((record) => [record.row.id, record]));
      for (const id of batch) {
        const record = found.get(id);
        if (record) yield presentWhole(record.row, record.editor);
      }
    }
  }

  return { presentWhole, one, some, all, count: (query: ListQuery) => db.$count(table, narrow(query)) };
}
