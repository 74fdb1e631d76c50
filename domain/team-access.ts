import { can, type Permission, type Role, roleOf } from '#contract/access.ts';

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
  if (manages(asker, team)) return 'manager';
  return team.memberStebIds.includes(asker.stebUserId) ? 'member' : 'stranger';
}

/** Whether one made the team, coaches it, or is its entity, whatever one's role. */
const manages = (asker: Asker, team: TeamBonds): boolean =>
  team.createdBy === asker.id ||
  team.coachStebIds.includes(asker.stebUserId) ||
  (team.entityStebId !== null && team.entityStebId === asker.stebUserId);

/** How much of a team its asker sees: all, all but others' personal data, the public face of a paid team, or nothing. */
export function viewOf(bond: Bond, paid: boolean): 'whole' | 'masked' | 'public' | 'none' {
  if (bond === 'office' || bond === 'manager') return 'whole';
  if (bond === 'member') return 'masked';
  return paid ? 'public' : 'none';
}

/** Whether one may pay, or verify a payment, for a team: those who manage it, if their role pays at all, and an admin. */
export const mayPayFor = (asker: Asker, team: TeamBonds): boolean => mayAs('teams:pay', asker, team);

/** Whether one may see a team's orders and invoices: those who manage it, if their role reads orders, and an admin. */
export const maySeeOrdersOf = (asker: Asker, team: TeamBonds): boolean => mayAs('orders:read', asker, team);

function mayAs(permission: Permission, asker: Asker, team: TeamBonds): boolean {
  const role = roleOf(asker.type);
  return can(role, permission) && (role === 'admin' || manages(asker, team));
}
