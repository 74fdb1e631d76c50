import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { TeamFilters } from '#contract/endpoints/teams.ts';
import { searchWords } from '#domain/fold.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { listFilters, type Narrowed } from '#server/platform/list-filters.ts';
import { hasWordForOffice } from './search.ts';
import { selectTeams, type TeamRow } from './store.ts';
import { teams } from './table.ts';

/** The filters of the list: a new one needs a line here, one in the contract and one on the screen. */
const narrow = listFilters<keyof TeamFilters>({
  paid: (value) => sql`${teams.paymentStatus} = ${value}`,
  season: (value) => sql`${teams.seasonId} = ${value}`,
});

export type OfficeQuery = {
  search: string;
  filters: TeamFilters;
  sort: 'created_at' | '-created_at' | 'name' | '-name' | 'team_no' | '-team_no';
  offset: number;
  limit: number;
};

/** `capped`: there are more rows than `total`, and `total` is the most that can be paged through. */
export type OfficePage = { rows: TeamRow[]; total: number; capped: boolean };

/**
 * A list up to this length is counted at each request; of a longer search result no more is counted or paged through.
 */
export const MOST_COUNTED = 10_000;
/** For a page of a search with many hits, at most this many rows of a list by name are read one by one. */
const LONGEST_WALK = 2_000;
/**
 * A search reads a table of up to so many bytes (some 10,000 teams) from end to end: that takes a few milliseconds, while
 * each hit of the text index costs as much as a look at a dozen rows.
 */
const READ_WHOLE = 4 * 2 ** 20;
/** The total of a longer list may be this old, in milliseconds. */
const TOTAL_KEPT = 10_000;

const sortColumns = { created_at: teams.createdAt, name: teams.name, team_no: teams.teamNo };

/** The order of a list, or the reverse. */
function orderOf(sort: OfficeQuery['sort'], backwards = false): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const down = sort.startsWith('-') !== backwards;
  return down ? [desc(column), desc(teams.id)] : [asc(column), asc(teams.id)];
}

/**
 * Returns the query for the office's list. Without a search it is one named statement for each order and set of
 * filters: the page's ids come from an index with all the needed columns, read from the nearer end, so that no page is
 * slow (decision 057). A search is planned anew each time, because the best plan depends on how many rows a word finds.
 * @param readWhole the size of the table, in bytes, up to which a search reads it from end to end
 */
export function officeListFinder(db: Db, readWhole = READ_WHOLE) {
  const pageOf = statements(db);
  const totalOf = totals(db);

  return async (query: OfficeQuery): Promise<OfficePage> => {
    const narrowed = narrow(query.filters);
    const words = searchWords(query.search);
    if (words.length > 0) {
      const { ids, ...found } = await db.transaction((tx) => search(tx, query, { words, narrowed, readWhole }), {
        accessMode: 'read only',
      });
      const order = orderOf(query.sort);
      const rows =
        ids.length > 0
          ? await selectTeams(db)
              .where(inArray(teams.id, ids))
              .orderBy(...order)
          : [];
      return { rows, ...found };
    }
    if (query.offset < MOST_COUNTED) {
      const [total, rows] = await Promise.all([totalOf(narrowed), pageOf(query, narrowed, { offset: query.offset })]);
      return { rows, total, capped: false };
    }
    const total = await totalOf(narrowed);
    const left = total - query.offset;
    if (left <= 0) return { rows: [], total, capped: false };
    if (query.offset < total / 2) {
      return { rows: await pageOf(query, narrowed, { offset: query.offset }), total, capped: false };
    }
    const rows = await pageOf(query, narrowed, { offset: Math.max(0, left - query.limit), backwards: true });
    return { rows: rows.slice(-left), total, capped: false };
  };
}

/** Prepares statements when first needed. The number of rows is part of the text: a plan for any number would sort. */
function statements(db: Db) {
  const made = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (name: string, { sort, limit }: OfficeQuery, wanted: SQL | undefined, backwards: boolean) => {
    const ids = sql`(select ${teams.id} from ${teams} where ${wanted ?? sql`true`} order by ${sql.join(orderOf(sort, backwards), sql`, `)} limit ${sql.raw(String(limit))} offset ${sql.placeholder('offset')})`;
    return selectTeams(db)
      .where(inArray(teams.id, ids))
      .orderBy(...orderOf(sort))
      .prepare(name);
  };
  return (
    query: OfficeQuery,
    narrowed: Narrowed,
    { offset, backwards = false }: { offset: number; backwards?: boolean },
  ): Promise<TeamRow[]> => {
    const name = ['office_teams', query.sort, query.limit, narrowed.name, backwards && 'back']
      .filter(Boolean)
      .join(':');
    const statement = made.get(name) ?? prepare(name, query, narrowed.prepared, backwards);
    made.set(name, statement);
    return statement.execute({ ...narrowed.values, offset });
  };
}

