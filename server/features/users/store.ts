import { desc, eq, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type UserRecord, users } from './table.ts';

/** What STEB's `type` may make of a person: roles 4 and 5 are the portal's own. */
const typeFromProvider = (type: number) => (type === 1 || type === 2 ? type : 0);

/**
 * Keeps what STEB says of a person who signs in. `type` counts at the first sign-in alone; afterwards it and `status`
 * are the portal's own.
 */
export async function rememberPerson(db: DbOrTx, person: StebPerson): Promise<UserRecord> {
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
  };
  const [user] = await db
    .insert(users)
    .values({ ...fresh, stebUserId: person.stebUserId, type: typeFromProvider(person.type) })
    .onConflictDoUpdate({ target: users.stebUserId, set: { ...fresh, updatedAt: sql`now()` } })
    .returning();
  if (!user) throw new Error('the upsert returned no row');
  return user;
}

/** Makes the look-up of whom a membership ID or an e-mail in small letters belongs to: their id, if they were ever here. */
export function userIdFinder(db: Db) {
  const identifier = sql.placeholder('identifier');
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.nationalId, identifier), eq(sql`lower(${users.email})`, identifier)))
    // An e-mail that has passed on to another belongs to whom it was seen with last.
    .orderBy(desc(users.updatedAt))
    .limit(1)
    .prepare('user_id_of');

  return async (identifier: string): Promise<string | undefined> => {
    const [user] = await query.execute({ identifier });
    return user?.id;
  };
}
