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
  // Not `for update`, which would also block inserts that reference the person: a sign-in, a post.
  const lock = tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('no key update');
  const owed = and(eq(teams.createdBy, personId), eq(teams.paymentStatus, false), eq(teams.status, true));
  // The order matters: the teams are counted after the row is locked.
  const [, unpaid, most] = await together([() => lock, () => tx.$count(teams, owed), () => unpaidTeamsMax(tx)]);
  if (unpaid >= most) throw new Refusal('too_many_unpaid_teams');
}
