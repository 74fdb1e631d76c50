import { and, type SQL, sql } from 'drizzle-orm';
import { can, isOfficer, officeTypes, roleOf } from '#contract/access.ts';
import { users } from '#server/features/users/index.ts';
import { listFilters, type Narrowed, type Sent } from '#server/platform/list-filters.ts';

/** One of the lists in which people are edited. */
export type PeopleList = {
  name: 'users' | 'members' | 'admins' | 'nonOfficers';
  /** The key of one person in answers. */
  answerKey: 'user' | 'member';
  /** Whom it has, with its values written out, so that few administrators among many are found; without it everybody. */
  scope?: SQL;
  has(type: number): boolean;
  /** What a new person is, where nothing else is said (back-office spec, section 9). */
  defaultType: number;
  /** A new member is subscribed, whatever is said. */
  subscribes?: true;
  /** Its search finds people of teams, too, who have no account. */
  findsTeamPeople?: true;
  /** A new person needs a picture (section 5). */
  needsPicture: boolean;
};

// Written out, so that a plan that is made for any value knows how few they are.
const officers = sql.raw(officeTypes.join(', '));

export const peopleLists = {
  users: {
    name: 'users',
    answerKey: 'user',
    has: () => true,
    defaultType: 0,
    needsPicture: true,
    findsTeamPeople: true,
  },
  members: {
    name: 'members',
    answerKey: 'member',
    scope: sql`${users.type} = 0`,
    has: (type) => type === 0,
    defaultType: 0,
    subscribes: true,
    needsPicture: true,
    findsTeamPeople: true,
  },
  admins: {
    name: 'admins',
    answerKey: 'user',
    scope: sql`${users.type} in (${officers})`,
    has: isOfficer,
    defaultType: 4,
    needsPicture: false,
  },
  /** Everybody as a sub admin knows them: whoever is of the office is not there (decision 178). */
  nonOfficers: {
    name: 'nonOfficers',
    answerKey: 'user',
    scope: sql`${users.type} not in (${officers})`,
    has: (type) => !isOfficer(type),
    defaultType: 0,
    needsPicture: true,
  },
} as const satisfies Record<string, PeopleList>;

type Filter = 'type' | 'status';

const filters = listFilters<Filter>({
  type: (value) => sql`${users.type} = ${value}`,
  status: (value) => sql`${users.status} = ${value}`,
});

/** The filters that were sent, within the scope of a list. */
export function narrowed({ name, scope }: PeopleList, sent: Sent<Filter>): Narrowed {
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
export const listFor = (list: PeopleList, by: { type: number }): PeopleList =>
  list.name === 'users' && !can(roleOf(by.type), 'admin-people') ? peopleLists.nonOfficers : list;
