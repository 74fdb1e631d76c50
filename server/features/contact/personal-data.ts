import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { contactMessages, contactReplies } from './table.ts';

/**
 * Messages belong to no account. Nobody proves that an e-mail is theirs before they have an account, so the phone number
 * or the name must be the person's, too; whoever only knows an address gets nothing and deletes nothing.
 */
const isTheirs = ({ emails, phoneNumbers, names }: Subject) =>
  and(
    inArray(sql`lower(${contactMessages.email})`, [...emails]),
    or(inArray(contactMessages.phoneNumber, [...phoneNumbers]), inArray(contactMessages.name, [...names])),
  );

/** Of what is told in a download, the phone number: a name is known to many. */
const isFound = (person: Subject) =>
  and(isTheirs(person), inArray(contactMessages.phoneNumber, [...person.phoneNumbers]));

export const contactData: PersonalData = {
  place: 'contact',
  tables: {
    contact_messages: {
      personal: ['name', 'email', 'phone_number', 'team_no', 'message', 'search_text', 'language', 'created_at'],
      other: ['id', 'is_new', 'assigned_to', 'revision', 'updated_at', 'updated_by'],
      texts: { state: 'one of a list' },
    },
    contact_replies: {
      personal: ['text', 'created_at'],
      other: ['id', 'message_id', 'written_by'],
      texts: {
        delivery: 'one of a list',
        refused_for: 'one of a list',
        idempotency_key: 'random, made by the page',
      },
    },
  },
  async collect(db, person) {
    // What was typed at sign-up may be a stranger's: that there is a message, and not what it says (decision 098).
    const { createdAt } = contactMessages;
    const [messages, replies, repliesByYou, assignedToYou] = await Promise.all([
      db.select({ createdAt }).from(contactMessages).where(isFound(person)),
      db
        .select({ createdAt: contactReplies.createdAt })
        .from(contactReplies)
        .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
        .where(isFound(person)),
      // Of an officer's work that it was done: what it says is about the people who wrote to us.
      db
        .select({ createdAt: contactReplies.createdAt })
        .from(contactReplies)
        .where(eq(contactReplies.writtenBy, person.id)),
      db.select({ createdAt }).from(contactMessages).where(eq(contactMessages.assignedTo, person.id)),
    ]);
    return { messages, replies, repliesByYou, assignedToYou };
  },
  async erase(tx, person) {
    // Their replies go with them.
    const gone = await tx.delete(contactMessages).where(isTheirs(person)).returning({ id: contactMessages.id });
    await tx.update(contactMessages).set({ assignedTo: null }).where(eq(contactMessages.assignedTo, person.id));
    // What an officer wrote in the name of the office stays, and leads to an account without a name.
    const nameless = await tx.$count(contactReplies, eq(contactReplies.writtenBy, person.id));
    return { removed: gone.length, nameless };
  },
};
