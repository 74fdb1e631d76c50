import { expect, test } from 'vitest';
import { tabsOf } from './team-tabs.ts';

const team = {
  createdBy: 'u1',
  entityStebId: 's-entity',
  entityAgreed: true,
  coachStebIds: ['s-coach'],
  memberStebIds: ['s-member'],
  paid: true,
};
const types = { student: 0, coach: 1, entity: 2, admin: 4, subAdmin: 5, other: 9 };
const relations = {
  creator: { id: 'u1', stebUserId: 's1' },
  coach: { id: 'u2', stebUserId: 's-coach' },
  entity: { id: 'u3', stebUserId: 's-entity' },
  member: { id: 'u4', stebUserId: 's-member' },
  stranger: { id: 'u5', stebUserId: 's5' },
};

/** o overview, m members, p matches played, t transactions, c certification, s submissions. */
const letters = { overview: 'o', members: 'm', matches: 'p', transactions: 't', certification: 'c', submissions: 's' };

/** By hand: a tab that somebody gains or loses must deliberately be changed here too. */
const expected: Record<keyof typeof types, Record<keyof typeof relations, string>> = {
  student: { creator: 'ompc', coach: 'ompc', entity: 'ompc', member: 'ompc', stranger: 'o' },
  coach: { creator: 'omptcs', coach: 'omptcs', entity: 'omptcs', member: 'ompc', stranger: 'o' },
  entity: { creator: 'omptc', coach: 'omptc', entity: 'omptc', member: 'ompc', stranger: 'o' },
  admin: { creator: 'omptcs', coach: 'omptcs', entity: 'omptcs', member: 'omptcs', stranger: 'omptcs' },
  subAdmin: { creator: 'ompc', coach: 'ompc', entity: 'ompc', member: 'ompc', stranger: 'ompc' },
  other: { creator: 'ompc', coach: 'ompc', entity: 'ompc', member: 'ompc', stranger: 'o' },
};

const cases = Object.entries(expected).flatMap(([role, row]) =>
  Object.entries(row).map(([relation, tabs]) => [role, relation, tabs] as const),
);

test.each(cases)('type %s, %s of the team: tabs %s', (role, relation, tabs) => {
  const viewer = { ...relations[relation as keyof typeof relations], type: types[role as keyof typeof types] };
  expect(
    tabsOf(viewer, team)
      .map((tab) => letters[tab])
      .join(''),
  ).toBe(tabs);
});
