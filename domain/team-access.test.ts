import { describe, expect, test } from 'vitest';
import {
  mayPayFor,
  mayReplaceMembersOf,
  maySeeOrdersOf,
  mayWithdraw,
  relationOf,
  viewOf,
  viewOfPerson,
} from './team-access.ts';

const team = {
  createdBy: 'u1',
  entityStebId: 's-entity',
  entityAgreed: true,
  coachStebIds: ['s-coach'],
  memberStebIds: ['s-member'],
};
const person = (id: string, stebUserId: string, type: number) => ({ id, stebUserId, type });

describe('who is what to a team, may pay for it, and sees its orders', () => {
  test.each([
    ['its creator', person('u1', 's1', 1), 'manager', true, true],
    ['its creator who is a student', person('u1', 's1', 0), 'manager', false, true],
    ['its coach', person('u2', 's-coach', 1), 'manager', true, true],
    ['its entity', person('u3', 's-entity', 2), 'manager', true, true],
    ['its member', person('u4', 's-member', 0), 'member', false, false],
    ['an admin', person('u5', 's5', 4), 'office', true, true],
    ['a sub admin', person('u6', 's6', 5), 'office', false, false],
    ['a sub admin who made it', person('u1', 's6', 5), 'office', false, false],
    ['another coach', person('u7', 's7', 1), 'stranger', false, false],
    ['another entity', person('u8', 's8', 2), 'stranger', false, false],
    ['someone of no known type', person('u1', 's9', 9), 'manager', false, true],
  ])('%s', (_, viewer, bond, pays, seesOrders) => {
    expect(relationOf(viewer, team)).toBe(bond);
    expect(mayPayFor(viewer, team)).toBe(pays);
    expect(maySeeOrdersOf(viewer, team)).toBe(seesOrders);
  });

  test.each([
    ['its creator who is a coach', person('u1', 's1', 1), true, true],
    ['its creator who is an entity', person('u1', 's1', 2), false, true],
    ['its creator who is a sub admin', person('u1', 's1', 5), false, true],
    ['its creator who is a student by now', person('u1', 's1', 0), false, false],
    ['its coach', person('u2', 's-coach', 1), true, false],
    ['its entity', person('u3', 's-entity', 2), false, false],
    ['its member', person('u4', 's-member', 0), false, false],
    ['an admin', person('u5', 's5', 4), true, true],
    ['a sub admin', person('u6', 's6', 5), false, false],
    ['another coach', person('u7', 's7', 1), false, false],
  ])('%s: who may replace its members, and withdraw it', (_, viewer, replaces, withdraws) => {
    expect([mayReplaceMembersOf(viewer, team), mayWithdraw(viewer, team)]).toEqual([replaces, withdraws]);
  });

  test('a team without an entity is nobody’s entity’s', () => {
    expect(relationOf(person('u9', '', 2), { ...team, entityStebId: null })).toBe('stranger');
  });
});

test.each([
  ['office', false, 'whole'],
  ['office', true, 'whole'],
  ['manager', false, 'whole'],
  ['manager', true, 'whole'],
  ['named', true, 'named'],
  ['member', false, 'whole'],
  ['member', true, 'whole'],
  ['stranger', true, 'public'],
  ['stranger', false, 'none'],
] as const)('%s of a team that is paid (%s) sees of it: %s', (bond, paid, view) => {
  expect(viewOf(bond, paid)).toBe(view);
});

test.each([
  ['office', 'whole', 'whole', 'whole'],
  ['manager', 'masked', 'whole', 'masked'],
  ['member', 'face', 'face', 'face'],
  ['stranger', 'face', 'face', 'face'],
] as const)('%s sees somebody in a team who was asked: %s, who agreed: %s, who refused: %s', (bond, ...views) => {
  expect((['asked', 'agreed', 'refused'] as const).map((answer) => viewOfPerson(bond, answer))).toEqual(views);
});
