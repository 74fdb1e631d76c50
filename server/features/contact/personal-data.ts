import { and, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { contactMessages } from './table.ts';

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
      personal: ['name', 'email', 'phone_number', 'team_no', 'message', 'language', 'created_at'],
      other: ['id'],
    },
  },
  async collect(db, person) {
    // What was typed at sign-up may be a stranger's: that there is a message, and not what it says (decision 098).
    const { createdAt } = contactMessages;
    return { messages: await db.select({ createdAt }).from(contactMessages).where(isFound(person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(contactMessages).where(isTheirs(person)).returning({ id: contactMessages.id });
    return { removed: gone.length };
  },
};
