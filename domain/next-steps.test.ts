import { describe, expect, test } from 'vitest';
import { roles } from '#contract/access.ts';
import { PaymentState } from '#contract/entities.ts';
import { type NextStep, nextStepsOf } from './next-steps.ts';

const coachOf = {
  role: 'coach',
  team: 'unpaid',
  payment: 'due',
  hasEntity: true,
  seasonOver: false,
  scoresDue: false,
} as const;
type Facts = Parameters<typeof nextStepsOf>[0];

describe('what a coach does next', () => {
  const cases: [string, Partial<Facts>, NextStep[]][] = [
    ['the fee is due', {}, ['pay']],
    ['the payment was begun', { payment: 'open' }, ['pay']],
    ['the bank declined', { payment: 'declined' }, ['payAgain']],
    ['the payment was cancelled', { payment: 'cancelled' }, ['payAgain']],
    ['its page expired', { payment: 'expired' }, ['payAgain']],
    ['the bank holds it', { payment: 'held' }, ['waitForBank']],
    ['the gateway did not say', { payment: 'unknown' }, ['waitForBank']],
    ['the office looks into it', { payment: 'review' }, ['waitForOffice']],
    ['the payment settles right now', { payment: 'paid' }, []],
    ['unpaid, without a school', { hasEntity: false }, ['pay', 'addEntity']],
    ['declined, without a school', { payment: 'declined', hasEntity: false }, ['payAgain', 'addEntity']],
    ['held, without a school: nothing but waiting', { payment: 'held', hasEntity: false }, ['waitForBank']],
    ['in review, without a school', { payment: 'review', hasEntity: false }, ['waitForOffice']],
    ['active, without a school', { team: 'active', payment: 'paid', hasEntity: false }, ['addEntity']],
    ['active, with scores to hand in', { team: 'active', payment: 'paid', scoresDue: true }, ['handInScores']],
    [
      'active, with both to do',
      { team: 'active', payment: 'paid', hasEntity: false, scoresDue: true },
      ['addEntity', 'handInScores'],
    ],
    ['active, and all is done', { team: 'active', payment: 'paid' }, []],
    ['active and free', { team: 'active', payment: undefined }, []],
    ['unpaid when the season was over: nothing, not even an entity', { seasonOver: true, hasEntity: false }, []],
    ['declined, and then the season was over', { seasonOver: true, payment: 'declined' }, []],
    ['held when the season was over', { seasonOver: true, payment: 'held' }, ['waitForBank']],
    ['in review when the season was over', { seasonOver: true, payment: 'review' }, ['waitForOffice']],
    [
      'scores that were never handed in, and the season is over',
      { seasonOver: true, team: 'active', payment: 'paid', scoresDue: true },
      [],
    ],
    ['active in a season that is over', { seasonOver: true, team: 'active', payment: 'paid' }, []],
    ['withdrawn, whatever is open', { team: 'withdrawn', payment: 'declined', hasEntity: false }, []],
  ];
  test.each(cases)('%s', (_, change, steps) => {
    expect(nextStepsOf({ ...coachOf, ...change })).toEqual(steps);
  });
});

test('a second payment is offered to nobody while one may still be charged', () => {
  for (const role of roles) {
    for (const payment of ['held', 'unknown', 'review'] as const) {
      const steps = nextStepsOf({ ...coachOf, role, payment, hasEntity: false });
      expect(steps).toHaveLength(1);
      expect(steps[0]).toMatch(/^waitFor(Bank|Office)$/);
    }
  }
});

test.each([
  ['student', ['waitForPayer']],
  ['subAdmin', ['waitForPayer']],
  ['entity', ['pay', 'addEntity']],
  ['admin', ['pay', 'addEntity']],
] as const)('of a fee that is due, without a school, a viewer who is %s', (role, steps) => {
  expect(nextStepsOf({ ...coachOf, role, hasEntity: false })).toEqual(steps);
});

test('every state of an unpaid team has a step', () => {
  for (const payment of PaymentState.options.filter((state) => state !== 'paid')) {
    expect(nextStepsOf({ ...coachOf, payment }), payment).not.toEqual([]);
  }
});
