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

export type Viewer = { id: string; stebUserId: string; type: number };

/** `manager`: creator, coach, entity. `member`: a member. `office`: admin or sub admin. */
export type Bond = 'manager' | 'member' | 'office' | 'stranger';

const isOffice = (role: Role) => role === 'admin' || role === 'subAdmin';

export function relationOf(viewer: Viewer, team: TeamBonds): Bond {
  if (isOffice(roleOf(viewer.type))) return 'office';
  if (manages(viewer, team)) return 'manager';
  return team.memberStebIds.includes(viewer.stebUserId) ? 'member' : 'stranger';
}

/** Whether one made the team, coaches it, or is its entity, whatever one's role. */
const manages = (viewer: Viewer, team: TeamBonds): boolean =>
  team.createdBy === viewer.id ||
  team.coachStebIds.includes(viewer.stebUserId) ||
  (team.entityStebId !== null && team.entityStebId === viewer.stebUserId);

/** How much of one person one sees: all, name and picture with the rest masked as in a look-up, or these two alone. */
export type PersonView = 'whole' | 'masked' | 'face';

/** How much of a team its viewer sees: all with its people, the public face of a paid team, or nothing. */
export type TeamView = { team: 'whole'; people: PersonView } | { team: 'public' | 'none' };

/** Until a team is paid, those who manage it see its people masked: whoever knows a number could enter it in a team. */
export function viewOf(bond: Bond, paid: boolean): TeamView {
  if (bond === 'office') return { team: 'whole', people: 'whole' };
  if (bond === 'manager') return { team: 'whole', people: paid ? 'whole' : 'masked' };
  if (bond === 'member') return { team: 'whole', people: 'face' };
  return { team: paid ? 'public' : 'none' };
}

/** Whether one may pay, or verify a payment, for a team: those who manage it, if their role pays at all, and an admin. */
export const mayPayFor = (viewer: Viewer, team: TeamBonds): boolean => mayAs('teams:pay', viewer, team);

/** Whether one may see a team's orders and invoices: those who manage it, if their role reads orders, and an admin. */
export const maySeeOrdersOf = (viewer: Viewer, team: TeamBonds): boolean => mayAs('orders:read', viewer, team);

function mayAs(permission: Permission, viewer: Viewer, team: TeamBonds): boolean {
  const role = roleOf(viewer.type);
  return can(role, permission) && (role === 'admin' || manages(viewer, team));
}
