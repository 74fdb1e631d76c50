import { and, eq } from 'drizzle-orm';
import { ChangedMeanwhile, logChange, WRITTEN_AT } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { contactReplyJob } from './send-contact-reply.ts';
import { contactMessages, contactReplies } from './table.ts';

type Reply = {
  messageId: string;
  /** As the page showed it: a reply goes to the sender of the message and to nobody else. */
  to: string;
  text: string;
  /** Of the message, as its page was loaded. */
  revision: number | undefined;
  /** The page's, which sends a reply again when the answer is lost: it is mailed once. */
  key: string | undefined;
};

/**
 * Writes a reply and queues its mail, in one transaction. Whoever replies to a message that nobody has taken on has taken
 * it on.
 * @throws Refusal `not_found`, `invalid_fields` for another address; ChangedMeanwhile when `revision` is not that of the
 * message, or the key was sent before with another text
 */
export async function replyToMessage(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  by: Person,
  { messageId, to, text, revision, key }: Reply,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: of two that are sent at once with one key, the second one finds what the first one has written.
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('update');
    if (!message) throw new Refusal('not_found');
    if (to.toLowerCase() !== message.email.toLowerCase()) {
      throw new Refusal('invalid_fields', { fields: { to_email: 'invalid' } });
    }
    const earlier = key && (await textOfKey(tx, by, messageId, key));
    if (earlier === text) return;
    if (earlier || (revision !== undefined && revision !== message.revision)) throw new ChangedMeanwhile(messageId);
    const [reply] = await tx
      .insert(contactReplies)
      .values({ messageId, text, writtenBy: by.id, idempotencyKey: key })
      .returning({ id: contactReplies.id });
    if (!reply) throw new Error('the insert returned no reply');
    const was = { state: message.state, assigned_to: message.assignedTo };
    const now = { state: 'replied' as const, assigned_to: message.assignedTo ?? by.id };
    await tx
      .update(contactMessages)
      .set({
        ...{ state: now.state, assignedTo: now.assigned_to, revision: message.revision + 1 },
        ...{ updatedAt: WRITTEN_AT, updatedBy: by.id },
      })
      .where(eq(contactMessages.id, messageId));
    await logChange(tx, by, {
      ...{ kind: 'contact_messages', recordId: messageId, name: message.createdAt.toISOString(), action: 'changed' },
      ...{ before: { ...was, reply: null }, after: { ...now, reply: reply.id } },
    });
    await jobs.enqueue(tx, contactReplyJob, { replyId: reply.id });
  });
}

async function textOfKey(tx: Tx, by: Person, messageId: string, key: string): Promise<string | undefined> {
  const ofKey = and(
    eq(contactReplies.messageId, messageId),
    eq(contactReplies.writtenBy, by.id),
    eq(contactReplies.idempotencyKey, key),
  );
  const [reply] = await tx.select({ text: contactReplies.text }).from(contactReplies).where(ofKey);
  return reply?.text;
}
