import { and, eq, inArray } from 'drizzle-orm';
import { mailWords } from '#locales/mails.ts';
import { refusalReasonOf } from '#server/features/contact/index.ts';
import { personalMail } from '#server/features/mails/index.ts';
import { officeMailbox } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { teamMailingRecipients as recipients, teamMailings } from './table.ts';
import { mailTo } from './write-mail.ts';

export const teamMailJob = 'send-team-mailing';

/** Mails one coach what the office wrote to many, and notes what became of it. Answers go to the office's mailbox. */
export function sendTeamMail({ db, mailer }: { db: Db; mailer: Mailer }): Job<{ recipientId: string }> {
  return {
    concurrency: 2,
    async run({ recipientId }) {
      const [found] = await db
        .select({ to: recipients, mailing: teamMailings })
        .from(recipients)
        .innerJoin(teamMailings, eq(teamMailings.id, recipients.mailingId))
        .where(eq(recipients.id, recipientId));
      // Erased by then, or sent by a run that ended before the queue took note of it.
      if (found?.to.delivery !== 'queued') return;
      const { to, mailing } = found;
      const [mailbox, about] = await Promise.all([officeMailbox(db), namesOfTeams(db, to.teamIds)]);
      const words = mailTo(mailing, { name: to.name, teams: about, canReply: mailbox !== undefined });
      await mailer.send({
        to: to.email,
        ...(mailbox && { replyTo: { name: mailWords(to.language ?? 'ar').membership.office, address: mailbox } }),
        ...personalMail(to, words),
        id: `team-mailing-${recipientId}`,
      });
      await db.update(recipients).set({ delivery: 'sent' }).where(eq(recipients.id, recipientId));
    },
    async gaveUp({ recipientId }, error) {
      await db
        .update(recipients)
        .set({ delivery: 'refused', refusedFor: refusalReasonOf(error) })
        .where(and(eq(recipients.id, recipientId), eq(recipients.delivery, 'queued')));
    },
  };
}

/** Numbers and names of some teams, as they are now. */
export const namesOfTeams = (db: Db, ids: readonly string[]) =>
  db
    .select({ teamNo: teams.teamNo, name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...ids]))
    .orderBy(teams.teamNo);
