import { asc, desc, eq, inArray } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOrdered, placesOf } from './move-record.ts';
import { untyped, withParts } from './record-kind.ts';
import type { AnyResource, AnyRow } from './resource.ts';

type ListQuery = Parameters<AnyResource['narrow']>[0];

/** Rows that one statement reads for a CSV file. */
const BATCH = 1_000;

/** Reads the records of a resource as they are answered. */
export function recordReader(resource: AnyResource) {
  const { db, table, present, narrow, sorts } = resource;
  const select = () =>
    db
      .select({ row: untyped(table), editor: users.name })
      .from(untyped(table))
      .leftJoin(users, eq(users.id, table.updatedBy));

  async function presentAll(found: { row: AnyRow; editor: string | null }[]) {
    const rows = await withParts(
      db,
      resource,
      found.map(({ row }) => row),
    );
    return rows.map((row, at) => presentWhole(row, found[at]?.editor ?? null));
  }

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
    const [record] = await presentAll([found]);
    return record as ReturnType<typeof presentWhole>;
  }

  const orderOf = ({ sort }: ListQuery) => {
    const inOrder = sort.startsWith('-') ? desc : asc;
    const column = sorts[sort.replace(/^-/, '')] ?? table.id;
    if (isOrdered(table) && column === table.position && inOrder === asc) return placesOf(table);
    return [inOrder(column), inOrder(table.id)];
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
    return presentAll(found);
  }

  /** All ids at once, so that no row comes twice or is left out when others are added or moved meanwhile. */
  async function* all(query: ListQuery) {
    const ids = (await idsOf(query)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const found = await select().where(inArray(table.id, batch));
      const records = await presentAll(found);
      const byId = new Map(found.map(({ row }, at) => [row.id, records[at]]));
      for (const id of batch) {
        const record = byId.get(id);
        if (record) yield record;
      }
    }
  }

  return { presentWhole, one, some, all, count: (query: ListQuery) => db.$count(table, narrow(query)) };
}
