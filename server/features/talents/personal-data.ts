import { and, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { talents } from './table.ts';

/**
 * Registrations of talents belong to no account. Nobody proves that an e-mail is theirs before they have an account, so the phone number
 * or the name must be the person's, too; whoever only knows an address gets nothing and deletes nothing.
 */
const isTheirs = ({ emails, phoneNumbers, names }: Subject) =>
  and(
    inArray(sql`lower(${talents.email})`, [...emails]),
    or(inArray(talents.phoneNumber, [...phoneNumbers]), inArray(talents.name, [...names])),
  );

/** What is handed out needs the phone number, which a name known to others does not replace. */
const isProvenTheirs = (person: Subject) =>
  and(isTheirs(person), inArray(talents.phoneNumber, [...person.phoneNumbers]));

export const talentData: PersonalData = {
  place: 'talents',
  tables: {
    talents: {
      personal: [
        ...['name', 'gender', 'email', 'phone_number', 'school', 'subject', 'administration', 'trainings'],
        ...['status', 'created_at'],
      ],
      other: ['id'],
    },
  },
  async collect(db, person) {
    return { registrations: await db.select().from(talents).where(isProvenTheirs(person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(talents).where(isTheirs(person)).returning({ id: talents.id });
    return { removed: gone.length };
  },
};
