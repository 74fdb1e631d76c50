import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, getTableName, gt, inArray, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { LoggedChange } from '#contract/admin-record.ts';
import { type ExportedList, type LoggedBeside, loggedFields } from '#contract/endpoints/office-log.ts';
import { limits } from '#contract/limits.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { type Db, type DbOrTx, databaseCodeOf, type Tx } from '#server/platform/database.ts';
import { type EditedTable, type RecordKind, type RowOf, untyped } from './record-kind.ts';
import { changeLog } from './table.ts';

type Fields = Record<string, unknown>;
type Change<T extends EditedTable> =
  | { action: 'created'; before?: undefined; after: RowOf<T>; key?: string | undefined }
  | { action: 'changed'; before: RowOf<T>; after: RowOf<T> }
  | { action: 'deleted'; before: RowOf<T>; after?: undefined };

/** Who writes; without a type one whose call is over, in whose name a job finishes it. */
export type Writer = Pick<Person, 'id'> & Partial<Pick<Person, 'type'>>;

/** PostgreSQL's code for an empty column, of which `changedBy` is the only one that may come empty. */
const NOT_NULL_VIOLATION = '23502';

/**
 * The id of who writes, unless they were blocked or given another role since their call began, which may be as long ago as
 * its sender likes: a call knows who writes before it reads its body. Part of the statement that writes the line, so that
 * every write of the office asks it and none waits for it.
 */
const stillWriting = (by: Writer) =>
  by.type === undefined
    ? by.id
    : sql<string>`(select ${users.id} from ${users} where ${users.id} = ${by.id} and ${users.type} = ${by.type} and ${users.status})`;

/**
 * Adds lines to the log.
 * @throws Refusal `not_allowed` when who writes may no longer
 */
async function addLines(tx: Tx, by: Writer, lines: Omit<typeof changeLog.$inferInsert, 'changedBy'>[]): Promise<void> {
  const changedBy = stillWriting(by);
  try {
    await tx.insert(changeLog).values(lines.map((line) => ({ ...line, changedBy })));
  } catch (error) {
    if (databaseCodeOf(error) !== NOT_NULL_VIOLATION) throw error;
    throw new Refusal('not_allowed', { cause: error });
  }
}

/** Writes the lines of changes, in the transaction that makes them. */
export function log<T extends EditedTable>(
  tx: Tx,
  { table, nameOf, present, logged = present }: RecordKind<T>,
  by: Writer,
  changes: Change<T>[],
) {
  return addLines(
    tx,
    by,
    changes.map((change) => {
      const row = (change.after ?? change.before) as RowOf<T>;
      return {
        kind: getTableName(table),
        recordId: row.id,
        name: nameOf(row),
        action: change.action,
        // As the record itself says it; of a deleted one there is only the statement's own time.
        at: change.after?.updatedAt,
        ...changedFields(change.before && logged(change.before), change.after && logged(change.after)),
        idempotencyKey: change.action === 'created' ? change.key : undefined,
      };
    }),
  );
}

type Line = Pick<typeof changeLog.$inferInsert, 'recordId' | 'name' | 'action' | 'before' | 'after'> & {
  kind: LoggedBeside;
};

/** The same for one change to what is no record of the office's forms, in fields that have words (`loggedFields`). */
export async function logChange(tx: Tx, by: Writer, line: Line): Promise<void> {
  const known: readonly string[] = loggedFields[line.kind];
  const unknown = Object.keys({ ...line.before, ...line.after }).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`loggedFields of ${line.kind} does not name ${unknown.join(', ')}`);
  await addLines(tx, by, [line]);
}

/** Notes that a list of people went out as a file, and how many were in it; before the first of them is sent. */
export const logExport = (db: Db, by: Writer, { list, count }: { list: ExportedList; count: number }) =>
  db.transaction((tx) =>
    logChange(tx, by, {
      ...{ kind: 'exports', recordId: by.id, name: list, action: 'exported' },
      ...{ before: {}, after: { list, count } },
    }),
  );

/** Something that a record of a kind said before a change. */
type Was = { kind: string; before: Line['before'] };

const wasBefore = ({ kind, before }: Was) =>
  and(eq(changeLog.kind, kind), sql`${changeLog.before} @> ${JSON.stringify(before)}::jsonb`);

/** The ids of records of which something was so before a change, as a subquery. */
export const recordsOnce = (db: DbOrTx, was: Was) =>
  db.select({ id: changeLog.recordId }).from(changeLog).where(wasBefore(was));

/** What lines of a kind say of whom they name by an id, before or after a change. */
export async function saidOf(db: DbOrTx, { kind, _id }: { kind: string; _id: string }) {
  const lines = await db
    .select({ before: changeLog.before, after: changeLog.after })
    .from(changeLog)
    .where(and(eq(changeLog.kind, kind), sql`${_id} in (${changeLog.before}->>'_id', ${changeLog.after}->>'_id')`));
  return lines.flatMap(({ before, after }) => [before, after]).filter((said) => said._id === _id);
}

