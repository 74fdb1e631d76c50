import { createHash } from 'node:crypto';
import { and, asc, count, desc, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { joinDigits, searchWords } from '#domain/fold.ts';
import type { Db, DbOrTx, Tx } from './database.ts';
import type { Narrowed } from './list-filters.ts';

export type LongQuery<Sort extends string> = {
  search: string;
  narrowed: Narrowed;
  sort: Sort | `-${Sort}`;
  offset: number;
  limit: number;
};

/** `capped`: there are more rows than `total`, and `total` is the most that can be paged through. */
type Counted = { total: number; capped: boolean };
export type LongPage<Row> = Counted & { rows: Row[] };

/** What a list of any length says of itself. */
export type LongList<Row, Sort extends string> = {
  /** Of its statements: another for each list of a table. */
  name: string;
  table: PgTable & { id: PgColumn };
  /** Its orders by their columns: each has an index, with the id after them. */
  orders: Readonly<Record<Sort, readonly PgColumn[]>>;
  /** The orders by a column of texts, whose neighbours lie scattered. */
  byText: readonly Sort[];
  /**
   * So long a list is paged and counted only as far as `MOST_COUNTED`: whoever looks for others searches or filters. Of a
   * search with more hits than that those are listed, by a text, that were found first.
   */
  ends?: true;
  /** The rows as they are answered; a page narrows and orders them. */
  select: (db: DbOrTx) => Selection<Row>;
  /** The condition that a row has a folded word, by the text index or in rows that are read in another order. */
  hasWord: (db: DbOrTx, word: string, from: 'index' | 'rows') => SQL;
};

/** What is used of drizzle's selections, whose types know their table. */
type Selection<Row> = {
  where(condition: SQL): {
    orderBy(...order: SQL[]): PromiseLike<Row[]> & {
      prepare(name: string): { execute(values: Record<string, unknown>): PromiseLike<Row[]> };
    };
  };
};

/** A list up to this length is counted at each request; of a longer search result no more is counted or paged through. */
export const MOST_COUNTED = 10_000;
/** For a page of a search with many hits, at most this many rows of a list by a text are read one by one. */
const LONGEST_WALK = 2_000;
/**
 * A search reads a table of up to so many bytes (some 10,000 teams) from end to end: that takes a few milliseconds, while
 * each hit of the text index costs as much as a look at a dozen rows.
 */
const READ_WHOLE = 4 * 2 ** 20;
/** The total of a longer list may be this old, in milliseconds. */
const TOTAL_KEPT = 10_000;

type AnyList = LongList<unknown, string>;
type Query = LongQuery<string>;

/** The order of a list, or the reverse. */
function orderOf({ orders, table }: Pick<AnyList, 'orders' | 'table'>, sort: string, backwards = false): SQL[] {
  const columns = orders[sort.replace('-', '')] ?? [];
  const by = sort.startsWith('-') !== backwards ? desc : asc;
  return [...columns, table.id].map((column) => by(column));
}

/**
 * Returns the query for a list of the office that may have any length. Without a search it is one named statement for each
 * order and set of filters: the page's ids come from an index with all the needed columns, read from the nearer end, so
 * that no page is slow (decision 057). A search is planned anew each time, because the best plan depends on how many rows
 * a word finds.
 * @param readWhole the size of the table, in bytes, up to which a search reads it from end to end
 */
export function longListFinder<Row, Sort extends string>(
  db: Db,
  options: LongList<Row, Sort>,
  readWhole = READ_WHOLE,
): (query: LongQuery<Sort>) => Promise<LongPage<Row>> {
  const list = options as unknown as AnyList;
  const { table } = list;
  const pageOf = statements(db, list);
  const totalOf = totals(db, list);

  const find = async (query: Query): Promise<LongPage<unknown>> => {
    const { narrowed } = query;
    const words = searchWords(joinDigits(query.search));
    if (words.length > 0) {
      const { ids, ...found } = await db.transaction((tx) => search(tx, list, query, { words, readWhole }), {
        accessMode: 'read only',
      });
      const order = orderOf(list, query.sort);
      const rows =
        ids.length > 0
          ? await list
              .select(db)
              .where(inArray(table.id, ids))
              .orderBy(...order)
          : [];
      return { rows, ...found };
    }
    if (query.offset < MOST_COUNTED) {
      const [counted, rows] = await Promise.all([totalOf(narrowed), pageOf(query, { offset: query.offset })]);
      return { rows, ...counted };
    }
    const counted = await totalOf(narrowed);
    const left = counted.total - query.offset;
    if (left <= 0) return { rows: [], ...counted };
    if (query.offset < counted.total / 2) return { rows: await pageOf(query, { offset: query.offset }), ...counted };
    const rows = await pageOf(query, { offset: Math.max(0, left - query.limit), backwards: true });
    return { rows: rows.slice(-left), ...counted };
  };
  return find as (query: LongQuery<Sort>) => Promise<LongPage<Row>>;
}

/** PostgreSQL cuts names off after so many bytes, and two that begin alike would be one statement. */
const LONGEST_NAME = 63 - ':few'.length;

/** The name of a statement; of one with many filters, its beginning and a digest of it. */
function statementName(...parts: (string | number | false)[]): string {
  const name = parts.filter(Boolean).join(':');
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, 36)}:${createHash('sha256').update(name).digest('base64url').slice(0, 20)}`;
}

/** Prepares statements when first needed. The number of rows is part of the text: a plan for any number would sort. */
function statements(db: Db, list: AnyList) {
  const { table } = list;
  const made = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (name: string, { sort, limit, narrowed: { prepared } }: Query, backwards: boolean) => {
    const ids = sql`(select ${table.id} from ${table} where ${prepared ?? sql`true`} order by ${sql.join(orderOf(list, sort, backwards), sql`, `)} limit ${sql.raw(String(limit))} offset ${sql.placeholder('offset')})`;
    return list
      .select(db)
      .where(inArray(table.id, ids))
      .orderBy(...orderOf(list, sort))
      .prepare(name);
  };
  return (query: Query, { offset, backwards = false }: { offset: number; backwards?: boolean }) => {
    const { narrowed } = query;
    const name = statementName(list.name, query.sort, query.limit, narrowed.name, backwards && 'back');
    const statement = made.get(name) ?? prepare(name, query, backwards);
    made.set(name, statement);
    return statement.execute({ ...narrowed.values, offset });
  };
}

/** Counts a list exactly, a short one each time, a long one every few seconds. */
function totals(db: Db, { table, ends, ...list }: AnyList) {
  const kept = new LRUCache<string, number>({ max: 100, ttl: TOTAL_KEPT });
  const made = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (name: string, wanted: SQL | undefined) => {
    const few = db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(wanted)
      .limit(MOST_COUNTED + 1);
    return {
      few: db.select({ total: count() }).from(few.as('few')).prepare(`${name}:few`),
      all: db.select({ total: count() }).from(table).where(wanted).prepare(name),
    };
  };
  return async ({ name: filters, key, values, prepared }: Narrowed): Promise<Counted> => {
    const name = statementName(`${list.name}_total`, filters);
    const known = kept.get(key);
    if (known !== undefined) return { total: known, capped: false };
    const { few, all } = made.get(name) ?? prepare(name, prepared);
    made.set(name, { few, all });
    const [counted] = await few.execute(values);
    if (counted && counted.total <= MOST_COUNTED) return { total: counted.total, capped: false };
    if (ends) return { total: MOST_COUNTED, capped: true };
    const [whole] = await all.execute(values);
    kept.set(key, whole?.total ?? 0);
    return { total: whole?.total ?? 0, capped: false };
  };
}

type Found = Counted & { ids: string[] };

/**
 * Searches for words. Up to the counted maximum, hits are found by the text index, or in a small table by reading it, and
 * sorted. If there are more, they are frequent in the list's own order, and the page is found by reading the list in that
 * order.
 */
async function search(
  tx: Tx,
  list: AnyList,
  { sort, offset, limit, narrowed }: Query,
  { words, readWhole }: { words: string[]; readWhole: number },
): Promise<Found> {
  const { table, orders } = list;
  const { rows: sizes } = await tx.execute<{ bytes: number }>(
    sql`select pg_relation_size(${getTableName(table)}::regclass) as bytes`,
  );
  const from = sizes.every(({ bytes }) => bytes <= readWhole) ? 'rows' : 'index';
  // The planner takes a scan of the table, or of an index of the filters, that stops at a limit for cheap, which is wrong
  // when all hits are at its end. The text index is read as a bitmap.
  if (from === 'index') await tx.execute(sql`set local enable_seqscan = off; set local enable_indexscan = off`);
  const wanted = (by: 'index' | 'rows') => and(...words.map((word) => list.hasWord(tx, word, by)), narrowed.where);
  const order = sql.join(orderOf(list, sort), sql`, `);
  const hit = sql.join([...new Set([table.id, ...Object.values(orders).flat()])], sql`, `);
  // The hits have the table's name, so that the same columns order both.
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with ${table} as materialized (
      select ${hit}
      from ${table} where ${wanted(from)} limit ${MOST_COUNTED + 1}
    )
    select (select count(*) from ${table}) as total,
      array(select ${table.id} from ${table} order by ${order} limit ${limit} offset ${offset}) as ids`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  if (total <= MOST_COUNTED) return { ids, total, capped: false };
  await tx.execute(sql`set local enable_indexscan = on`);
  const most = Math.min(limit, MOST_COUNTED - offset);
  const asFound = list.ends && list.byText.includes(sort.replace('-', ''));
  if (asFound) return { ids: ids.slice(0, Math.max(0, most)), total: MOST_COUNTED, capped: true };
  const page = most > 0 ? await pageOfMany(tx, list, wanted, { sort, offset, limit: most }) : [];
  return { ids: page, total: MOST_COUNTED, capped: true };
}

