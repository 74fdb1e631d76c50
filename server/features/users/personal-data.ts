import { and, eq, ne } from 'drizzle-orm';
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { users } from './table.ts';

/**
 * The account. Its row stays without a name, because teams, posts and orders refer to it: nobody can sign in to it, and
 * the provider's identifier no longer leads to it.
 */
export const accountData: PersonalData = {
  place: 'account',
  tables: {
    users: {
      personal: [
        ...['steb_user_id', 'name', 'email', 'national_id', 'phone_number', 'picture', 'nationality', 'dob', 'gender'],
        ...['guardian_name', 'guardian_phone', 'subscription', 'cr_number', 'type', 'is_admin', 'status'],
        'language',
      ],
      other: ['id', 'created_at', 'updated_at'],
    },
  },
  async collect(db, person) {
    const [account] = await db.select().from(users).where(eq(users.id, person.id));
    return { account };
  },
  async erase(tx, person) {
    const changed = await tx
      .update(users)
      .set({
        stebUserId: erasedKey(person.id),
        name: deletedAccount,
        ...{ email: '', nationalId: '', phoneNumber: '', nationality: '', subscription: false },
        ...{
          picture: null,
          dob: null,
          gender: null,
          guardianName: null,
          guardianPhone: null,
          crNumber: null,
          language: null,
        },
        ...{ type: 0, isAdmin: false, status: false },
      })
      // One that is erased already is no longer changed, which the database refuses.
      .where(and(eq(users.id, person.id), ne(users.stebUserId, erasedKey(person.id))))
      .returning({ id: users.id });
    return { nameless: changed.length };
  },
};