/** The newest change after which something was no longer so: who made it, and when. */
export async function lastChangeOf(
  db: DbOrTx,
  { recordId, ...was }: Was & Pick<Line, 'recordId'>,
): Promise<{ by: string; type: number; at: Date } | undefined> {
  const [line] = await db
    .select({ by: users.name, type: users.type, at: changeLog.at })
    .from(changeLog)
    .innerJoin(users, eq(users.id, changeLog.changedBy))
    .where(and(eq(changeLog.recordId, recordId), wasBefore(was)))
    .orderBy(desc(changeLog.at), desc(changeLog.id))
    .limit(1);
  return line;
}

/** Those of some records in which a field was changed after a time. */
export async function changedSince(
  db: DbOrTx,
  { kind, ids, field, at }: { kind: string; ids: readonly string[]; field: string; at: Date },
): Promise<string[]> {
  const lines = await db
    .selectDistinct({ id: changeLog.recordId })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.kind, kind),
        inArray(changeLog.recordId, [...ids]),
        gt(changeLog.at, at),
        sql`${changeLog.after} ? ${field}`,
      ),
    );
  return lines.map(({ id }) => id);
}

/** The fields that differ, as they are answered. */
export function changedFields(before: object = {}, after: object = {}): { before: Fields; after: Fields } {
  const [old, now] = [before as Fields, after as Fields];
  const differs = ([name]: [string, unknown]) => name !== '_id' && !isDeepStrictEqual(old[name], now[name]);
  const differing = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(differs));
  return { before: differing(old), after: differing(now) };
}

/** The record that a person added with this key; the record may be deleted. */
export async function recordOfKey(db: DbOrTx, table: PgTable, by: Pick<Person, 'id'>, key: string) {
  const [line] = await db
    .select({ id: changeLog.recordId })
    .from(changeLog)
    .where(
      and(eq(changeLog.changedBy, by.id), eq(changeLog.kind, getTableName(table)), eq(changeLog.idempotencyKey, key)),
    );
  return line?.id;
}

/**
 * The ids of the records that belong to one of another kind, and of those that did before they were deleted. They are
 * asked for first: as a condition of the log they would be looked for in all lines of their kind, for the page and for its
 * count.
 * @param owner its id, the column that holds it, and the field by which the log knows it
 */
export async function idsOfOwned(
  db: Db,
  table: EditedTable,
  { id, column, field }: { id: string; column: string; field: string },
): Promise<string[]> {
  const [owned, once] = await Promise.all([
    db
      .select({ id: table.id })
      .from(untyped(table))
      .where(eq(untyped(table)[column], id)),
    recordsOnce(db, { kind: getTableName(table), before: { [field]: id } }),
  ]);
  return [...new Set([...owned, ...once].map((record) => record.id as string))];
}

/**
 * A page of the log of these records, or of one or some of them; newest first.
 * @param kinds a table, or the names under which the log has several
 * @param some their ids, or a condition of the log
 */
export async function readLog(
  db: Db,
  kinds: PgTable | readonly string[],
  { id, page }: { id?: string | undefined; page: number },
  some?: readonly string[] | SQL,
) {
  const wanted = and(
    is(kinds, PgTable) ? eq(changeLog.kind, getTableName(kinds)) : inArray(changeLog.kind, [...kinds]),
    id ? eq(changeLog.recordId, id) : undefined,
    some && ('getSQL' in some ? some : inArray(changeLog.recordId, [...some])),
  );
  const size = limits.historyPerPage;
  const [rows, total] = await Promise.all([
    db
      .select({ change: changeLog, by: users.name })
      .from(changeLog)
      .innerJoin(users, eq(users.id, changeLog.changedBy))
      .where(inArray(changeLog.id, idsOf(db, wanted, { limit: size, offset: (page - 1) * size })))
      .orderBy(desc(changeLog.at), desc(changeLog.id)),
    db.$count(changeLog, wanted),
  ]);
  const changes = rows.map(
    ({ change, by }): LoggedChange => ({
      _id: change.id,
      record_id: change.recordId,
      name: change.name,
      action: change.action,
      by,
      at: change.at.toISOString(),
      before: change.before,
      after: change.after,
    }),
  );
  const kindsById = new Map(rows.map(({ change }) => [change.id, change.kind]));
  return { changes, total, kindOf: (lineId: string) => kindsById.get(lineId) };
}

/** From the index alone, so that a far page reads no rows that it does not show. */
const idsOf = (db: Db, wanted: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ id: changeLog.id })
    .from(changeLog)
    .where(wanted)
    .orderBy(desc(changeLog.at), desc(changeLog.id))
    .limit(limit)
    .offset(offset);
