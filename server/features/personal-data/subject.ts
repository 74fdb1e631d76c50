import { eq } from 'drizzle-orm';
import { saidInTeams } from '#server/features/team-members/index.ts';
import { snapshotsOf } from '#server/features/teams/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { Subject } from '#server/platform/personal-data.ts';

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/** A person with every spelling under which the portal knows them: the account's, those that teams keep, and kept. */
export async function subjectOf(db: DbOrTx, { id, stebUserId, nationalId, ...user }: UserRecord): Promise<Subject> {
  const inTeams = [...(await snapshotsOf(db, { stebUserId, nationalId })), ...(await saidInTeams(db, { stebUserId }))];
  const known = [user, ...inTeams];
  return {
    ...{ id, stebUserId, nationalId },
    names: distinct(known.map(({ name }) => name)),
    emails: distinct(known.map(({ email }) => email.toLowerCase())),
    phoneNumbers: distinct(known.map(({ phoneNumber }) => phoneNumber)),
  };
}

export async function accountOf(db: DbOrTx, id: string): Promise<UserRecord> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('a signed-in person has no account');
  return user;
}
