import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listLog } from '#contract/endpoints/office-log.ts';
import { searchWords } from '#domain/fold.ts';
import { nextDayAfter, startOfDay } from '#domain/milestones.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';
import { hasWord } from '#server/platform/has-word.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { type EntryRow, selectEntries } from './read-entries.ts';

type Query = ParsedQuery<typeof listLog>;
export type LogFilters = Omit<Query, 'page' | 'per_page'>;

const { id, at, kind, changedBy, searchText } = changeLog;

const filters = listFilters<'by' | 'kind' | 'from' | 'to'>({
  by: (value) => sql`${changedBy} = ${value}`,
  kind: (value) => sql`${kind} = ${value}`,
  from: (value) => sql`${at} >= ${value}`,
  to: (value) => sql`${at} < ${value}`,
});

/** The filters but for the search. Days are Riyadh's, both of them included. */
const narrow = ({ by, kind: only, from, to }: LogFilters) =>
  filters({
    ...{ by, kind: only, from: from && startOfDay(from).toISOString() },
    to: to && nextDayAfter(startOfDay(to)).toISOString(),
  });

/**
 * Returns the query for a page of the log (`platform/long-list.ts`), newest first.
 * @param readWhole the size of the table, in bytes, up to which a search reads it from end to end
 */
export function changeFinder(db: Db, readWhole?: number) {
  const list = {
    ...{ name: 'office_log', table: changeLog, orders: { at: [at] }, byText: [], select: selectEntries as never },
    hasWord: (_: unknown, word: string, from: 'index' | 'rows'): SQL => hasWord(searchText, word, from),
    ends: true as const,
  };
  const find = longListFinder<EntryRow, 'at'>(db, list, readWhole);
  return ({ page, per_page, ...query }: Query) =>
    find({ search: query.s, narrowed: narrow(query), sort: '-at', offset: (page - 1) * per_page, limit: per_page });
}

/** Lines that one statement reads for a CSV file. */
const BATCH = 1_000;

/** Which lines a CSV file has. */
const wantedBy = (query: LogFilters) =>
  and(...searchWords(query.s).map((word) => hasWord(searchText, word, 'rows')), narrow(query).where);

/** How many lines a CSV file has. */
export const countChanges = (db: Db, query: LogFilters): Promise<number> => db.$count(changeLog, wantedBy(query));

/** All lines that a list would page through, newest first, in batches that each begin where the one before ended. */
export async function* allChanges(db: Db, query: LogFilters): AsyncGenerator<EntryRow[]> {
  const wanted = wantedBy(query);
  const newestFirst = [desc(at), desc(id)];
  let after: { at: string; id: string } | undefined;
  do {
    const older = after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
    const found = await db
      // As text, which has the microseconds that a date of JavaScript has not.
      .select({ id, at: sql<string>`${at}::text` })
      .from(changeLog)
      .where(and(wanted, older))
      .orderBy(...newestFirst)
      .limit(BATCH);
    const ids = found.map((row) => row.id);
    if (ids.length > 0) {
      yield await selectEntries(db)
        .where(inArray(id, ids))
        .orderBy(...newestFirst);
    }
    after = found.length === BATCH ? found.at(-1) : undefined;
  } while (after);
}
