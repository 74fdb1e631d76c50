import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentOrNext,
  type Dated,
  dayOf,
  daysLeftOf,
  endOf,
  nextDayAfter,
  phaseOf,
  registrationDates,
  registrationOpen,
  sortedByStart,
  startOf,
} from './milestones.ts';

const registration = { kind: 'registration', from: '2026-01-04', to: '2026-01-22' } as const;
const at = (riyadh: string) => new Date(`${riyadh}+03:00`);

describe('registration is open', () => {
  const until18 = { ...registration, from: '2026-01-04T09:00:00+03:00', to: '2026-01-22T18:00:00+03:00' };
  const late = { ...registration, from: '2026-02-01', to: '2026-02-03' };
  const final = { kind: 'final', from: '2026-01-01', to: '2026-01-02' } as const;
  test.each<[string, boolean[], Dated[], string, boolean]>([
    ['without dates while the switch is on', [true], [], '2026-01-10T12:00:00', true],
    ['without dates not once it is off', [false], [], '2026-01-10T12:00:00', false],
    ['with dates of other kinds as without any', [true], [final], '2026-01-10T12:00:00', true],
    ['not on the day before the first', [true], [registration], '2026-01-03T23:59:59', false],
    ['from the first moment of the first day', [true], [registration], '2026-01-04T00:00:00', true],
    ['to the last second of the last day in Riyadh', [true], [registration], '2026-01-22T23:59:59', true],
    [
      'not after midnight in Riyadh, though it is still that day in London',
      [true],
      [registration],
      '2026-01-23T00:00:00',
      false,
    ],
    ['not when the switch goes off first', [false], [registration], '2026-01-10T12:00:00', false],
    ['not when the switch of the competition does', [true, false], [registration], '2026-01-10T12:00:00', false],
    ['with both switches on', [true, true], [registration], '2026-01-10T12:00:00', true],
    ['to the minute where the office says a time', [true], [until18], '2026-01-22T17:59:59', true],
    ['and not in the minute after', [true], [until18], '2026-01-22T18:00:00', false],
    ['not between two windows', [true], [registration, late], '2026-01-28T12:00:00', false],
    ['again in the second window', [true], [late, registration], '2026-02-03T20:00:00', true],
  ])('%s', (_, switches, milestones, riyadh, open) => {
    expect(registrationOpen({ switches, milestones }, at(riyadh))).toBe(open);
  });
});

describe('the days that are left', () => {
  test.each([
    ['2026-01-19T00:00:00', 3],
    ['2026-01-21T23:59:59', 1],
    ['2026-01-22T00:00:00', 0],
    ['2026-01-22T23:59:59', 0],
  ])('at %s in Riyadh are %i', (riyadh, left) => {
    expect(daysLeftOf(registration, at(riyadh))).toBe(left);
  });

  test('are said while it is open; before that, when it opens; afterwards nothing', () => {
    const say = (open: boolean, riyadh: string) => registrationDates(open, [registration], at(riyadh));
    expect(say(true, '2026-01-20T10:00:00')).toEqual({ closes: '2026-01-22', daysLeft: 2 });
    expect(say(false, '2026-01-01T10:00:00')).toEqual({ opens: '2026-01-04' });
    // The office has switched it off within its dates, so no date can be given for the next opening.
    expect(say(false, '2026-01-20T10:00:00')).toEqual({});
    expect(say(false, '2026-01-25T10:00:00')).toEqual({});
  });

  test('end with the day before, where it ends at midnight', () => {
    const untilMidnight = { from: '2026-01-04T00:00:00+03:00', to: '2026-01-23T00:00:00+03:00' };
    expect(daysLeftOf(untilMidnight, at('2026-01-22T12:00:00'))).toBe(0);
  });
});

test('a day of Riyadh begins at 21:00 UTC', () => {
  expect(dayOf(new Date('2026-01-22T20:59:59Z'))).toBe('2026-01-22');
  expect(dayOf(new Date('2026-01-22T21:00:00Z'))).toBe('2026-01-23');
  expect(nextDayAfter(new Date('2026-01-22T20:59:59Z'))).toEqual(new Date('2026-01-22T21:00:00Z'));
  expect(nextDayAfter(new Date('2026-01-22T21:00:00Z'))).toEqual(new Date('2026-01-23T21:00:00Z'));
});

test('what comes next of a kind is under way or to come, and the earliest of these', () => {
  const cast = (day: string) =>
    ({ kind: 'broadcast', from: `${day}T19:00:00+03:00`, to: `${day}T20:00:00+03:00` }) as const;
  const casts = [cast('2026-03-01'), cast('2026-01-01'), cast('2026-02-01')];
  expect(currentOrNext(casts, 'broadcast', at('2026-01-01T19:30:00'))).toBe(casts[1]);
  expect(currentOrNext(casts, 'broadcast', at('2026-01-01T20:00:00'))).toBe(casts[2]);
  expect(currentOrNext(casts, 'broadcast', at('2026-03-01T20:00:00'))).toBeUndefined();
  expect(currentOrNext(casts, 'final', at('2026-01-01T00:00:00'))).toBeUndefined();
  expect(sortedByStart(casts)).toEqual([casts[1], casts[2], casts[0]]);
});

test('at any moment a span is past, under way or to come, and its days left agree', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((n) => dayOf(new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)));
  fc.assert(
    fc.property(day, day, fc.integer({ min: 0, max: 800 * 1440 }), (one, other, minutes) => {
      const span = { from: one < other ? one : other, to: one < other ? other : one };
      const now = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
      const phase = phaseOf(span, now);
      expect(phase === 'next').toBe(now < startOf(span));
      expect(phase === 'past').toBe(now >= endOf(span));
      expect(daysLeftOf(span, now) < 0).toBe(phase === 'past');
      expect(dayOf(now) >= span.from && dayOf(now) <= span.to).toBe(phase === 'current');
    }),
  );
});
