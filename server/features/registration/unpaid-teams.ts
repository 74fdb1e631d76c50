import { and, eq } from 'drizzle-orm';
import { unpaidTeamsMax } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Tx, together } from '#server/platform/database.ts';

/**
 * Limits the unpaid teams of an account. The account's other registrations wait here until this one commits, so that
 * two at once cannot both take the last place.
 * @throws Refusal `too_many_unpaid_teams`
 */
export async function refuseTooManyUnpaid(tx: Tx, personId: string): Promise<void> {
  const owed = and(eq(teams.createdBy, personId), eq(teams.paymentStatus, false), eq(teams.status, true));
  // The order matters: the teams are counted after the row is locked.
  const [, unpaid, most] = await together([
    () => lockAccount(tx, personId),
    () => tx.$count(teams, owed),
    () => unpaidTeamsMax(tx),
  ]);
  if (unpaid >= most) throw new Refusal('too_many_unpaid_teams');
}

/**
 * Locks an account for a registration. A team's row reads its creator's name under a lock (a trigger), so every
 * registration, also a free one, locks the account before it locks the season: the other order deadlocks.
 */
export const lockAccount = (tx: Tx, personId: string) =>
  // Not `for update`, which would also block inserts that reference the person: a sign-in, a post.
  tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('no key update');
