import { eq } from 'drizzle-orm';
import type { adminCannedReplies, Contact, ContactState } from '#contract/endpoints/admin-contact.ts';
import ar from '#locales/ar/admin-canned-replies.ts';
import en from '#locales/en/admin-canned-replies.ts';
import {
  ChangedMeanwhile,
  folded,
  matches,
  type RecordKind,
  type Resource,
  updateRecord,
} from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { officersOf, oneContact } from './store.ts';
import { cannedReplies, contactMessages } from './table.ts';

/** A message for the log, which tells what was done with it and nothing of what somebody wrote. */
const kind: RecordKind<typeof contactMessages> = {
  table: contactMessages,
  nameOf: (message) => message.createdAt.toISOString(),
  present: ({ state, assignedTo }) => ({ state, assigned_to: assignedTo }),
  async check(tx, { assignedTo }) {
    // Whoever takes the role of that person at this moment goes first, or finds the message assigned to them.
    if (assignedTo) await tx.select({ id: users.id }).from(users).where(eq(users.id, assignedTo)).for('key share');
    const isOfficer = !assignedTo || (await officersOf(tx, assignedTo)).length > 0;
    return { assigned_to: isOfficer ? undefined : 'not_found' };
  },
};

type Change = {
  id: string;
  revision: number | undefined;
  state: ContactState | undefined;
  /** Null takes it from whoever has it. */
  assigned_to: string | null | undefined;
};

/** Gives a message another state or another officer; see `updateRecord`. */
export const changeMessage = (db: Db, by: Person, { id, revision, state, assigned_to }: Change) =>
  updateRecord(db, kind, by, { id, revision, values: { state, assignedTo: assigned_to } });

/** For `catch`: a message that somebody has changed meanwhile is refused with what it is now. */
export const refuseChanged =
  (db: Db) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current: Contact = await oneContact(db, error.id);
    throw new Refusal('changed_meanwhile', { conflict: { by: current.updated_by, at: current.updated_at, current } });
  };

/** Canned replies as administrators edit them. */
export const officeCannedReplies = (db: Db): Resource<typeof adminCannedReplies, typeof cannedReplies> => ({
  db,
  table: cannedReplies,
  nameOf: (canned) => canned.name,
  present: (canned) => ({
    ...{ _id: canned.id, name: canned.name, name_en: canned.nameEn },
    ...{ text: canned.text, text_en: canned.textEn },
  }),
  valuesOf: (input) => ({
    ...{ name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ text: input.text, textEn: input.text_en },
  }),
  narrow: ({ s }) =>
    matches(folded(cannedReplies.name, cannedReplies.nameEn, cannedReplies.text, cannedReplies.textEn), s),
  sorts: { name: cannedReplies.name, name_en: cannedReplies.nameEn, updated_at: cannedReplies.updatedAt },
  csv: { words: { ar, en }, fields: ['name', 'name_en', 'text', 'text_en'] },
});