/** Counts a list exactly: a short one each time, a long one every few seconds. */
function totals(db: Db) {
  const kept = new LRUCache<string, number>({ max: 100, ttl: TOTAL_KEPT });
  const made = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (name: string, wanted: SQL | undefined) => {
    const few = db
      .select({ one: sql`1`.as('one') })
      .from(teams)
      .where(wanted)
      .limit(MOST_COUNTED + 1);
    return {
      few: db.select({ total: count() }).from(few.as('few')).prepare(`${name}:few`),
      all: db.select({ total: count() }).from(teams).where(wanted).prepare(name),
    };
  };
  return async ({ name: filters, key, values, prepared }: Narrowed): Promise<number> => {
    const name = ['office_total', filters].filter(Boolean).join(':');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { few, all } = made.get(name) ?? prepare(name, prepared);
    made.set(name, { few, all });
    const [counted] = await few.execute(values);
    if (counted && counted.total <= MOST_COUNTED) return counted.total;
    const [whole] = await all.execute(values);
    kept.set(key, whole?.total ?? 0);
    return whole?.total ?? 0;
  };
}

type Found = { ids: string[]; total: number; capped: boolean };

/**
 * Searches for words. Up to the counted maximum, hits are found by the text index, or in a small table by reading it, and
 * sorted. If there are more, they are frequent in the list's own order, and the page is found by reading the list in that
 * order.
 */
async function search(
  tx: Tx,
  { sort, offset, limit }: OfficeQuery,
  { words, narrowed, readWhole }: { words: string[]; narrowed: Narrowed; readWhole: number },
): Promise<Found> {
  const { rows: sizes } = await tx.execute<{ bytes: number }>(sql`select pg_relation_size('teams') as bytes`);
  const from = sizes.every(({ bytes }) => bytes <= readWhole) ? 'rows' : 'index';
  // The planner takes a table scan that stops at a limit for cheap, which is wrong when all hits are at the table's
  // end.
  if (from === 'index') await tx.execute(sql`set local enable_seqscan = off`);
  const wanted = (by: 'index' | 'rows') => and(...words.map((word) => hasWordForOffice(tx, word, by)), narrowed.where);
  const order = sql.join(orderOf(sort), sql`, `);
  // The hits have the table's name, so that the same columns order both.
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with teams as materialized (
      select ${teams.id}, ${teams.createdAt}, ${teams.name}, ${teams.teamNo}
      from ${teams} where ${wanted(from)} limit ${MOST_COUNTED + 1}
    )
    select (select count(*) from teams) as total,
      array(select ${teams.id} from ${teams} order by ${order} limit ${limit} offset ${offset}) as ids`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  if (total <= MOST_COUNTED) return { ids, total, capped: false };
  const most = Math.min(limit, MOST_COUNTED - offset);
  const page = most > 0 ? await pageOfMany(tx, wanted, { sort, offset, limit: most }) : [];
  return { ids: page, total: MOST_COUNTED, capped: true };
}

/** By creation date neighbouring rows are close on disk; by name they are scattered, so that reading many is slow. */
async function pageOfMany(
  tx: Tx,
  wanted: (from: 'index' | 'rows') => SQL | undefined,
  { sort, offset, limit }: Pick<OfficeQuery, 'sort' | 'offset' | 'limit'>,
): Promise<string[]> {
  const order = sql.join(orderOf(sort), sql`, `);
  const page = async (from: SQL, where: SQL | undefined, by: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select ${teams.id} from ${from} where ${where} order by ${by} limit ${limit} offset ${offset}`,
    );
    return rows.map(({ id }) => id);
  };
  if (!sort.endsWith('name')) return page(sql`${teams}`, wanted('rows'), order);
  const first = sql`(select * from ${teams} order by ${order} limit ${LONGEST_WALK}) as teams`;
  const near = await page(first, wanted('rows'), order);
  // No index matches an expression, so the planner finds the hits by their texts and sorts them.
  const sorted = sql`${teams.name} || '' ${sql.raw(sort === 'name' ? 'asc' : 'desc')}, ${orderOf(sort)[1]}`;
  return near.length === limit ? near : page(sql`${teams}`, wanted('index'), sorted);
}
