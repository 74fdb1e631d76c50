import { and, eq } from 'drizzle-orm';
import {
  ChangedMeanwhile,
  difference,
  logChange,
  WRITTEN_AT,
  type Writer,
} from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { contactReplyJob } from './send-contact-reply.ts';
import { lockWriter } from './store.ts';
import { contactMessages, contactReplies } from './table.ts';

type Reply = {
  messageId: string;
  /** The address that the page showed. A reply goes to the sender of the message and to nobody else. */
  to: string;
  text: string;
  /** Of the message, when its page was loaded. */
  revision: number | undefined;
  /** Of the page, which sends a reply again if the answer is lost: it is mailed once. */
  key: string | undefined;
};

/**
 * Saves a reply and queues its mail, in one transaction. A message that was assigned to nobody is assigned to whoever
 * replies.
 * @throws Refusal `not_found`; `invalid_fields` for another address than the sender's; ChangedMeanwhile when `revision` is
 * not that of the message, or when the key was sent before with another text
 */
export async function replyToMessage(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  by: Writer,
  { messageId, to, text, revision, key }: Reply,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWriter(tx, by);
    // Locked: of two that are sent at once with one key, the second one finds the first one's reply.
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
    const now = { state: 'answered' as const, assigned_to: message.assignedTo ?? by.id };
    await tx
      .update(contactMessages)
      .set({
        ...{ state: now.state, assignedTo: now.assigned_to, revision: message.revision + 1 },
        ...{ updatedAt: WRITTEN_AT, updatedBy: by.id },
      })
      .where(eq(contactMessages.id, messageId));
    await logChange(tx, by, {
      ...{ kind: 'contact_messages', recordId: messageId, name: message.createdAt.toISOString(), action: 'changed' },
      ...difference({ ...was, reply: null }, { ...now, reply: reply.id }),
    });
    await jobs.enqueue(tx, contactReplyJob, { replyId: reply.id });
  });
}

async function textOfKey(tx: Tx, by: Writer, messageId: string, key: string): Promise<string | undefined> {
  const ofKey = and(
    eq(contactReplies.messageId, messageId),
    eq(contactReplies.writtenBy, by.id),
    eq(contactReplies.idempotencyKey, key),
  );
  const [reply] = await tx.select({ text: contactReplies.text }).from(contactReplies).where(ofKey);
  return reply?.text;
}
