import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { redactRecordNames } from '#server/features/office-records/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { teamMailingRecipients as recipients, teamMailings } from './table.ts';

/** By the registry's id alone, as of the places in teams. */
const mailed = ({ stebUserId }: Subject) => (stebUserId ? eq(recipients.stebUserId, stebUserId) : sql<boolean>`false`);

/** The mailings that a person got or wrote: those whose texts can be about them. */
const around = (db: DbOrTx, person: Subject) =>
  or(
    eq(teamMailings.createdBy, person.id),
    inArray(teamMailings.id, db.select({ id: recipients.mailingId }).from(recipients).where(mailed(person))),
  );

/** Mails of the office to coaches: who got which, and what it said. One that is still queued is not sent any more. */
export const mailingData: PersonalData = {
  place: 'mailings',
  tables: {
    team_mailings: {
      personal: ['subject', 'text', 'subject_en', 'text_en', 'created_at'],
      other: ['id', 'teams', 'created_by'],
      texts: { idempotency_key: 'random, made by the page' },
    },
    team_mailing_recipients: {
      personal: ['steb_user_id', 'name', 'email', 'language'],
      other: ['id', 'mailing_id'],
      texts: {
        team_ids: 'ids of teams, which say nothing',
        delivery: 'one of a list',
        refused_for: 'one of a list',
      },
    },
  },
  async collect(db, person) {
    const { createdAt } = teamMailings;
    const title = { ar: teamMailings.subject, en: teamMailings.subjectEn };
    const body = { ar: teamMailings.text, en: teamMailings.textEn };
    const { name, email, language, delivery } = recipients;
    const [mailsToYou, mailsByYou] = await Promise.all([
      db
        .select({ createdAt, title, body, name, email, language, delivery })
        .from(recipients)
        .innerJoin(teamMailings, eq(teamMailings.id, recipients.mailingId))
        .where(mailed(person)),
      db.select({ createdAt, title }).from(teamMailings).where(eq(teamMailings.createdBy, person.id)),
    ]);
    return { mailsToYou, mailsByYou };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const { id, subject, text, subjectEn, textEn } = teamMailings;
    const written = await tx
      .select({ id, texts: { subject, text, subjectEn, textEn } })
      .from(teamMailings)
      .where(around(tx, person));
    const ids = written.map((one) => one.id);
    await redactRecordNames(tx, ids, redact);
    for (const one of written) {
      const nameless = redact(one.texts);
      if (isDeepStrictEqual(nameless, one.texts)) continue;
      await tx.update(teamMailings).set(nameless).where(eq(teamMailings.id, one.id));
    }
    const got = await tx.delete(recipients).where(mailed(person)).returning({ id: recipients.id });
    return { removed: got.length, nameless: written.length };
  },
};
