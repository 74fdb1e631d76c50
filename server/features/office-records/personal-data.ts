import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { identifiersOf, redactorOf } from '#server/platform/redact.ts';
import { changeLog } from './table.ts';

/** The log of the office. It is only added to, but for this: an erased person's values become a mark. */
export const logData: PersonalData = {
  place: 'log',
  tables: {
    change_log: {
      personal: ['name', 'before', 'after'],
      other: ['id', 'at', 'changed_by', 'kind', 'record_id', 'action', 'idempotency_key'],
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
    const lines = await tx
      .select()
      .from(changeLog)
      .where(
        sql`exists (select from unnest(${sql.param(written)}::text[]) as said (text)
          where position(said.text in lower(concat_ws(' ', ${changeLog.name}, ${changeLog.before}, ${changeLog.after}))) > 0)`,
      );
    // For the rest of this transaction the database lets values of lines be changed, and nothing else of them.
    await tx.execute(sql`select set_config('portal.erases_person', 'on', true)`);
    for (const { id, name, before, after } of lines) {
      await tx.update(changeLog).set(redact({ name, before, after })).where(eq(changeLog.id, id));
    }
    await tx.execute(sql`select set_config('portal.erases_person', 'off', true)`);
    return { nameless: lines.length };
  },
};
