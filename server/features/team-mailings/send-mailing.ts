import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { logChange } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { coachesOf } from './coaches.ts';
import { teamMailJob } from './send-team-mail.ts';
import { teamMailingRecipients, teamMailings } from './table.ts';
import type { Written } from './write-mail.ts';

type Mailing = Written & {
  /** The ids of the teams; asked only for a key that is new, for they may have changed since the first time. */
  select: () => Promise<readonly string[]>;
  /** How many coaches the preview named. */
  recipients: number;
  key: string | undefined;
};

/** Rows of one insert: PostgreSQL takes 65,535 values. */
const AT_ONCE = 5_000;

/**
 * Writes a mailing and queues a mail for each coach, in one transaction. With a key that was sent before, it is the one
 * that was written then.
 * @returns its id
 * @throws Refusal `no_recipients`, `selection_changed` when they are not as many as were previewed, `changed_form` for a
 * key that came with another mail
 */
export async function sendMailing(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueueMany'> },
  by: Person,
  { select, recipients, key, ...written }: Mailing,
): Promise<string> {
  const earlier = key === undefined ? undefined : await earlierOf(db, by, key, written);
  if (earlier) return earlier;
  const teamIds = await select();
  return db.transaction(async (tx) => {
    const [mailing] = await tx
      .insert(teamMailings)
      .values({ ...written, teams: teamIds.length, createdBy: by.id, idempotencyKey: key })
      .onConflictDoNothing()
      .returning();
    if (!mailing) {
      const meanwhile = await earlierOf(tx, by, key ?? '', written);
      if (!meanwhile) throw new Error('the mailing was not written');
      return meanwhile;
    }
    const { coaches } = await coachesOf(tx, teamIds);
    if (coaches.length === 0) throw new Refusal('no_recipients');
    if (coaches.length !== recipients) throw new Refusal('selection_changed');
    const rows = coaches.map((coach) => ({ id: uuidv7(), mailingId: mailing.id, ...coach }));
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await tx.insert(teamMailingRecipients).values(rows.slice(from, from + AT_ONCE));
    }
    await logChange(tx, by, {
      ...{ kind: 'team_mailings', recordId: mailing.id, name: mailing.subject, action: 'created', before: {} },
      after: { teams: teamIds.length, recipients: rows.length },
    });
    await jobs.enqueueMany(
      tx,
      teamMailJob,
      rows.map(({ id }) => ({ recipientId: id })),
    );
    return mailing.id;
  });
}

async function earlierOf(db: DbOrTx, by: Person, key: string, written: Written): Promise<string | undefined> {
  const { id, subject, text, subjectEn, textEn } = teamMailings;
  const [earlier] = await db
    .select({ id, subject, text, subjectEn, textEn })
    .from(teamMailings)
    .where(and(eq(teamMailings.createdBy, by.id), eq(teamMailings.idempotencyKey, key)));
  if (!earlier) return undefined;
  const same = (['subject', 'text', 'subjectEn', 'textEn'] as const).every((name) => earlier[name] === written[name]);
  if (!same) throw new Refusal('changed_form');
  return earlier.id;
}
