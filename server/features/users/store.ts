import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';
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
  };
  const [user] = await db
    .insert(users)
    .values({ ...fresh, stebUserId: person.stebUserId, type: typeFromProvider(person.type) })
    .onConflictDoUpdate({ target: users.stebUserId, set: { ...fresh, updatedAt: sql`now()` } })
    .returning();
  if (!user) throw new Error('the upsert returned no row');
  return user;
}
