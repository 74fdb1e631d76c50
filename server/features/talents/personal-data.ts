import { and, inArray, sql } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import { redactRecordNames } from '#server/features/office-records/index.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { talents } from './table.ts';

/**
 * Registrations of talents belong to no account. Nobody proves that an e-mail is theirs before they have an account, so
 * the phone number must be the person's, too; whoever only knows an address, or an address and a name, deletes nothing.
 */
const isTheirs = ({ emails, phoneNumbers }: Subject) =>
  and(inArray(sql`lower(${talents.email})`, [...emails]), inArray(talents.phoneNumber, [...phoneNumbers]));

export const talentData: PersonalData = {
  place: 'talents',
  tables: {
    talents: {
      personal: [
        ...['name', 'gender', 'email', 'phone_number', 'school', 'subject', 'administration', 'trainings'],
        ...['status', 'created_at', 'search_text'],
      ],
      other: ['id', 'revision', 'updated_at', 'updated_by'],
    },
  },
  async collect(db, person) {
    // What was typed at sign-up may be a stranger's: that there is one, and not what it says (decision 098).
    const { createdAt } = talents;
    return { registrations: await db.select({ createdAt }).from(talents).where(isTheirs(person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(talents).where(isTheirs(person)).returning({ id: talents.id });
    // The log has the name that was typed, which need not be the account's.
    await redactRecordNames(
      tx,
      gone.map(({ id }) => id),
      (line) => ({ ...line, name: deletedAccount }),
    );
    return { removed: gone.length };
  },
};
