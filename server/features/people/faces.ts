import { and, type SQL, sql } from 'drizzle-orm';
import { can, isOfficer, roleOf } from '#contract/access.ts';
import { isNotOfOffice, isOfOffice, users } from '#server/features/users/index.ts';
import { listFilters, type Narrowed, type Sent } from '#server/platform/list-filters.ts';

/** One of the lists in which people are edited. */
export type Face = {
  name: 'users' | 'members' | 'admins' | 'outsiders';
  /** The key of one person in answers. */
  one: 'user' | 'member';
  /** Whom it has, with its values written out, so that few administrators among many are found; without it everybody. */
  scope?: SQL;
  has(type: number): boolean;
  /** What a new person is, where nothing else is said (back-office spec, section 9). */
  freshType: number;
  /** A new member is subscribed, whatever is said. */
  subscribes?: true;
  /** Its search finds people of teams, too, who have no account. */
  findsTeamPeople?: true;
  /** A new person needs a picture (section 5). */
  needsPicture: boolean;
};

export const faces = {
  users: { name: 'users', one: 'user', has: () => true, freshType: 0, needsPicture: true, findsTeamPeople: true },
  members: {
    ...{ name: 'members', one: 'member', freshType: 0, subscribes: true, needsPicture: true, findsTeamPeople: true },
    scope: sql`${users.type} = 0`,
    has: (type) => type === 0,
  },
  admins: {
    ...{ name: 'admins', one: 'user', freshType: 4, needsPicture: false },
    scope: isOfOffice,
    has: isOfficer,
  },
  /** Everybody as a sub admin knows them: whoever is of the office is not there (decision 178). */
  outsiders: {
    ...{ name: 'outsiders', one: 'user', freshType: 0, needsPicture: true },
    scope: isNotOfOffice,
    has: (type) => !isOfficer(type),
  },
} as const satisfies Record<string, Face>;

type Filter = 'type' | 'status';

const filters = listFilters<Filter>({
  type: (value) => sql`${users.type} = ${value}`,
  status: (value) => sql`${users.status} = ${value}`,
});

/** The filters of a list, within its face. */
export function narrowed({ name, scope }: Face, sent: Sent<Filter>): Narrowed {
  const own = filters(sent);
  if (!scope) return own;
  return {
    values: own.values,
    name: [name, own.name].filter(Boolean).join(':'),
    key: `${name} ${own.key}`,
    prepared: and(scope, own.prepared),
    where: and(scope, own.where),
  };
}

/** A list as somebody may see it. */
export const faceFor = (face: Face, by: { type: number }): Face =>
  face.name === 'users' && !can(roleOf(by.type), 'admin-people') ? faces.outsiders : face;
