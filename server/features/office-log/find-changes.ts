import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { exportLog, listLog } from '#contract/endpoints/office-log.ts';
import { joinDigits, searchWords, withoutPrefix } from '#domain/fold.ts';
import { nextDayAfter, startOfDay } from '#domain/milestones.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';
import { hasWordIn } from '#server/platform/has-word.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { type LineRow, selectLines } from './read-lines.ts';

type Asked = ParsedQuery<typeof exportLog>;

const { id, at, kind, action, changedBy, recordId, searchText } = changeLog;

const filters = listFilters<Exclude<keyof Asked, 's'>>({
  by: (value) => sql`${changedBy} = ${value}`,
  record: (value) => sql`${recordId} = ${value}`,
  kind: (value) => sql`${kind} = ${value}`,
  action: (value) => sql`${action} = ${value}`,
  from: (value) => sql`${at} >= ${value}`,
  to: (value) => sql`${at} < ${value}`,
});

/** The filters that were sent. Days are Riyadh's, both of them included. */
const narrowed = ({ s: _, from, to, ...others }: Asked) =>
  filters({
    ...others,
    from: from && startOfDay(from).toISOString(),
    to: to && nextDayAfter(startOfDay(to)).toISOString(),
  });

const hasWord = (word: string, by: 'index' | 'rows'): SQL => hasWordIn(sql`${searchText}`, withoutPrefix(word), by);

/**
 * Returns the query for a page of the log (`platform/long-list.ts`), newest first.
 * @param readWhole as in `longListFinder`
 */
export function changeFinder(db: Db, readWhole?: number) {
  const find = longListFinder<LineRow, 'at'>(
    db,
    {
      ...{ name: 'office_log', table: changeLog, orders: { at: [at] }, byText: [], ends: true },
      select: selectLines as never,
      hasWord: (_, word, by) => hasWord(word, by),
    },
    readWhole,
  );
  return ({ page, per_page, ...asked }: ParsedQuery<typeof listLog>) =>
    find({
      ...{ search: asked.s, narrowed: narrowed(asked), sort: '-at' },
      ...{ offset: (page - 1) * per_page, limit: per_page },
    });
}

/** Which lines a CSV file has. */
const wanted = (asked: Asked): SQL | undefined =>
  and(narrowed(asked).where, ...searchWords(joinDigits(asked.s)).map((word) => hasWord(word, 'rows')));

/** How many lines a CSV file has. */
export const countChanges = (db: Db, asked: Asked): Promise<number> => db.$count(changeLog, wanted(asked));

/** Lines that one statement reads for a CSV file. */
const BATCH = 1_000;

/** All lines of a list, newest first, in batches that each begin where the one before ended. */
export async function* allChanges(db: Db, asked: Asked): AsyncGenerator<LineRow> {
  const newestFirst = [desc(at), desc(id)];
  let last: { at: string; id: string } | undefined;
  do {
    const older = last && sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id}::uuid)`;
    const found = await db
      // As text: a date of JavaScript has no microseconds.
      .select({ id, at: sql<string>`${at}::text` })
      .from(changeLog)
      .where(and(wanted(asked), older))
      .orderBy(...newestFirst)
      .limit(BATCH);
    if (found.length > 0) {
      const ids = found.map((row) => row.id);
      yield* await selectLines(db)
        .where(inArray(id, ids))
        .orderBy(...newestFirst);
    }
    last = found.length === BATCH ? found.at(-1) : undefined;
  } while (last);
}
