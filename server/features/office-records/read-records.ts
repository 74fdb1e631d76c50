import { asc, desc, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { isOrdered, placesOf } from './move-record.ts';
import { type EditedTable, type RecordParts, untyped, withParts } from './record-kind.ts';
import type { AnyRow } from './resource.ts';

type State = { revision: number; updated_at: string; updated_by: string | null };

/** What of a resource it needs to read its records; what narrows and orders them only if it has a list. */
type Readable<Shown, Query> = {
  db: Db;
  table: EditedTable;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whatever table, here and below
  parts?: RecordParts<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  present: (row: any) => Shown;
  narrow?: (query: Query) => SQL | undefined;
  sorts?: Readonly<Record<string, SQLWrapper>>;
};

/** People may be the records themselves. */
const editors = alias(users, 'editors');

/** Rows that one statement reads for a CSV file. */
const BATCH = 1_000;

/** Reads the records of a resource as they are answered. */
export function recordReader<Shown extends object, Query extends { sort: string }>(resource: Readable<Shown, Query>) {
  const { db, table, present, narrow, sorts } = resource;
  const select = () =>
    db
      .select({ row: untyped(table), editor: editors.name })
      .from(untyped(table))
      .leftJoin(editors, eq(editors.id, table.updatedBy));

  async function presentAll(found: { row: AnyRow; editor: string | null }[]) {
    const rows = await withParts(
      db,
      resource,
      found.map(({ row }) => row),
    );
    return rows.map((row, at) => presentWhole(row, found[at]?.editor ?? null));
  }

  const presentWhole = (row: AnyRow, editor: string | null): Shown & State => ({
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
    return record as Shown & State;
  }

  const orderOf = ({ sort }: Query) => {
    const inOrder = sort.startsWith('-') ? desc : asc;
    const column = sorts?.[sort.replace(/^-/, '')] ?? table.id;
    if (isOrdered(table) && column === table.position && inOrder === asc) return placesOf(table);
    return [inOrder(column), inOrder(table.id)];
  };
  const idsOf = (query: Query) =>
    db
      .select({ id: table.id })
      .from(untyped(table))
      .where(narrow?.(query))
      .orderBy(...orderOf(query));

  async function some(query: Query, range: { limit: number; offset: number }) {
    // The ids of the page first, so that nothing is joined to rows that are not shown.
    const found = await select()
      .where(inArray(table.id, idsOf(query).limit(range.limit).offset(range.offset)))
      .orderBy(...orderOf(query));
    return presentAll(found);
  }

  /** All ids at once, so that no row comes twice or is left out when others are added or moved meanwhile. */
  async function* all(query: Query) {
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

  return {
    select,
    presentAll,
    presentWhole,
    one,
    some,
    all,
    count: (query: Query) => db.$count(table, narrow?.(query)),
  };
}
