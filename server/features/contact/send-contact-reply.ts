import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RefusalReason } from '#contract/endpoints/admin-contact.ts';
import type { Language } from '#contract/languages.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { fill } from '#locales/fill.ts';
import { formatDay } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { log, WRITTEN_AT } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { type Mailer, MailRefused } from '#server/providers/mail/smtp.ts';
import { lockOfficer, messageKind } from './change-message.ts';
import { nextRevision, officeEmail } from './store.ts';
import { contactMessages, contactReplies } from './table.ts';

export const contactReplyJob = 'send-contact-reply';

/** Characters of a message in the subject of its reply. */
const IN_SUBJECT = 60;

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
    async run({ replyId }, tries) {
      const mail = await mailOf(db, replyId);
      if (!mail) return;
      try {
        await mailer.send(mail);
      } catch (error) {
        const reason = error instanceof MailRefused ? refusalReasonOf(error) : tries?.isLast && 'unreachable';
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
        words.regards,
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
 * has replied once more; with nobody assigned if whoever was has left the office.
 */
async function saveRefusal(db: Db, replyId: string, refusedFor: RefusalReason): Promise<void> {
  const messageIds = db.select({ id: contactReplies.messageId }).from(contactReplies).where(isQueued(replyId));
  await db.transaction(async (tx) => {
    // The message first, as a reply and an erasure lock it: whoever replies meanwhile goes first, or waits.
    const [message] = await tx
      .select()
      .from(contactMessages)
      .where(inArray(contactMessages.id, messageIds))
      .for('update');
    if (!message) return;
    const [refused] = await tx
      .update(contactReplies)
      .set({ delivery: 'refused', refusedFor })
      .where(isQueued(replyId))
      .returning({ by: contactReplies.writtenBy });
    const [last] = await tx
      .select({ id: contactReplies.id })
      .from(contactReplies)
      .where(eq(contactReplies.messageId, message.id))
      .orderBy(desc(contactReplies.createdAt), desc(contactReplies.id))
      .limit(1);
    if (!refused || message.state === 'new' || last?.id !== replyId) return;
    const { assignedTo } = message;
    const stays = assignedTo !== null && (await lockOfficer(tx, assignedTo));
    const [changed] = await tx
      .update(contactMessages)
      // Nobody closes it who still sees it as answered: the revision rises, though no person has changed it.
      .set({
        ...{ state: 'new', assignedTo: stays ? assignedTo : null },
        ...{ revision: nextRevision, updatedAt: WRITTEN_AT, updatedBy: null },
      })
      .where(eq(contactMessages.id, message.id))
      .returning();
    // In the name of whoever wrote the reply, unless their account was deleted meanwhile.
    const [writer] = await tx.select().from(users).where(eq(users.id, refused.by));
    if (changed && writer && !isErasedKey(writer.stebUserId)) {
      await log(tx, messageKind, writer, [{ action: 'changed', before: message, after: changed }]);
    }
  });
}

/**
 * Saves that queued replies were not delivered whose job is gone: the process died in its last try, before it could say so.
 * A reply and its job are written together, so that a queued one without a job has lost it.
 */
export async function settleLostReplies(db: Db): Promise<void> {
  const lost = await db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(
      and(
        eq(contactReplies.delivery, 'queued'),
        sql`not exists (select from pgboss.job where name = ${contactReplyJob}
          and data->>'replyId' = ${contactReplies.id}::text and state in ('created', 'retry', 'active'))`,
      ),
    );
  for (const { id } of lost) await saveRefusal(db, id, 'unreachable');
}

/**
 * Why a mail was refused, as far as it matters to whoever wrote the reply: the meaning of the server's enhanced code (RFC
 * 3463), or of the basic one where there is no other.
 */
export function refusalReasonOf({ reply }: Pick<MailRefused, 'reply'>): RefusalReason {
  // 5.0.0, 5.4.1 and 5.5.0 say too little: servers send them for mailboxes that do not exist, too.
  const [, enhanced] = /^\d{3} 5\.(?!0\.0|4\.1|5\.0)(\d+\.\d+)/.exec(reply) ?? [];
  if (enhanced === '2.2') return 'full';
  // The address does not exist, or its mailbox is disabled; 5.1.7 and 5.1.8 are about our own address.
  if (enhanced && /^(?:1\.(?![78])\d+|2\.1)$/.test(enhanced)) return 'no_mailbox';
  if (enhanced) return enhanced.startsWith('7.') ? 'blocked' : 'other';
  if (reply.startsWith('552')) return 'full';
  if (reply.startsWith('554')) return 'blocked';
  return /^(?:55[013]|EENVELOPE)/.test(reply) ? 'no_mailbox' : 'other';
}
