import { and, asc, count, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { officeTypes } from '#contract/access.ts';
import type { Contact, ContactReply, Officer } from '#contract/endpoints/admin-contact.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { contactMessages, contactReplies } from './table.ts';

const assignees = alias(users, 'assignees');
const editors = alias(users, 'editors');
const { searchText: _, ...columns } = getTableColumns(contactMessages);

/** Messages with the names of whom they are assigned to and of who changed them last. */
export const selectContacts = (db: DbOrTx) =>
  db
    .select({ message: columns, assignee: { _id: assignees.id, name: assignees.name }, editor: editors.name })
    .from(contactMessages)
    .leftJoin(assignees, eq(assignees.id, contactMessages.assignedTo))
    .leftJoin(editors, eq(editors.id, contactMessages.updatedBy));

export type ContactRow = Awaited<ReturnType<typeof selectContacts>>[number];

/** Messages on the wire with their replies, which are read by one statement. */
export async function presentContacts(db: DbOrTx, rows: readonly ContactRow[]): Promise<Contact[]> {
  if (rows.length === 0) return [];
  const replies = await repliesOf(
    db,
    rows.map(({ message }) => message.id),
  );
  return rows.map(({ message, assignee, editor }) => ({
    _id: message.id,
    name: message.name,
    email: message.email,
    phone: message.phoneNumber,
    team_no: message.teamNo,
    message: message.message,
    language: message.language,
    created_at: message.createdAt.toISOString(),
    state: message.state,
    assigned_to: assignee,
    reply: replies.get(message.id) ?? [],
    revision: message.revision,
    updated_at: message.updatedAt.toISOString(),
    updated_by: editor,
  }));
}

/** @throws Refusal `not_found` */
export async function oneContact(db: DbOrTx, id: string): Promise<Contact> {
  const [contact] = await presentContacts(db, await selectContacts(db).where(eq(contactMessages.id, id)));
  if (!contact) throw new Refusal('not_found');
  return contact;
}

async function repliesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, ContactReply[]>> {
  const rows = await db
    .select({ reply: contactReplies, by: users.name, by_id: users.id })
    .from(contactReplies)
    .innerJoin(users, eq(users.id, contactReplies.writtenBy))
    .where(inArray(contactReplies.messageId, [...ids]))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  const grouped = Map.groupBy(rows, ({ reply }) => reply.messageId);
  return new Map([...grouped].map(([id, some]) => [id, some.map(presentReply)]));
}

type ReplyRow = { reply: typeof contactReplies.$inferSelect; by: string; by_id: string };

const presentReply = ({ reply, by, by_id }: ReplyRow): ContactReply => ({
  _id: reply.id,
  message: reply.text,
  by,
  by_id,
  created_at: reply.createdAt.toISOString(),
  delivery: reply.delivery,
  reason: reply.refusedFor,
});

/**
 * The next new message: the newest of the older ones, so that whoever begins at the top of the list comes to its end;
 * after the oldest one the newest.
 * @param assigned the condition of the list's filter, if it is set
 */
export async function nextNew(
  db: DbOrTx,
  { _id, created_at }: Pick<Contact, '_id' | 'created_at'>,
  assigned: SQL | undefined,
): Promise<string | null> {
  const { id, createdAt, isNew } = contactMessages;
  // As one comparison, which is a range of the index.
  const older = sql`(${createdAt}, ${id}) < (${new Date(created_at)}, ${_id})`;
  const newestOf = async (where: SQL) => {
    const [row] = await db
      .select({ id })
      .from(contactMessages)
      .where(and(eq(isNew, true), assigned, where))
      .orderBy(desc(createdAt), desc(id))
      .limit(1);
    return row?.id;
  };
  return (await newestOf(older)) ?? (await newestOf(ne(id, _id))) ?? null;
}

/** Everybody to whom a message was ever assigned, who may have left the office since. */
export function assigneesOf(db: DbOrTx, messageId: string): Promise<Officer[]> {
  const said = sql`unnest(array[${changeLog.before}->>'assigned_to', ${changeLog.after}->>'assigned_to']) as said`;
  const ids = sql`(select said::uuid from ${changeLog}, ${said} where ${changeLog.recordId} = ${messageId} and said is not null)`;
  return db.select({ _id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
}

/** How many other messages are new, counted to 100; with `assigned` as in `nextNew`. */
export async function otherNew(db: DbOrTx, id: string, assigned: SQL | undefined): Promise<number> {
  const others = db
    .select({ one: sql`1`.as('one') })
    .from(contactMessages)
    .where(and(eq(contactMessages.isNew, true), ne(contactMessages.id, id), assigned))
    .limit(100)
    .as('others');
  const [row] = await db.select({ count: count() }).from(others);
  return row?.count ?? 0;
}

/**
 * To be called by whoever changes a message, before it is locked. A block and a change of role lock an account first and its
 * messages then (`handBackMessages`); in the other order the two could wait for each other for ever.
 */
export async function lockWriter(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
}

/** For `set`: whoever has the message open at an older revision does not overwrite this change. */
export const nextRevision = sql`${contactMessages.revision} + 1`;

/** Whom a message can be assigned to, by name; with `id`, whether that is one of them. */
export const officersOf = (db: DbOrTx, id?: string): Promise<Officer[]> =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.type, [...officeTypes]), eq(users.status, true), id ? eq(users.id, id) : undefined))
    .orderBy(asc(users.name), asc(users.id));

/** The office's mailbox; empty until the settings have one. */
export async function officeEmail(db: DbOrTx): Promise<string> {
  const [site] = await db.select({ email: settings.email }).from(settings).where(eq(settings.siteName, ownSite));
  return site?.email ?? '';
}
