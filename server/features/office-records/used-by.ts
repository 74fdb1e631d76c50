import { getTableName, sql } from 'drizzle-orm';
import { type Use, type UseKind, useKinds } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database.ts';
import type { EditedTable } from './record-kind.ts';

/** What a person is told of the rows of a table that refer to a record. */
export const kindOfTable: Readonly<Record<string, UseKind>> = {
  teams: 'teams',
  results: 'results',
  score_submissions: 'scores',
  competitions: 'competitions',
  competition_files: 'files',
  gallery_items: 'gallery',
  community_topics: 'topics',
};

/**
 * The tables with foreign keys that keep a row of this one from being deleted, and the condition of each. As the database
 * has them, so that no list here can forget one.
 */
const restrictingKeys = (table: EditedTable) => sql<{ referrer: string; condition: string }>`
  select constraints.conrelid::regclass::text as referrer,
    string_agg(format('referrer.%I = referred.%I', own.attname, other.attname), ' and ' order by place) as condition
  from pg_constraint constraints
    cross join unnest(conkey, confkey) with ordinality as columns (own, other, place)
    join pg_attribute own on own.attrelid = conrelid and own.attnum = columns.own
    join pg_attribute other on other.attrelid = confrelid and other.attnum = columns.other
  where contype = 'f' and confrelid = ${getTableName(table)}::regclass and confdeltype in ('a', 'r')
  group by constraints.oid, conrelid
  order by 1`;

/**
 * How many records of which kind refer to this one and keep it from being deleted. Asked where it could not be: in the same
 * transaction, which holds the row, so that no other comes meanwhile.
 */
export async function usesOf(tx: Tx, table: EditedTable, id: string): Promise<Use[]> {
  const { rows: keys } = await tx.execute<{ referrer: string; condition: string }>(restrictingKeys(table));
  const conditions = Map.groupBy(keys, ({ referrer }) => referrer);
  const counts = [...conditions].map(([referrer, some]) => {
    const condition = some.map((key) => `(${key.condition})`).join(' or ');
    return sql`select ${referrer} as referrer, count(*)::int as count
      from ${sql.raw(referrer)} referrer join ${table} referred on ${sql.raw(condition)} where referred.id = ${id}`;
  });
  if (counts.length === 0) return [];
  const { rows } = await tx.execute<{ referrer: string; count: number }>(sql.join(counts, sql` union all `));
  return useKinds.flatMap((kind) => {
    const count = rows.find(({ referrer }) => kindOfTable[referrer] === kind)?.count ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}
