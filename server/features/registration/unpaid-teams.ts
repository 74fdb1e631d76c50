import { and, eq } from 'drizzle-orm';
import { unpaidTeamsMax } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Tx, together } from '#server/platform/database.ts';

/**
 * Holds an account to so many unpaid teams at a time. Until the registration commits, every other one of this account
 * waits here, so that two at once do not both find room for the last.
 * @throws Refusal `too_many_unpaid_teams`
 */
export async function refuseTooManyUnpaid(tx: Tx, personId: string): Promise<void> {
  // Not `for update`, which would also hold up whatever only refers to the person: a sign-in, a post.
  const lock = tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('no key update');
  const owed = and(eq(teams.createdBy, personId), eq(teams.paymentStatus, false), eq(teams.status, true));
  // In this order: what is counted is what is there once the row is held.
  const [, unpaid, most] = await together([() => lock, () => tx.$count(teams, owed), () => unpaidTeamsMax(tx)]);
  if (unpaid >= most) throw new Refusal('too_many_unpaid_teams');
}
