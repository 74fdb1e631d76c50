import { expect, test } from 'vitest';
import { whyNoTeams } from './why-no-teams.ts';

const now = new Date('2026-11-24T09:00:00Z');
const competition = { id: 'c', status: true, registration: true, levels: [true], paid: true, priceHalalas: 35_000 };
const season = { status: true, registration: true, milestones: [] };
const dates = (from: string, to: string, competions: string[] = []) => ({
  ...season,
  milestones: [{ kind: 'registration' as const, from, to, competions }],
});

test('a competition that takes teams has no reason not to', () => {
  expect(whyNoTeams(competition, season, now)).toEqual([]);
  expect(whyNoTeams({ ...competition, paid: false, priceHalalas: 0 }, season, now)).toEqual([]);
  expect(whyNoTeams(competition, dates('2026-11-01', '2026-11-24'), now)).toEqual([]);
  expect(whyNoTeams(competition, dates('2026-01-01', '2026-01-02', ['another']), now)).toEqual([]);
});

test('a new one in a new season has them all, those of the season first', () => {
  const fresh = { ...competition, status: false, registration: false, levels: [false], priceHalalas: 0 };
  const closed = { ...dates('2026-12-01', '2026-12-31'), status: false, registration: false };
  expect(whyNoTeams(fresh, closed, now)).toEqual([
    ...['seasonHidden', 'seasonClosed', 'dates'],
    ...['hidden', 'closed', 'noLevels', 'noFee'],
  ]);
});
