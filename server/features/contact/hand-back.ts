import { and, eq } from 'drizzle-orm';
import { logChange, WRITTEN_AT, type Writer } from '#server/features/office-records/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { nextRevision, officersOf } from './store.ts';
import { contactMessages } from './table.ts';

/**
 * Gives back the messages that wait for somebody who is no longer of the office, so that the others see that nobody takes
 * care of them. To be called in the transaction that takes the role or blocks, with the account's row locked: whoever
 * assigns them a message meanwhile is looked at again (`office.ts`).
 */
export async function handBackMessages(tx: Tx, by: Writer, userId: string): Promise<void> {
  if ((await officersOf(tx, userId)).length > 0) return;
  const theirs = await tx
    .update(contactMessages)
    .set({ assignedTo: null, revision: nextRevision, updatedAt: WRITTEN_AT, updatedBy: by.id })
    .where(and(eq(contactMessages.assignedTo, userId), eq(contactMessages.state, 'waiting')))
    .returning({ id: contactMessages.id, createdAt: contactMessages.createdAt });
  for (const { id, createdAt } of theirs) {
    await logChange(tx, by, {
      ...{ kind: 'contact_messages', recordId: id, name: createdAt.toISOString(), action: 'changed' },
      ...{ before: { assigned_to: userId }, after: { assigned_to: null } },
    });
  }
}
