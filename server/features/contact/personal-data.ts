import { inArray, sql } from 'drizzle-orm';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { contactMessages } from './table.ts';

/** Messages belong to no account: they are found by the e-mail that was typed. */
const isTheirs = ({ emails }: Subject) => inArray(sql`lower(${contactMessages.email})`, [...emails]);

export const contactData: PersonalData = {
  place: 'contact',
  tables: {
    contact_messages: {
      personal: ['name', 'email', 'phone_number', 'team_no', 'message', 'language', 'created_at'],
      other: ['id'],
    },
  },
  async collect(db, person) {
    return { messages: await db.select().from(contactMessages).where(isTheirs(person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(contactMessages).where(isTheirs(person)).returning({ id: contactMessages.id });
    return { removed: gone.length };
  },
};
