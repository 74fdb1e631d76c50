import { type Role, roleOf } from '#contract/access.ts';

/**
 * Who may see and do what with one team. Ownership is decided here and nowhere else; the stores filter by the same
 * facts in SQL.
 */

/** What is asked of a team to decide. Ids of people are the identity provider's. */
export type TeamBonds = {
  createdBy: string;
  entityStebId: string | null;
  coachStebIds: readonly string[];
  memberStebIds: readonly string[];
  paid: boolean;
};

export type Asker = { id: string; stebUserId: string; type: number };

/** `manager`: creator, coach, entity. `member`: a member. `office`: admin or sub admin. */
export type Bond = 'manager' | 'member' | 'office' | 'stranger';

const isOffice = (role: Role) => role === 'admin' || role === 'subAdmin';

export function bondOf(asker: Asker, team: TeamBonds): Bond {
  if (isOffice(roleOf(asker.type))) return 'office';
  const manages =
    team.createdBy === asker.id ||
    team.coachStebIds.includes(asker.stebUserId) ||
    (team.entityStebId !== null && team.entityStebId === asker.stebUserId);
  if (manages) return 'manager';
  return team.memberStebIds.includes(asker.stebUserId) ? 'member' : 'stranger';
}

/** How much of a team its asker sees: all, all but others' personal data, the public face of a paid team, or nothing. */
export function viewOf(bond: Bond, paid: boolean): 'whole' | 'masked' | 'public' | 'none' {
  if (bond === 'office' || bond === 'manager') return 'whole';
  if (bond === 'member') return 'masked';
  return paid ? 'public' : 'none';
}

/**
 * Whether one may pay, or verify a payment, for a team: its creator, coaches and entity, unless they are students, and
 * an admin. A sub admin has no payment switch and pays for no one else's team.
 */
export function mayPayFor(asker: Asker, team: TeamBonds): boolean {
  const role = roleOf(asker.type);
  if (role === 'student' || role === 'other') return false;
  if (role === 'admin') return true;
  const bond = bondOf({ ...asker, type: 1 }, team);
  return bond === 'manager';
}
