import { deletionRequests } from '#server/features/personal-data/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { accountOwners, type Owner } from '../people/accounts.ts';
import { required } from './required.ts';

const DAY = 24 * 60 * 60_000;
/** Days ago: one of today, one that is nearly due, and one that was taken back. */
const asked = [{ ago: 0.2 }, { ago: 26 }, { ago: 40, withdrawnAfter: 2 }];

/** Requests of coaches of earlier teams to have their accounts deleted; nobody who can sign in. */
export async function loadDeletionRequests(
  tx: Tx,
  owners: readonly Owner[],
  { userIds, now }: { userIds: Map<string, string>; now: Date },
): Promise<void> {
  const listed = new Set(accountOwners.map(({ nationalId }) => nationalId));
  const others = [...new Set(owners.map(({ nationalId }) => nationalId))].filter((number) => !listed.has(number));
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.insert(deletionRequests).values(
    asked.map(({ ago, withdrawnAfter }, index) => ({
      userId: required(userIds.get(others[index] ?? ''), 'a coach who asks'),
      createdAt: daysAgo(ago),
      withdrawnAt: withdrawnAfter === undefined ? null : daysAgo(ago - withdrawnAfter),
    })),
  );
}