/** By a date neighbouring rows are close on disk; by a text they are scattered, so that reading many is slow. */
async function pageOfMany(
  tx: Tx,
  { table, orders, byText }: AnyList,
  wanted: (from: 'index' | 'rows') => SQL | undefined,
  { sort, offset, limit }: Pick<Query, 'sort' | 'offset' | 'limit'>,
): Promise<string[]> {
  const order = sql.join(orderOf({ orders, table }, sort), sql`, `);
  const page = async (from: SQL, where: SQL | undefined, by: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select ${table.id} from ${from} where ${where} order by ${by} limit ${limit} offset ${offset}`,
    );
    return rows.map(({ id }) => id);
  };
  const name = sort.replace('-', '');
  if (!byText.includes(name)) {
    // It does not know how frequent the hits are, and would read all that the filters leave to sort them.
    await tx.execute(sql`set local enable_sort = off`);
    return page(sql`${table}`, wanted('rows'), order);
  }
  const first = sql`(select * from ${table} order by ${order} limit ${LONGEST_WALK}) as ${table}`;
  const near = await page(first, wanted('rows'), order);
  if (near.length === limit) return near;
  // No index matches an expression, so the planner finds the hits by their texts and sorts them.
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const texts = (orders[name] ?? []).map((column) => sql`${column} || '' ${direction}`);
  return page(sql`${table}`, wanted('index'), sql.join([...texts, sql`${table.id} ${direction}`], sql`, `));
}
