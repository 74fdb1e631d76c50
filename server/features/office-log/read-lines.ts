import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { officeTypes } from '#contract/access.ts';
import type { LogEntry, LoggedKind, LogLine } from '#contract/endpoints/office-log.ts';
import { isId } from '#contract/fields.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';

const { id, at, kind, recordId, name, nameEn, action, changedBy, before, after } = changeLog;

const line = {
  ...{ id, at, kind, recordId, name, nameEn, action, changedBy, by: users.name, byType: users.type },
  fields: sql<string[]>`array(select jsonb_object_keys(${before} || ${after}))`,
};

/** Lines of the log with those who made the changes, as a list shows them. */
export const selectLines = (db: DbOrTx) => db.select(line).from(changeLog).leftJoin(users, eq(users.id, changedBy));

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

export const presentLine = (row: LineRow): LogLine => ({
  ...{ _id: row.id, kind: row.kind as LoggedKind, record_id: row.recordId, action: row.action },
  ...{ name: row.name, name_en: row.nameEn ?? row.name, at: row.at.toISOString(), fields: row.fields },
  ...{ by: row.by, by_id: row.changedBy, by_type: row.byType },
});

/** @throws Refusal `not_found` */
export async function readEntry(db: Db, entryId: string): Promise<LogEntry> {
  const [row] = await db
    .select({ ...line, before, after })
    .from(changeLog)
    .leftJoin(users, eq(users.id, changedBy))
    .where(eq(id, entryId));
  if (!row) throw new Refusal('not_found');
  const said = { before: row.before, after: row.after };
  const [exists, names] = await Promise.all([isThere(db, presentLine(row)), namesOf(db, said)]);
  return { ...presentLine(row), ...said, exists, names };
}

/** Kinds whose records are in a table of another name; null where they are in none. */
const tables: Partial<Record<LoggedKind, string | null>> = {
  team_people: 'teams',
  team_entity: 'teams',
  exports: null,
};

/** Whether a record has not been deleted; of an account, whether it is still somebody's. */
async function isThere(db: Db, entry: LogLine): Promise<boolean> {
  if (entry.kind === 'users') {
    const [account] = await db.select({ key: users.stebUserId }).from(users).where(eq(users.id, entry.record_id));
    return account !== undefined && !isErasedKey(account.key);
  }
  const { [entry.kind]: table = entry.kind } = tables;
  if (table === null) return false;
  const { rows } = await db.execute(sql`select from ${sql.identifier(table)} where id = ${entry.record_id}`);
  return rows.length > 0;
}

const idsIn = (value: unknown): string[] =>
  isId(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];

/** The names of the records to which values refer by an id. Those that are deleted have none. */
async function namesOf(db: Db, said: object): Promise<LogEntry['names']> {
  const ids = [...new Set(idsIn(said))];
  if (ids.length === 0) return {};
  const people = { id: users.id, name: users.name, nameEn: users.name };
  const named = await Promise.all([
    db.select(people).from(users).where(inArray(users.id, ids)),
    ...[seasons, competitions, regions].map((table) =>
      db.select({ id: table.id, name: table.name, nameEn: table.nameEn }).from(table).where(inArray(table.id, ids)),
    ),
  ]);
  return Object.fromEntries(named.flat().map((one) => [one.id, { name: one.name, name_en: one.nameEn }]));
}

/**
 * The people of the office, by name, blocked ones among them.
 * @param also somebody else whose changes are looked at
 */
export const peopleOfLog = (db: Db, also: string | undefined) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(or(inArray(users.type, [...officeTypes]), also ? eq(users.id, also) : undefined))
    .orderBy(asc(users.name), asc(users.id));
