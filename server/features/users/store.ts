import { eq, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type UserRecord, users } from './table.ts';

/** The types that STEB's `type` may set: roles 4 and 5 can be given only in the portal. */
export const typeFromProvider = (type: number) => (type === 1 || type === 2 ? type : 0);

/** `None` is how the registry says that there is none. */
const orNone = (text: string) => (text && text !== 'None' ? text : null);

/** What the registry says of a person, by our columns. */
export const columnsOfPerson = (person: StebPerson) => ({
  name: person.name,
  email: person.email,
  nationalId: person.national_id,
  phoneNumber: person.phone_number,
  picture: person.picture && person.picture !== 'avator.png' ? person.picture : null,
  nationality: person.nationality || 'SA',
  dob: person.dob,
  gender: person.gender || null,
  guardianName: orNone(person.guardian_name),
  guardianPhone: orNone(person.guardian_phone),
  subscription: person.subscription,
  crNumber: person.crNumber ?? null,
});

/**
 * Stores what STEB says of a person who signs in. `type` is taken at the first sign-in only; afterwards `type` and
 * `status` are the portal's own.
 * @param language the one they have chosen, if any; without it the one chosen before stays
 */
export async function rememberPerson(db: DbOrTx, person: StebPerson, language?: Language): Promise<UserRecord> {
  const fresh = { ...columnsOfPerson(person), ...(language && { language }) };
  // A blocked person is refused after this: that is no sign-in.
  const signedInAt = sql`case when ${users.status} then now() else ${users.signedInAt} end`;
  const [user] = await db
    .insert(users)
    .values({ ...fresh, stebUserId: person.stebUserId, type: typeFromProvider(person.type) })
    .onConflictDoUpdate({ target: users.stebUserId, set: { ...fresh, signedInAt } })
    .returning();
  if (!user) throw new Error('the upsert returned no row');
  return user;
}

/**
 * Returns a prepared query for the id of the person with a membership ID or an e-mail in lower case, if they ever
 * signed in.
 */
export function userIdFinder(db: Db) {
  const identifier = sql.placeholder('identifier');
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.nationalId, identifier), eq(sql`lower(${users.email})`, identifier)))
    // If several people have had the same e-mail, it belongs to the one seen with it last.
    .orderBy(sql`${users.signedInAt} desc nulls last`)
    .limit(1)
    .prepare('user_id_of');

  return async (identifier: string): Promise<string | undefined> => {
    const [user] = await query.execute({ identifier });
    return user?.id;
  };
}

/** Stores the language that a person has chosen. */
export async function keepLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
