import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { TeamFilters } from '#contract/endpoints/teams.ts';
import { searchWords } from '#domain/fold.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { listFilters, type Narrowed } from '#server/platform/list-filters.ts';
import { hasWordForOffice } from './search.ts';
import { selectTeams, type TeamRow } from './store.ts';
import { teams } from './table.ts';

/** What the list can be narrowed by: another filter is a line here, one in the contract and one on the screen. */
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

/** `capped`: there are more than `total`, which is then as many as can be paged through. */
export type OfficePage = { rows: TeamRow[]; total: number; capped: boolean };

/** Up to here rows are counted at each asking; of a search that finds more, no more are counted or paged through. */
export const MOST_COUNTED = 10_000;
/** So many rows of a list by name are looked through, one by one, for a page of many hits. */
const LONGEST_WALK = 2_000;
/** A longer list's total may be this old, in milliseconds. */
const TOTAL_KEPT = 10_000;

const sortColumns = { created_at: teams.createdAt, name: teams.name, team_no: teams.teamNo };

/** The order of a list, or the same from its other end. */
function orderOf(sort: OfficeQuery['sort'], backwards = false): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const down = sort.startsWith('-') !== backwards;
  return down ? [desc(column), desc(teams.id)] : [asc(column), asc(teams.id)];
}

/**
 * Makes the look-up of the office's list. Without a search it is one named statement for each order and set of filters:
 * the page's ids come from an index that holds all that is asked for, from whichever end is nearer, so that no page is
 * far (decision 057). A search is planned anew each time, for how many rows a word finds decides the plan.
 */
export function officeListFinder(db: Db) {
  const pageOf = statements(db);
  const totalOf = totals(db);

  return async (query: OfficeQuery): Promise<OfficePage> => {
    const narrowed = narrow(query.filters);
    const words = searchWords(query.search);
    if (words.length > 0) {
      const { ids, ...found } = await db.transaction((tx) => search(tx, query, { words, narrowed }), {
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

/** Prepares statements as they are asked for. How many rows is part of the text: planned for any number, it would sort. */
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
 * Looks for words. As many as are counted are found by the index of the texts, and sorted where they are all. Where there
 * are more, they lie close in the list's own order, and the page is found by walking it.
 */
async function search(
  tx: Tx,
  { sort, offset, limit }: OfficeQuery,
  { words, narrowed }: { words: string[]; narrowed: Narrowed },
): Promise<Found> {
  // A scan of the table that ends at some number of hits looks cheap, and is not where they all lie at its end.
  await tx.execute(sql`set local enable_seqscan = off`);
  const wanted = (from: 'index' | 'rows') =>
    and(...words.map((word) => hasWordForOffice(tx, word, from)), narrowed.where);
  const order = sql.join(orderOf(sort), sql`, `);
  // The hits are called as the table is, so that the same columns order both.
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with teams as materialized (
      select ${teams.id}, ${teams.createdAt}, ${teams.name}, ${teams.teamNo}
      from ${teams} where ${wanted('index')} limit ${MOST_COUNTED + 1}
    )
    select (select count(*) from teams) as total,
      array(select ${teams.id} from ${teams} order by ${order} limit ${limit} offset ${offset}) as ids`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  if (total <= MOST_COUNTED) return { ids, total, capped: false };
  const most = Math.min(limit, MOST_COUNTED - offset);
  const page = most > 0 ? await pageOfMany(tx, wanted, { sort, offset, limit: most }) : [];
  return { ids: page, total: MOST_COUNTED, capped: true };
}

/** In the order that they were made in, neighbours lie side by side; by name each lies somewhere else: a long walk is dear. */
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
  // An expression has no index: the hits are found by their texts, and sorted.
  const sorted = sql`${teams.name} || '' ${sql.raw(sort === 'name' ? 'asc' : 'desc')}, ${orderOf(sort)[1]}`;
  return near.length === limit ? near : page(sql`${teams}`, wanted('index'), sorted);
}
