import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { LogEntry, LoggedKind } from '#contract/endpoints/office-log.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { isOfOffice, users } from '#server/features/users/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';

/** Lines of the log with those who wrote them. */
export const selectEntries = (db: DbOrTx) =>
  db
    .select({ change: changeLog, by: { name: users.name, type: users.type } })
    .from(changeLog)
    .innerJoin(users, eq(users.id, changeLog.changedBy));

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Lines of the log as they are answered: one statement, however many, says which records are gone by now. */
export async function presentEntries(db: Db, rows: readonly EntryRow[]): Promise<LogEntry[]> {
  if (rows.length === 0) return [];
  const records = [...new Set(rows.map(({ change }) => change.recordId))];
  const deleted = await db
    .selectDistinct({ id: changeLog.recordId })
    .from(changeLog)
    // Written out, so that the index of deletions answers, and not all lines of a record that is changed often.
    .where(and(inArray(changeLog.recordId, records), sql`${changeLog.action} = 'deleted'`));
  const gone = new Set(deleted.map((record) => record.id));
  return rows.map(({ change, by }) => ({
    ...{ _id: change.id, kind: change.kind as LoggedKind, record_id: change.recordId, name: change.name },
    ...{ action: change.action, at: change.at.toISOString() },
    ...{ by: by.name, by_id: change.changedBy, by_type: by.type },
    ...{ before: change.before, after: change.after, gone: gone.has(change.recordId) },
  }));
}

/**
 * The people of the office, by name, whether they can sign in or not.
 * @param also somebody else whose changes are looked at: a coach, or who was of the office once
 */
export const peopleOfLog = (db: Db, also?: string) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(or(isOfOffice, also ? eq(users.id, also) : undefined))
    .orderBy(asc(users.name), asc(users.id));
