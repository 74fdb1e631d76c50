import { roleOf } from '#contract/access.ts';
import { users } from '#server/features/users/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Calendar } from '../calendar.ts';
import { accountOwners, type Owner } from '../people/accounts.ts';

/** When the accounts were made: early enough that the forum's limits for new accounts do not apply. */
const joined = new Date('2024-02-04T06:00:00Z');

/** Loads the people of `accounts.json` and everybody who registered a team. Returns their ids by membership ID. */
export async function loadUsers(tx: Tx, owners: Owner[], calendar: Calendar): Promise<Map<string, string>> {
  const everyone = new Map([...accountOwners, ...owners].map((owner) => [owner.nationalId, owner]));
  const loaded = await tx
    .insert(users)
    .values(
      [...everyone.values()].map((owner) => ({
        stebUserId: owner.stebUserId,
        type: owner.type,
        name: owner.name,
        email: owner.email,
        nationalId: owner.nationalId,
        phoneNumber: owner.phoneNumber,
        nationality: owner.nationality,
        dob: owner.dob,
        gender: owner.gender || null,
        createdAt: calendar.instant(joined),
        signedInAt: calendar.instant(joined),
        isAdmin: roleOf(owner.type) === 'admin',
      })),
    )
    .returning({ id: users.id, nationalId: users.nationalId });
  return new Map(loaded.map(({ id, nationalId }) => [nationalId, id]));
}
