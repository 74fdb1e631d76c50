import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefusalReason } from '#contract/endpoints/admin-contact.ts';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatDay } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { WRITTEN_AT } from '#server/features/office-records/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { isOfOffice, users } from '#server/features/users/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { type Mailer, MailRefused } from '#server/providers/mail/smtp.ts';
import { nextRevision } from './store.ts';
import { contactMessages, contactReplies } from './table.ts';

export const contactReplyJob = 'send-contact-reply';

/** Characters of a message that the subject of its reply names it by. */
const NAMED_BY = 60;

function beginningOf(message: string): string {
  const letters = [...cleanLine(message)];
  return letters.length > NAMED_BY ? `${letters.slice(0, NAMED_BY).join('').trimEnd()}…` : letters.join('');
}

/**
 * Mails a reply to the sender of the message, in the language in which they wrote to us, and notes what became of it.
 * Answers go to the office's mailbox, where the portal does not read them.
 */
export function sendContactReply({ db, mailer }: { db: Db; mailer: Mailer }): Job<{ replyId: string }> {
  return {
    concurrency: 2,
    async run({ replyId }) {
      const [[found], [site]] = await Promise.all([
        db
          .select({ reply: contactReplies, message: contactMessages })
          .from(contactReplies)
          .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
          .where(eq(contactReplies.id, replyId)),
        db.select({ email: settings.email }).from(settings).where(eq(settings.siteName, ownSite)),
      ]);
      // Erased by then, or sent by a run that ended before the queue took note of it.
      if (found?.reply.delivery !== 'queued') return;
      const { reply, message } = found;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).contactReply;
        const day = formatDay(message.createdAt, language);
        return {
          subject: fill(words.subject, { beginning: beginningOf(message.message) }),
          paragraphs: [
            fillParagraph(words.greeting, { name: message.name }),
            ...reply.text.split(/\n\s*\n/),
            ...(site?.email ? [words.again] : []),
            fillParagraph(words.quoted, { day }),
          ],
        };
      };
      await mailer.send({
        to: message.email,
        ...(site?.email && { replyTo: { name: mailWords(message.language).membership.office, address: site.email } }),
        ...personalMail(message, wordsIn, message.message),
        id: `contact-reply-${replyId}`,
      });
      await db.update(contactReplies).set({ delivery: 'sent' }).where(eq(contactReplies.id, replyId));
    },
    async gaveUp({ replyId }, error) {
      const refusedFor = refusalReasonOf(error);
      await db.transaction(async (tx) => {
        const [refused] = await tx
          .update(contactReplies)
          .set({ delivery: 'refused', refusedFor })
          .where(and(eq(contactReplies.id, replyId), eq(contactReplies.delivery, 'queued')))
          .returning();
        if (!refused) return;
        const later = alias(contactReplies, 'later');
        const newer = and(eq(later.messageId, refused.messageId), gt(later.id, refused.id));
        // Whoever wrote has heard nothing: the message waits again, unless somebody has replied once more or closed it. Its
        // revision rises, so that nobody closes it who still sees it as replied to; a person has not changed it.
        // Who had it may have left the office since.
        const assignedTo = sql`(select id from ${users} where id = ${contactMessages.assignedTo} and ${users.status} and ${isOfOffice})`;
        await tx
          .update(contactMessages)
          .set({ state: 'waiting', assignedTo, revision: nextRevision, updatedAt: WRITTEN_AT, updatedBy: null })
          .where(
            and(
              eq(contactMessages.id, refused.messageId),
              eq(contactMessages.state, 'replied'),
              notExists(tx.select({ id: later.id }).from(later).where(newer)),
            ),
          );
      });
    },
  };
}

/** Why a mail was given up: what the code of the mail server means (RFC 3463), as far as it matters to who wrote it. */
export function refusalReasonOf(error: unknown): RefusalReason {
  if (!(error instanceof MailRefused)) return 'unreachable';
  const { reply } = error;
  if (/5\.2\.2|^552/.test(reply)) return 'full';
  if (/5\.7\.|^554/.test(reply)) return 'blocked';
  if (/5\.1\.|^55[013]|^EENVELOPE/.test(reply)) return 'no_mailbox';
  return 'other';
}
