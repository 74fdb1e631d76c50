import { inArray, sql } from 'drizzle-orm';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { talents } from './table.ts';

/** Registrations of talents belong to no account: they are found by the e-mail that was typed. */
const isTheirs = ({ emails }: Subject) => inArray(sql`lower(${talents.email})`, [...emails]);

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
    return { registrations: await db.select().from(talents).where(isTheirs(person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(talents).where(isTheirs(person)).returning({ id: talents.id });
    return { removed: gone.length };
  },
};
