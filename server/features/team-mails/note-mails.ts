import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { MailNote, NotedMailer } from '#server/features/mails/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { type Mail, type Mailer, MailRefused } from '#server/providers/mail/smtp.ts';
import { teamMails } from './table.ts';

type Deps = { db: Db; clock: Clock; mailer: Mailer; report: (error: unknown) => void };

/**
 * A mailer that notes each mail about a team once the mail server took it, or refused it for good. A mail whose note
 * cannot be written was sent all the same: that is reported and not thrown, for the job would send the mail again.
 */
export function notedMailer({ mailer, ...deps }: Deps): NotedMailer {
  return {
    async send(mail, about) {
      try {
        await mailer.send(mail);
      } catch (error) {
        if (error instanceof MailRefused) await note(deps, mail, about, error.reply);
        throw error;
      }
      await note(deps, mail, about, null);
    },
    async wasSent(mailId) {
      return (await deps.db.$count(teamMails, and(eq(teamMails.mailId, mailId), isNull(teamMails.refusedFor)))) > 0;
    },
  };
}

async function note(
  { db, clock, report }: Omit<Deps, 'mailer'>,
  { id, to }: Mail,
  { kind, about, reader }: MailNote,
  refusedFor: string | null,
): Promise<void> {
  if (about.kind !== 'team') return;
  const [sentAt, stebUserId] = [clock(), reader.stebUserId || null];
  try {
    await db
      .insert(teamMails)
      .values({ mailId: id, teamId: about.id, kind, stebUserId, name: reader.name, email: to, sentAt, refusedFor })
      // Refused before and taken now; one that was taken stays as it is.
      .onConflictDoUpdate({
        target: teamMails.mailId,
        set: { sentAt, refusedFor },
        setWhere: isNotNull(teamMails.refusedFor),
      });
  } catch (error) {
    report(error);
  }
}

/** Longer than a season, so that the office can still say in the next one what a coach was told. */
const DAYS_KEPT = 400;

/** Forgets mails about teams that were sent so long ago that nobody asks for them. */
export async function forgetTeamMails(db: Db, now: Date): Promise<void> {
  await db.delete(teamMails).where(lt(teamMails.sentAt, new Date(now.getTime() - DAYS_KEPT * 86_400_000)));
}
