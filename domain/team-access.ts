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

/** What somebody can be in a team. */
export const teamRoles = ['coach', 'member'] as const;

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

/** How much of one person one sees: all, name and picture with the rest masked as in a look-up, or these two alone. */
export type PersonView = 'whole' | 'masked' | 'face';

/** How much of a team its asker sees: all with its people, the public face of a paid team, or nothing. */
export type TeamView = { team: 'whole'; people: PersonView } | { team: 'public' | 'none' };

/** Until a team is paid, those who manage it see its people masked: whoever knows a number could enter it in a team. */
export function viewOf(bond: Bond, paid: boolean): TeamView {
  if (bond === 'office') return { team: 'whole', people: 'whole' };
  if (bond === 'manager') return { team: 'whole', people: paid ? 'whole' : 'masked' };
  if (bond === 'member') return { team: 'whole', people: 'face' };
  return { team: paid ? 'public' : 'none' };
}

/** Whether one may pay, or verify a payment, for a team: those who manage it, if their role pays at all, and an admin. */
export const mayPayFor = (asker: Asker, team: TeamBonds): boolean => mayAs('teams:pay', asker, team);

/** Whether one may see a team's orders and invoices: those who manage it, if their role reads orders, and an admin. */
export const maySeeOrdersOf = (asker: Asker, team: TeamBonds): boolean => mayAs('orders:read', asker, team);

function mayAs(permission: Permission, asker: Asker, team: TeamBonds): boolean {
  const role = roleOf(asker.type);
  return can(role, permission) && (role === 'admin' || manages(asker, team));
}
