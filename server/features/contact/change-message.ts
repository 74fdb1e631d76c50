import { and, eq, inArray } from 'drizzle-orm';
import type { ContactState } from '#contract/endpoints/admin-contact.ts';
import {
  ChangedMeanwhile,
  log,
  type RecordKind,
  updateRecord,
  WRITTEN_AT,
  type Writer,
} from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { lockWriter, nextRevision, officersOf, oneContact } from './store.ts';
import { contactMessages } from './table.ts';

/** A message as the log knows it: by its time, with its state and officer, and nothing that anybody wrote. */
export const messageKind: RecordKind<typeof contactMessages> = {
  table: contactMessages,
  nameOf: (message) => ({ name: message.createdAt.toISOString() }),
  present: ({ state, assignedTo }) => ({ state, assigned_to: assignedTo }),
  /** A message that is new again does not stay assigned to somebody who has left the office. */
  async complete(tx, values, before) {
    const isNewAgain = values.state === 'new' && before !== undefined && before.state !== 'new';
    const stays = isNewAgain && values.assignedTo === undefined && before.assignedTo;
    return stays && !(await lockOfficer(tx, stays)) ? { ...values, assignedTo: null } : values;
  },
  async check(tx, { assignedTo }, before) {
    if (!assignedTo || assignedTo === before?.assignedTo) return {};
    return { assigned_to: (await lockOfficer(tx, assignedTo)) ? undefined : 'not_offered' };
  },
};

/**
 * Whether a message can be assigned to somebody, who stays an officer until the end of the transaction: whoever takes their role
 * or blocks them goes first, or waits.
 */
export async function lockOfficer(tx: Tx, id: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
  return (await officersOf(tx, id)).length > 0;
}

type Change = {
  id: string;
  revision: number | undefined;
  state: ContactState | undefined;
  /** Null for nobody. */
  assigned_to: string | null | undefined;
};

/** Gives a message another state or another officer; see `updateRecord`. */
export const changeMessage = (db: Db, by: Writer, { id, revision, state, assigned_to }: Change) =>
  db.transaction(async (tx) => {
    await lockWriter(tx, by);
    return updateRecord(tx as unknown as Db, messageKind, by, {
      id,
      revision,
      values: { ...(state !== undefined && { state }), ...(assigned_to !== undefined && { assignedTo: assigned_to }) },
    });
  });

/**
 * Closes the new ones among some messages; those with another state by now stay as they are.
 * @returns how many were closed
 */
export const closeMessages = (db: Db, by: Writer, ids: string[]): Promise<number> =>
  db.transaction(async (tx) => {
    await lockWriter(tx, by);
    return changeAll(tx, by, and(inArray(contactMessages.id, ids), eq(contactMessages.state, 'new')), {
      state: 'closed',
    });
  });

/**
 * Takes the new messages from somebody who has left the office, so that the others see that nobody answers them. To be
 * called in the transaction that takes the role or blocks, after it has done so.
 */
export async function handBackMessages(tx: Tx, by: Writer, userId: string): Promise<void> {
  if ((await officersOf(tx, userId)).length > 0) return;
  const theirs = and(eq(contactMessages.assignedTo, userId), eq(contactMessages.state, 'new'));
  await changeAll(tx, by, theirs, { assignedTo: null });
}

async function changeAll(
  tx: Tx,
  by: Writer,
  which: ReturnType<typeof and>,
  to: { state: ContactState } | { assignedTo: null },
): Promise<number> {
  const rows = await tx.select().from(contactMessages).where(which).orderBy(contactMessages.id).for('update');
  if (rows.length === 0) return 0;
  const ofRows = inArray(
    contactMessages.id,
    rows.map(({ id }) => id),
  );
  const [first] = await tx
    .update(contactMessages)
    .set({ ...to, revision: nextRevision, updatedAt: WRITTEN_AT, updatedBy: by.id })
    .where(ofRows)
    .returning({ updatedAt: contactMessages.updatedAt });
  const updatedAt = first?.updatedAt ?? new Date();
  await log(
    tx,
    messageKind,
    by,
    rows.map((row) => ({ action: 'changed', before: row, after: { ...row, ...to, updatedAt } })),
  );
  return rows.length;
}

/** For `catch`: answers that somebody has changed the message meanwhile, with the message as it is now. */
export const refuseChanged =
  (db: Db) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current = await oneContact(db, error.id);
    throw new Refusal('changed_meanwhile', { conflict: { by: current.updated_by, at: current.updated_at, current } });
  };
