/**
 * Who may do what, as data. Server and pages use the same `can()`.
 * Whether a thing is one's own ("my team") is a separate question, answered by `domain/team-access.ts`.
 */

/** What a person's `type` on the wire means (public spec, section 3). Any other number counts as `other`. */
export const roleOfType = { 0: 'student', 1: 'coach', 2: 'entity', 4: 'admin', 5: 'subAdmin' } as const;

/** The types of people of the office. */
export const officeTypes = [4, 5] as const;

export const isOfficer = (type: number): boolean => (officeTypes as readonly number[]).includes(type);

export type Role = 'guest' | 'other' | (typeof roleOfType)[keyof typeof roleOfType];

export const roles = ['guest', 'student', 'coach', 'entity', 'admin', 'subAdmin', 'other'] as const satisfies Role[];

/** Everybody who is signed in except a sub admin, who has no access to payments (docs/decisions/024). */
const moneyReaders = ['student', 'coach', 'entity', 'admin', 'other'] as const;

/** Resource and action -> the roles that may. */
export const permissions = {
  'teams:register': ['coach', 'entity', 'admin', 'subAdmin'],
  'teams:pay': ['coach', 'entity', 'admin'],
  'teams:attach-entity': ['coach', 'entity', 'admin'],
  /** Public spec, section 2: types 1 and 4. */
  'teams:replace-member': ['coach', 'admin'],
  'teams:withdraw': ['coach', 'entity', 'admin', 'subAdmin'],
  'teams:answer-for-entity': ['entity'],
  'orders:read': moneyReaders,
  'payment-records:keep': moneyReaders,
  'certificates:issue': ['coach', 'entity', 'admin'],
  'certificates:revoke': ['admin'],
  'scores:submit': ['coach', 'admin'],
  'people:look-up': ['coach', 'entity', 'admin', 'subAdmin'],
  'admin:enter': ['admin', 'subAdmin'],
  'admin-dashboard:read': ['admin', 'subAdmin'],
  'admin-dashboard:money': ['admin'],
  'admin-teams:list': ['admin', 'subAdmin'],
  'admin-teams:write': ['admin', 'subAdmin'],
  /** To record a payment by hand, and to change the competition, which changes the fee. */
  'admin-teams:money': ['admin'],
  'admin-teams:reopen-scores': ['admin'],
  /** To give the places of members whom scores or a result name (decision 080). */
  'admin-teams:correct-members': ['admin'],
  /** To rename and delete the saved views of others. */
  'admin-teams:all-views': ['admin'],
  'admin-teams:export': ['admin'],
  'admin-teams:history': ['admin'],
  'admin-competitions': ['admin'],
  'admin-faqs': ['admin'],
  'admin-partners': ['admin'],
  'admin-trainings': ['admin'],
  'admin-gallery': ['admin'],
  'admin-seasons': ['admin'],
  'admin-contact': ['admin', 'subAdmin'],
  'admin-contact:history': ['admin'],
  /** To write them; everybody who replies to messages reads them. */
  'admin-canned-replies': ['admin'],
  'admin-deletion-requests': ['admin'],
  'admin-talents': ['admin'],
  'admin-community': ['admin'],
  /** To read and edit the people who are not of the office. */
  'admin-users': ['admin', 'subAdmin'],
  /** Everything else that the office does with people. */
  'admin-people': ['admin'],
  /** The own account: picture, phone, password and sessions. */
  'admin-profile': ['admin', 'subAdmin'],
  'admin-settings': ['admin'],
  'admin-results': ['admin'],
  'admin-log': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** What an endpoint or a page declares: open to all, to any signed-in person, or to those with a permission. */
export type Access = 'public' | 'signedIn' | Permission;

/** The role that a person's `type` gives; no type is a guest. */
export function roleOf(type: number | null | undefined): Role {
  if (type === null || type === undefined) return 'guest';
  return roleOfType[type as keyof typeof roleOfType] ?? 'other';
}

/** Whether a role passes a declared access. */
export function can(role: Role, access: Access): boolean {
  if (access === 'public') return true;
  if (access === 'signedIn') return role !== 'guest';
  return (permissions[access] as readonly Role[]).includes(role);
}
