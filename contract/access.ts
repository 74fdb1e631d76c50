/**
 * Who may do what, as data. Server and pages use the same `can()`.
 * Whether a thing is one's own ("my team") is a separate question, answered by `domain/team-access.ts`.
 */

/** What a person's `type` on the wire means (public spec, section 3). Any other number counts as `other`. */
export const roleOfType = { 0: 'student', 1: 'coach', 2: 'entity', 4: 'admin', 5: 'subAdmin' } as const;

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
  /** What the other permissions allow with one's own teams, with every team. */
  'teams:act-on-any': ['admin'],
  /** To replace members whom scores and results name already (decision 080). */
  'teams:correct-members': ['admin'],
  'teams:withdraw': ['coach', 'entity', 'admin', 'subAdmin'],
  'orders:read': moneyReaders,
  'payment-records:keep': moneyReaders,
  'certificates:issue': ['coach', 'entity', 'admin'],
  /** To take a certificate back, and to issue one again that was taken back. */
  'certificates:revoke': ['admin'],
  'scores:submit': ['coach', 'admin'],
  'people:look-up': ['coach', 'entity', 'admin', 'subAdmin'],
  'admin:enter': ['admin', 'subAdmin'],
  'admin-dashboard:read': ['admin', 'subAdmin'],
  'admin-dashboard:money': ['admin'],
  'admin-teams:list': ['admin', 'subAdmin'],
  'admin-teams:write': ['admin', 'subAdmin'],
  /** What decides about money: the competition of a team, and payments by hand (decisions 024, 134). */
  'admin-teams:money': ['admin'],
  'admin-teams:reopen-scores': ['admin'],
  'admin-teams:history': ['admin'],
  'admin-teams:export': ['admin'],
  /** Work on many teams at once is an administrator's (decision 143). */
  'admin-teams:certificates': ['admin'],
  'admin-teams:mail': ['admin'],
  'admin-competitions': ['admin'],
  'admin-faqs': ['admin'],
  'admin-partners': ['admin'],
  'admin-trainings': ['admin'],
  'admin-gallery': ['admin'],
  'admin-seasons': ['admin'],
  'admin-community': ['admin'],
  'admin-contact': ['admin', 'subAdmin'],
  'admin-contact:history': ['admin'],
  /** What replies begin with is said in the name of the whole office. */
  'admin-contact:write-canned': ['admin'],
  'admin-results': ['admin'],
  'admin-transactions': ['admin'],
  'admin-talents': ['admin'],
  'admin-deletion-requests': ['admin'],
  'admin-log': ['admin'],
  /** The state of the machine and its queue is an administrator's (decision 161). */
  'admin-system': ['admin'],
  /** One's own account; in the menu of the back-office it stands for administrators alone (decision 129). */
  'admin-profile': ['admin', 'subAdmin'],
  'admin-profile:in-menu': ['admin'],
  'admin-settings': ['admin'],
  /** To read and change those who are not of the office; everything else of people is `admin-people`. */
  'admin-users': ['admin', 'subAdmin'],
  'admin-people': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** The types of people of the office. */
export const officeTypes = [4, 5] as const;

export const isOfficer = (type: number): boolean => (officeTypes as readonly number[]).includes(type);

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
