import { can, type Permission, type Role, roleOf } from '#contract/access.ts';
import type { MembershipAnswer } from '#contract/entities.ts';

/**
 * Who may see and do what with one team. Ownership is decided here and nowhere else; the stores filter by the same
 * facts in SQL.
 */

/** The facts about a team that decide. Ids of people are those of the identity provider. */
export type AccessFacts = {
  createdBy: string;
  entityStebId: string | null;
  /** Whether the entity said that the team is its own, which one that registered it did. */
  entityAgreed: boolean;
  /** Those who agreed that they coach it; who has not is in it like a member. */
  coachStebIds: readonly string[];
  memberStebIds: readonly string[];
};

/** The relation of a person to a team. */
export const teamRoles = ['coach', 'member'] as const;

export type Viewer = { id: string; stebUserId: string; type: number };

/**
 * `manager`: creator, coach, entity. `named`: an entity that somebody else named and that has not agreed. `member`: a
 * member. `office`: admin or sub admin.
 */
export type Relation = 'manager' | 'named' | 'member' | 'office' | 'stranger';

/** The programme office: admins and sub admins. */
export const isOffice = (role: Role) => role === 'admin' || role === 'subAdmin';

export function relationOf(viewer: Viewer, team: AccessFacts): Relation {
  if (isOffice(roleOf(viewer.type))) return 'office';
  if (manages(viewer, team)) return 'manager';
  if (isEntityOf(viewer, team)) return 'named';
  return team.memberStebIds.includes(viewer.stebUserId) ? 'member' : 'stranger';
}

const isEntityOf = (viewer: Viewer, { entityStebId }: Pick<AccessFacts, 'entityStebId'>): boolean =>
  entityStebId !== null && entityStebId === viewer.stebUserId;

/** Whether the person made the team, coaches it or is its entity, whatever their role. */
const manages = (viewer: Viewer, team: AccessFacts): boolean =>
  team.createdBy === viewer.id ||
  team.coachStebIds.includes(viewer.stebUserId) ||
  (team.entityAgreed && isEntityOf(viewer, team));

/**
 * How much of a team is visible: everything, what an entity needs to know whether it is its own, the public profile of a
 * paid team, or nothing.
 */
export type TeamView = 'whole' | 'named' | 'public' | 'none';

export function viewOf(relation: Relation, paid: boolean): TeamView {
  if (relation === 'named') return 'named';
  if (relation === 'stranger') return paid ? 'public' : 'none';
  return 'whole';
}

/** How much of a person is visible: all, name and picture with the rest masked as in a look-up, or only these two. */
export type PersonView = 'whole' | 'masked' | 'face';

/**
 * How much of somebody else in a team is visible to whoever sees it whole. Anyone who knows a membership ID can enter it in
 * a team: managers see of a person no more than in a look-up until that one has agreed, whatever was paid (decision 172).
 */
export function viewOfPerson(relation: Relation, answer: MembershipAnswer): PersonView {
  if (relation === 'office') return 'whole';
  if (relation === 'manager') return answer === 'agreed' ? 'whole' : 'masked';
  return 'face';
}

/**
 * How much of a team's entity is visible. CR numbers are public, and whoever coaches a team may name any: its contact
 * data is the office's and its own, whatever was paid (decision 172).
 */
export function viewOfEntity(relation: Relation, isSelf: boolean): PersonView {
  if (isSelf || relation === 'office') return 'whole';
  return relation === 'manager' ? 'masked' : 'face';
}

/** Who may pay or verify a payment for a team: its managers, if their role may pay, and admins. */
export const mayPayFor = (viewer: Viewer, team: AccessFacts): boolean => mayAs('teams:pay', viewer, team);

/** Who may say which entity a team belongs to: its managers, if their role may, and admins. */
export const mayAttachEntityTo = (viewer: Viewer, team: AccessFacts): boolean =>
  mayAs('teams:attach-entity', viewer, team);

/** Who may replace a team's members: its creator and its coaches, if they are coaches, and admins. */
export const mayReplaceMembersOf = (viewer: Viewer, team: AccessFacts): boolean =>
  mayAs('teams:replace-member', viewer, team);

/** Who may withdraw a team: whoever registered it, if their role still may, and admins. Not its coaches and entity. */
export function mayWithdraw(viewer: Viewer, team: Pick<AccessFacts, 'createdBy'>): boolean {
  const role = roleOf(viewer.type);
  return can(role, 'teams:withdraw') && (role === 'admin' || team.createdBy === viewer.id);
}

/**
 * Who may see a team's orders and invoices: its managers, if their role may read orders, and admins; and an entity that
 * somebody named, on whose invoice it stands.
 */
export const maySeeOrdersOf = (viewer: Viewer, team: AccessFacts): boolean =>
  mayAs('orders:read', viewer, team) || (can(roleOf(viewer.type), 'orders:read') && isEntityOf(viewer, team));

/** Whether somebody is the entity that another named, and that has not said that the team is its own. */
export const isAskedAsEntity = (
  viewer: Viewer,
  team: Pick<AccessFacts, 'createdBy' | 'entityStebId' | 'entityAgreed'>,
): boolean => !team.entityAgreed && team.createdBy !== viewer.id && isEntityOf(viewer, team);

/** Who may say that a team is their own, or is not: its entity, unless it registered the team itself. */
export const mayAnswerForEntity = (viewer: Viewer, team: Pick<AccessFacts, 'createdBy' | 'entityStebId'>): boolean =>
  can(roleOf(viewer.type), 'teams:answer-for-entity') && isEntityOf(viewer, team) && team.createdBy !== viewer.id;

/** Who may say that they are in a team, or are not: its coaches and members. */
export const mayAnswerForMembership = (
  { stebUserId }: Viewer,
  { coachStebIds, memberStebIds }: Pick<AccessFacts, 'coachStebIds' | 'memberStebIds'>,
): boolean => [...coachStebIds, ...memberStebIds].includes(stebUserId);

/** Who may issue a team's certificates: its managers, if their role may, and admins. */
export const mayIssueCertificatesOf = (viewer: Viewer, team: AccessFacts): boolean =>
  mayAs('certificates:issue', viewer, team);
/** Who may hand in a team's scores: its managers, if their role may, and admins. */
export const maySubmitScoresFor = (viewer: Viewer, team: AccessFacts): boolean => mayAs('scores:submit', viewer, team);

/** Who may read the documentation that was handed in with the scores: the team's managers and the office. */
export const maySeeDocumentsOf = (viewer: Viewer, team: AccessFacts): boolean =>
  ['manager', 'office'].includes(relationOf(viewer, team));

function mayAs(permission: Permission, viewer: Viewer, team: AccessFacts): boolean {
  const role = roleOf(viewer.type);
  return can(role, permission) && (role === 'admin' || manages(viewer, team));
}
