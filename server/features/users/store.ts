import { desc, eq, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type UserRecord, users } from './table.ts';

/** The types that STEB's `type` may set: roles 4 and 5 can be given only in the portal. */
const typeFromProvider = (type: number) => (type === 1 || type === 2 ? type : 0);

/**
 * Stores what STEB says of a person who signs in. `type` is taken at the first sign-in only; afterwards `type` and
 * `status` are the portal's own.
 * @param language the one they have chosen, if any; without it the one chosen before stays
 */
export async function rememberPerson(db: DbOrTx, person: StebPerson, language?: Language): Promise<UserRecord> {
  const fresh = {
    name: person.name,
    email: person.email,
    nationalId: person.national_id,
    phoneNumber: person.phone_number,
    picture: person.picture && person.picture !== 'avator.png' ? person.picture : null,
    nationality: person.nationality || 'SA',
    dob: person.dob,
    gender: person.gender || null,
    guardianName: person.guardian_name || null,
    guardianPhone: person.guardian_phone || null,
    subscription: person.subscription,
    crNumber: person.crNumber ?? null,
    ...(language && { language }),
  };
  const [user] = await db
    .insert(users)
    .values({ ...fresh, stebUserId: person.stebUserId, type: typeFromProvider(person.type) })
    .onConflictDoUpdate({ target: users.stebUserId, set: { ...fresh, updatedAt: sql`now()` } })
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
    .orderBy(desc(users.updatedAt))
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
