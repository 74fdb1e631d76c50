import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { officeTypes } from '#contract/access.ts';
import type { RefusalReason } from '#contract/endpoints/admin-contact.ts';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatDay } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { WRITTEN_AT } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { type Mailer, MailRefused } from '#server/providers/mail/smtp.ts';
import { nextRevision, officeEmail } from './store.ts';
import { contactMessages, contactReplies } from './table.ts';

export const contactReplyJob = 'send-contact-reply';

/** Characters of a message in the subject of its reply. */
const IN_SUBJECT = 60;
const DAY = 24 * 60 * 60_000;

function beginningOf(message: string): string {
  const letters = [...cleanLine(message)];
  return letters.length > IN_SUBJECT ? `${letters.slice(0, IN_SUBJECT).join('').trimEnd()}…` : letters.join('');
}

/**
 * Mails a reply to the sender of the message, in the language in which they wrote to us, and saves whether it was
 * delivered. What they answer goes to the office's mailbox, which the portal does not read.
 */
export function sendContactReply({ db, mailer }: { db: Db; mailer: Mailer }): Job<{ replyId: string }> {
  return {
    concurrency: 2,
    async run({ replyId }, attempt) {
      const mail = await mailOf(db, replyId);
      if (!mail) return;
      try {
        await mailer.send(mail);
      } catch (error) {
        const reason = error instanceof MailRefused ? refusalReasonOf(error) : attempt?.isLast && 'unreachable';
        if (reason) await saveRefusal(db, replyId, reason);
        throw error;
      }
      await db.update(contactReplies).set({ delivery: 'sent' }).where(isQueued(replyId));
    },
  };
}

const isQueued = (replyId: string) => and(eq(contactReplies.id, replyId), eq(contactReplies.delivery, 'queued'));

/** The mail of a reply; undefined if it was erased meanwhile, or was sent by a run that ended before it was completed. */
async function mailOf(db: Db, replyId: string) {
  const [[found], office] = await Promise.all([
    db
      .select({ reply: contactReplies, message: contactMessages })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(isQueued(replyId)),
    officeEmail(db),
  ]);
  if (!found) return undefined;
  const { reply, message } = found;
  const wordsIn = (language: Language): MailWords => {
    const words = mailWords(language).contactReply;
    return {
      subject: fill(words.subject, { beginning: beginningOf(message.message) }),
      paragraphs: [
        fillParagraph(words.greeting, { name: message.name }),
        ...reply.text.split(/\n\s*\n/),
        ...(office ? [words.again] : []),
        fillParagraph(words.quoted, { day: formatDay(message.createdAt, language) }),
      ],
    };
  };
  return {
    to: message.email,
    ...(office && { replyTo: { name: mailWords(message.language).membership.office, address: office } }),
    ...personalMail(message, wordsIn, message.message),
    id: `contact-reply-${replyId}`,
  };
}

/**
 * Saves that a reply was not delivered. Its message is new again, because the sender has heard nothing, unless somebody
 * has replied once more or closed it; with nobody assigned if whoever was has left the office.
 */
async function saveRefusal(db: Db, replyId: string, refusedFor: RefusalReason): Promise<void> {
  await db.transaction(async (tx) => {
    const [refused] = await tx
      .update(contactReplies)
      .set({ delivery: 'refused', refusedFor })
      .where(isQueued(replyId))
      .returning();
    if (!refused) return;
    const later = alias(contactReplies, 'later');
    const newer = and(eq(later.messageId, refused.messageId), gt(later.id, refused.id));
    const assignedTo = sql`(select id from ${users} where id = ${contactMessages.assignedTo}
      and ${users.status} and ${users.type} in (${sql.raw(officeTypes.join(', '))}))`;
    await tx
      .update(contactMessages)
      // Nobody closes it who still sees it as answered: the revision rises, though no person has changed it.
      .set({ state: 'new', assignedTo, revision: nextRevision, updatedAt: WRITTEN_AT, updatedBy: null })
      .where(
        and(
          eq(contactMessages.id, refused.messageId),
          eq(contactMessages.state, 'answered'),
          notExists(tx.select({ id: later.id }).from(later).where(newer)),
        ),
      );
  });
}

/**
 * Saves that replies were not delivered whose job was lost: the process died in its last try. A job is given up after some
 * hours, so one that is a day old has none.
 */
export async function settleLostReplies(db: Db, now: Date): Promise<void> {
  const lost = await db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(and(eq(contactReplies.delivery, 'queued'), lt(contactReplies.createdAt, new Date(now.getTime() - DAY))));
  for (const { id } of lost) await saveRefusal(db, id, 'unreachable');
}

/** Why a mail was refused: the meaning of the server's code (RFC 3463), as far as it matters to whoever wrote the reply. */
export function refusalReasonOf({ reply }: Pick<MailRefused, 'reply'>): RefusalReason {
  if (/5\.2\.2|^552/.test(reply)) return 'full';
  if (/5\.7\.|^554/.test(reply)) return 'blocked';
  if (/5\.1\.|^55[013]|^EENVELOPE/.test(reply)) return 'no_mailbox';
  return 'other';
}
