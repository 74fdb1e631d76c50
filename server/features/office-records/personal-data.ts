import { and, eq, inArray, sql } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { identifiersOf, redactorOf } from '#server/platform/redact.ts';
import { changeLog } from './table.ts';

/**
 * Whether a line is about the person: it has their number or the registry's id, or two of name, e-mail, phone and an earlier number. Any one
 * of those may be typed by whoever opens an account, and the lines about somebody else of that name must stay.
 */
function isAbout({ nationalId, earlierIds, stebUserId, names, emails, phoneNumbers }: Subject, line: string): boolean {
  const text = line.toLowerCase();
  const has = (values: readonly string[]) => values.some((value) => value !== '' && text.includes(value.toLowerCase()));
  return has([nationalId, stebUserId]) || [names, emails, phoneNumbers, earlierIds].filter(has).length >= 2;
}

/** A person in a line has the registry's id; what the line says of them, which may be long past, goes with it. */
const withoutFactsOf = ({ stebUserId }: Subject, value: Record<string, unknown>): Record<string, unknown> =>
  value._id === stebUserId && stebUserId !== '' ? { ...withoutTexts(value), _id: stebUserId } : value;

/** What the office changed in the person's own record may be what nobody knows them by any more: an earlier name or number. */
const withoutTexts = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' && value ? deletedAccount : value,
    ]),
  );

/** Takes what identifies a person out of the names under which the log has these records. */
export async function redactRecordNames(
  tx: Tx,
  recordIds: readonly string[],
  redact: <T>(value: T) => T,
): Promise<void> {
  const lines = await tx
    .select({ id: changeLog.id, name: changeLog.name })
    .from(changeLog)
    .where(inArray(changeLog.recordId, [...recordIds]));
  await changingLines(tx, async () => {
    for (const { id, name } of lines) {
      const nameless = redact(name);
      if (nameless !== name) await tx.update(changeLog).set({ name: nameless }).where(eq(changeLog.id, id));
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
      personal: ['name', 'search_text', 'before', 'after'],
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
    const texts = identifiersOf(person).map((text) => text.toLowerCase());
    // As they are written within JSON.
    const written = [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
    const candidates = await tx
      .select()
      .from(changeLog)
      .where(
        sql`exists (select from unnest(${sql.param(written)}::text[]) as said (text)
          where position(said.text in lower(concat_ws(' ', ${changeLog.name}, ${changeLog.before}, ${changeLog.after}))) > 0)`,
      );
    const lines = candidates.filter((line) => isAbout(person, JSON.stringify(line)));
    const own = await tx
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'users'), eq(changeLog.recordId, person.id)));
    const others = lines.filter((line) => !own.some(({ id }) => id === line.id));
    await changingLines(tx, async () => {
      for (const { id, name, before, after } of others) {
        await tx
          .update(changeLog)
          .set(redact({ name, before: withoutFactsOf(person, before), after: withoutFactsOf(person, after) }))
          .where(eq(changeLog.id, id));
      }
      for (const { id, before, after } of own) {
        const marked = { name: deletedAccount, before: withoutTexts(before), after: withoutTexts(after) };
        await tx.update(changeLog).set(marked).where(eq(changeLog.id, id));
      }
    });
    return { nameless: others.length + own.length };
  },
};
