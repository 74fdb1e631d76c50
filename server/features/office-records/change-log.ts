import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { LoggedChange } from '#contract/admin-record.ts';
import type { ExportedList, loggedFields } from '#contract/endpoints/office-log.ts';
import { limits } from '#contract/limits.ts';
import { users } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { EditedTable, RecordKind, RecordName, RowOf } from './record-kind.ts';
import { changeLog } from './table.ts';

type Fields = Record<string, unknown>;
type Change<T extends EditedTable> =
  | { action: 'created'; before?: undefined; after: RowOf<T>; key?: string | undefined }
  | { action: 'changed'; before: RowOf<T>; after: RowOf<T> }
  | { action: 'deleted'; before: RowOf<T>; after?: undefined };

/** Who writes: of a call the person behind it, of a job whoever began what it finishes. */
export type Writer = Pick<Person, 'id'>;

/** Writes the lines of changes, in the transaction that makes them. */
export function log<T extends EditedTable>(
  tx: Tx,
  { table, nameOf, present, logged = present }: RecordKind<T>,
  by: Writer,
  changes: Change<T>[],
) {
  return tx.insert(changeLog).values(
    changes.map((change) => {
      const row = (change.after ?? change.before) as RowOf<T>;
      const kind = getTableName(table);
      const said = difference(change.before && logged(change.before), change.after && logged(change.after));
      return {
        changedBy: by.id,
        kind,
        recordId: row.id,
        ...namesOf(nameOf(row)),
        action: change.action,
        // As the record itself says it; of a deleted one there is only the statement's own time.
        at: change.after?.updatedAt,
        ...said,
        idempotencyKey: change.action === 'created' ? change.key : undefined,
      };
    }),
  );
}

/** An empty English name is none. */
const namesOf = ({ name, nameEn }: RecordName) => ({ name, nameEn: nameEn || null });

/** The fields that the log may have of a kind: a field without words would be shown by its name in the code. */
type Said<Kind extends keyof typeof loggedFields> = { [Field in (typeof loggedFields)[Kind][number]]?: unknown };

type Line<Kind extends keyof typeof loggedFields> = Pick<
  typeof changeLog.$inferInsert,
  'recordId' | 'name' | 'nameEn' | 'action'
> & {
  kind: Kind;
  before: Said<Kind>;
  after: Said<Kind>;
};

/**
 * The same for one change to what is no record of the office's forms.
 * @param by nobody where somebody without an account followed the link of a mail
 * @returns the id of the line
 */
export async function logChange<Kind extends keyof typeof loggedFields>(
  tx: Tx,
  by: Writer | undefined,
  line: Line<Kind>,
): Promise<string> {
  const id = uuidv7();
  await tx.insert(changeLog).values({ id, ...line, changedBy: by?.id ?? null });
  return id;
}

/** Notes that somebody downloads a list, and how many are in it; to be awaited before the first of them is sent. */
export const logExport = (
  db: Db,
  by: Writer,
  { list, count }: { list: ExportedList; count: number },
): Promise<string> =>
  db.transaction((tx) =>
    logChange(tx, by, {
      ...{ kind: 'exports', recordId: uuidv7(), name: list, action: 'created' },
      ...{ before: {}, after: { count } },
    }),
  );

const wasBefore = ({ kind, before }: Pick<typeof changeLog.$inferInsert, 'kind' | 'before'>) =>
  and(eq(changeLog.kind, kind), sql`${changeLog.before} @> ${JSON.stringify(before)}::jsonb`);

/** The ids of records of which something was so before a change, as a subquery. */
export const recordsOnce = (db: DbOrTx, was: Pick<typeof changeLog.$inferInsert, 'kind' | 'before'>) =>
  db.select({ id: changeLog.recordId }).from(changeLog).where(wasBefore(was));

/** What lines of these kinds say of whom they name by an id, before or after a change. */
export async function saidOf(db: DbOrTx, { kinds, _id }: { kinds: readonly string[]; _id: string }) {
  const lines = await db
    .select({ before: changeLog.before, after: changeLog.after })
    .from(changeLog)
    .where(
      and(
        inArray(changeLog.kind, [...kinds]),
        sql`${_id} in (${changeLog.before}->>'_id', ${changeLog.after}->>'_id')`,
      ),
    );
  return lines.flatMap(({ before, after }) => [before, after]).filter((said) => said._id === _id);
}

/** The newest change after which something was no longer so, and what was so then: who made it, and when. */
export async function lastChangeOf(
  db: DbOrTx,
  { recordId, ...was }: Pick<typeof changeLog.$inferInsert, 'kind' | 'recordId' | 'before'>,
): Promise<{ by: string | null; type: number | null; at: Date; after: Fields } | undefined> {
  const [line] = await db
    .select({ by: users.name, type: users.type, at: changeLog.at, after: changeLog.after })
    .from(changeLog)
    .leftJoin(users, eq(users.id, changeLog.changedBy))
    .where(and(eq(changeLog.recordId, recordId), wasBefore(was)))
    .orderBy(desc(changeLog.at), desc(changeLog.id))
    .limit(1);
  return line;
}

/** The fields that differ, as they are answered. */
export function difference(before: object = {}, after: object = {}): { before: Fields; after: Fields } {
  const [old, now] = [before as Fields, after as Fields];
  const differs = ([name]: [string, unknown]) => name !== '_id' && !isDeepStrictEqual(old[name], now[name]);
  const differing = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(differs));
  return { before: differing(old), after: differing(now) };
}

/** The record that a person added with this key; the record may be deleted. */
export async function recordOfKey(db: DbOrTx, table: PgTable, by: Writer, key: string) {
  const [line] = await db
    .select({ id: changeLog.recordId })
    .from(changeLog)
    .where(
      and(eq(changeLog.changedBy, by.id), eq(changeLog.kind, getTableName(table)), eq(changeLog.idempotencyKey, key)),
    );
  return line?.id;
}

/**
 * A page of the log of these records, or of one of them; newest first.
 * @param some a condition of the log, where not all records of the table are meant
 */
export async function readLog(
  db: Db,
  table: EditedTable,
  { id, page }: { id?: string | undefined; page: number },
  some?: SQL,
) {
  return readLines(
    db,
    and(eq(changeLog.kind, getTableName(table)), id ? eq(changeLog.recordId, id) : undefined, some),
    page,
  );
}

/**
 * A page of the lines of the log that meet a condition, newest first, and of which kind each is. `by` is empty where
 * nobody with an account wrote it.
 */
export async function readLines(db: Db, wanted: SQL | undefined, page: number) {
  const size = limits.historyPerPage;
  const [rows, total] = await Promise.all([
    db
      .select({ change: changeLog, by: users.name })
      .from(changeLog)
      .leftJoin(users, eq(users.id, changeLog.changedBy))
      .where(inArray(changeLog.id, idsOf(db, wanted, { limit: size, offset: (page - 1) * size })))
      .orderBy(desc(changeLog.at), desc(changeLog.id)),
    db.$count(changeLog, wanted),
  ]);
  const changes = rows.map(
    ({ change, by }): LoggedChange => ({
      _id: change.id,
      record_id: change.recordId,
      name: change.name,
      name_en: change.nameEn ?? change.name,
      action: change.action,
      by: by ?? '',
      at: change.at.toISOString(),
      before: change.before,
      after: change.after,
    }),
  );
  const kinds = new Map(rows.map(({ change }) => [change.id, change.kind]));
  return { changes, total, kindOf: (id: string) => kinds.get(id) ?? '' };
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
