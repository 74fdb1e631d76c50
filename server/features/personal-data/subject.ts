import { eq } from 'drizzle-orm';
import { namesInReplacements } from '#server/features/team-members/index.ts';
import { snapshotsOf } from '#server/features/teams/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { Subject } from '#server/platform/personal-data.ts';

const distinct = (texts: readonly (string | undefined)[]) => [...new Set(texts.filter((text) => text))] as string[];

/**
 * A person with every spelling under which the portal knows them: the account's of now and of earlier, those that teams
 * keep, and kept.
 */
export async function subjectOf(db: DbOrTx, user: UserRecord): Promise<Subject> {
  const { id, stebUserId, nationalId, earlier } = user;
  const known = [user, ...earlier, ...(await snapshotsOf(db, { id, stebUserId }))];
  return {
    ...{ id, stebUserId, nationalId },
    earlierIds: distinct(earlier.map((spelling) => spelling.nationalId)).filter((number) => number !== nationalId),
    names: distinct([...known.map(({ name }) => name), ...(await namesInReplacements(db, { stebUserId }))]),
    emails: distinct(known.map(({ email }) => email?.toLowerCase())),
    phoneNumbers: distinct(known.map(({ phoneNumber }) => phoneNumber)),
  };
}

export async function accountOf(db: DbOrTx, id: string): Promise<UserRecord> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('a signed-in person has no account');
  return user;
}
