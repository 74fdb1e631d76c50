import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type ReplyDelivery, replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import type { Mailing, Recipient } from '#contract/endpoints/team-mailings.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { teamMailingRecipients as recipients, teamMailings } from './table.ts';

const selectMailings = (db: DbOrTx) =>
  db
    .select({ row: teamMailings, by: users.name })
    .from(teamMailings)
    .innerJoin(users, eq(users.id, teamMailings.createdBy));

type Found = Awaited<ReturnType<typeof selectMailings>>[number];

/** Mailings on the wire, with what became of their mails. */
async function present(db: DbOrTx, rows: readonly Found[]): Promise<Mailing[]> {
  const ids = rows.map(({ row }) => row.id);
  const counts = await db
    .select({ id: recipients.mailingId, delivery: recipients.delivery, mails: count() })
    .from(recipients)
    .where(inArray(recipients.mailingId, ids))
    .groupBy(recipients.mailingId, recipients.delivery);
  return rows.map(({ row, by }) => {
    const mails = (delivery: ReplyDelivery) =>
      counts.find((one) => one.id === row.id && one.delivery === delivery)?.mails ?? 0;
    return {
      ...{ _id: row.id, subject: row.subject, subject_en: row.subjectEn, teams: row.teams },
      ...{ created_at: row.createdAt.toISOString(), created_by: by },
      deliveries: Object.fromEntries(replyDeliveries.map((one) => [one, mails(one)])) as Mailing['deliveries'],
    };
  });
}

type Page = { offset: number; limit: number };

/** A page of the mailings, newest first. */
export async function listMailings(db: Db, { offset, limit }: Page) {
  const rows = await selectMailings(db)
    .orderBy(desc(teamMailings.createdAt), desc(teamMailings.id))
    .limit(limit)
    .offset(offset);
  return { mailings: await present(db, rows), total: await db.$count(teamMailings) };
}

/** @throws Refusal `not_found` */
export async function mailingOf(db: DbOrTx, id: string) {
  const [found] = await selectMailings(db).where(eq(teamMailings.id, id));
  const [mailing] = found ? await present(db, [found]) : [];
  if (!found || !mailing) throw new Refusal('not_found');
  return { ...mailing, text: found.row.text, text_en: found.row.textEn };
}

/** A page of the coaches of a mailing, by name. */
export async function recipientsOf(db: Db, id: string, delivery: ReplyDelivery | undefined, { offset, limit }: Page) {
  const wanted = and(eq(recipients.mailingId, id), delivery ? eq(recipients.delivery, delivery) : undefined);
  const rows = await db
    .select()
    .from(recipients)
    .where(wanted)
    .orderBy(asc(recipients.name), asc(recipients.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(recipients, wanted),
    recipients: rows.map(
      (row): Recipient => ({
        ...{ _id: row.id, name: row.name, email: row.email, language: row.language, teams: row.teamIds.length },
        ...{ delivery: row.delivery, reason: row.refusedFor },
      }),
    ),
  };
}
