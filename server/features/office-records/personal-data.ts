import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { escaped, redactorOf } from '#server/platform/redact.ts';
import { type ChangeRecord, changeLog } from './table.ts';

/**
 * The lines about a person: those that have the registry's id or their national ID, which the registry has checked. A name,
 * an e-mail and a phone are whatever somebody typed who opened an account: they may be anybody's, and the lines about that
 * one stay.
 */
const isAbout = ({ stebUserId, nationalId }: Subject) => {
  const ids = [stebUserId, nationalId].filter((id) => id !== '').map((id) => `(?<!\\w)${escaped(id)}(?!\\w)`);
  return ids.length === 0
    ? sql`false`
    : sql`concat_ws(' ', ${changeLog.name}, ${changeLog.nameEn}, ${changeLog.before}, ${changeLog.after}) ~ ${ids.join('|')}`;
};

/**
 * A person in a line has the registry's id; whatever else the line says of them goes with it, but not how they
 * answered.
 */
const withoutPerson = (
  { stebUserId }: Subject,
  { answered_by, ...value }: Record<string, unknown>,
): Record<string, unknown> => {
  const said = value._id === stebUserId && stebUserId !== '' ? withoutTexts(value) : value;
  return answered_by === undefined ? said : { ...said, answered_by };
};

/** What the office changed in the account itself may be a name or number by which nobody knows the person any more. */
const withoutTexts = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' && value ? deletedAccount : value,
    ]),
  );

const isOfAccount = (person: Subject) => and(eq(changeLog.kind, 'users'), eq(changeLog.recordId, person.id));

type Redact = <T>(value: T) => T;

/** Takes what identifies a person out of the names under which the log has these records. */
export const redactRecordNames = (tx: Tx, recordIds: readonly string[], redact: Redact): Promise<void> =>
  redactLinesOf(tx, recordIds, ({ name, nameEn }) => redact({ name, nameEn }));

/** The same of what the log says of these records, which somebody of the office typed. */
export const redactRecordTexts = (tx: Tx, recordIds: readonly string[], redact: Redact): Promise<void> =>
  redactLinesOf(tx, recordIds, ({ before, after }) => redact({ before, after }));

const ofRecords = (ids: readonly string[]) => sql`record_id = any(${sql.param([...ids])}::uuid[])`;

/** Puts the mark in the place of the names under which the log has these records. */
export const markRecordNames = (tx: Tx, recordIds: readonly string[]): Promise<void> =>
  changingLines(tx, async () => {
    await tx.update(changeLog).set({ name: deletedAccount, nameEn: null }).where(ofRecords(recordIds));
  });

/** Puts the mark in the place of every text that the log says of these records. */
export const markRecordTexts = (tx: Tx, recordIds: readonly string[]): Promise<void> =>
  changingLines(tx, async () => {
    await tx
      .update(changeLog)
      .set({ before: withMarks(changeLog.before), after: withMarks(changeLog.after) })
      .where(ofRecords(recordIds));
  });

const withMarks = (said: typeof changeLog.before | typeof changeLog.after) => sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' then to_jsonb(${deletedAccount}::text) else value end), '{}')
  from jsonb_each(${said}))`;

/** @param namelessOf the values of a line that are to be without the person */
async function redactLinesOf(
  tx: Tx,
  recordIds: readonly string[],
  namelessOf: (line: ChangeRecord) => Partial<ChangeRecord>,
): Promise<void> {
  const lines = await tx
    .select()
    .from(changeLog)
    .where(inArray(changeLog.recordId, [...recordIds]));
  await changingLines(tx, async () => {
    for (const line of lines) {
      const nameless = namelessOf(line);
      if (!isDeepStrictEqual({ ...line, ...nameless }, line))
        await tx.update(changeLog).set(nameless).where(eq(changeLog.id, line.id));
    }
  });
}

/** For the rest of the work the database lets values of lines be changed, and nothing else of them. */
async function changingLines(tx: Tx, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`select set_config('portal.erases_person', 'on', true)`);
  await work();
  await tx.execute(sql`select set_config('portal.erases_person', 'off', true)`);
}

/** The log of the office. It is only added to, but for this: an erased person's values become a mark. */
export const logData: PersonalData = {
  place: 'log',
  tables: {
    change_log: {
      personal: ['name', 'name_en', 'before', 'after', 'search_text'],
      other: ['id', 'at', 'changed_by', 'record_id'],
      texts: { action: 'one of a list', idempotency_key: 'random, made by the page', kind: 'the name of a table' },
    },
  },
  async collect(db, person) {
    const { at, kind, action, name } = changeLog;
    return {
      // What others changed is theirs to be told of.
      changesByYou: await db
        .select({ at, kind, action, name })
        .from(changeLog)
        .where(eq(changeLog.changedBy, person.id)),
    };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const own = await tx.select().from(changeLog).where(isOfAccount(person));
    const lines = await tx
      .select()
      .from(changeLog)
      .where(and(isAbout(person), not(isOfAccount(person) as SQL)));
    await changingLines(tx, async () => {
      for (const { id, name, nameEn, before, after } of lines) {
        await tx
          .update(changeLog)
          .set(redact({ name, nameEn, before: withoutPerson(person, before), after: withoutPerson(person, after) }))
          .where(eq(changeLog.id, id));
      }
      for (const { id, before, after } of own) {
        const marked = { name: deletedAccount, nameEn: null, before: withoutTexts(before), after: withoutTexts(after) };
        await tx.update(changeLog).set(marked).where(eq(changeLog.id, id));
      }
    });
    return { nameless: lines.length + own.length };
  },
};
