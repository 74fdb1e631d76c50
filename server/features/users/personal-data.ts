import { and, eq, getTableColumns, ne, or } from 'drizzle-orm';
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { columnsOfPerson } from './store.ts';
import { personSaves, users } from './table.ts';

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
        ...['language', 'search_text', 'status_reason'],
      ],
      other: ['id', 'created_at', 'signed_in_at', 'revision', 'updated_at', 'updated_by', 'password_set_at'],
    },
    person_saves: {
      personal: ['user_id', 'national_id', 'wanted', 'answer', 'own', 'started_at'],
      other: ['id', 'started_by', 'expires_at'],
      texts: {
        key: 'random, made by the form',
        fingerprint: 'a hash of the form, with the id of the save',
        state: 'one of a list',
      },
    },
  },
  async collect(db, person) {
    // The office's search and its form say nothing that is not here.
    const { searchText, revision, updatedAt, updatedBy, ...columns } = getTableColumns(users);
    const [account] = await db.select(columns).from(users).where(eq(users.id, person.id));
    const { startedAt: at, wanted, own, answer } = personSaves;
    const saves = await db.select({ at, wanted, own, answer }).from(personSaves).where(savesOf(person));
    const asRead = saves.map((save) => ({
      at: save.at,
      ...save.wanted.columns,
      ...save.own,
      ...(save.answer && columnsOfPerson(save.answer)),
    }));
    return { account, ...(saves.length > 0 && { saves: asRead }) };
  },
  async erase(tx, person) {
    // What the registry was asked to save of them, and what they themselves were about to save of others.
    await tx.delete(personSaves).where(or(savesOf(person), eq(personSaves.startedBy, person.id)));
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
          statusReason: null,
        },
        ...{ type: 0, isAdmin: false, status: false },
      })
      // One that is erased already is no longer changed, which the database refuses.
      .where(and(eq(users.id, person.id), ne(users.stebUserId, erasedKey(person.id))))
      .returning({ id: users.id });
    return { nameless: changed.length };
  },
};

/** Of a new person nobody knows the account yet: their number alone. */
const savesOf = ({ id, nationalId }: Pick<Subject, 'id' | 'nationalId'>) =>
  or(eq(personSaves.userId, id), nationalId ? eq(personSaves.nationalId, nationalId) : undefined);
