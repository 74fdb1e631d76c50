import { describe, expect, test } from 'vitest';
import { whyCompetitionTakesNone, whySeasonTakesNone } from './why-no-teams.ts';

const now = new Date('2026-11-24T09:00:00Z');
const open = { status: true, registration: true, levels: 1 };
const season = { status: true, registration: true, registration_dates: [] };
const during = (from: string, to: string) => ({
  ...season,
  registration_dates: [{ kind: 'registration' as const, from, to }],
});

describe('a competition', () => {
  test.each([
    ['with all switches on', open, season, []],
    ['within the dates of registration', open, during('2026-11-01', '2026-11-24'), []],
    ['before them', open, during('2026-12-01', '2026-12-31'), [{ reason: 'notYet', date: '2026-12-01' }]],
    ['after them', open, during('2026-01-01', '2026-01-31'), [{ reason: 'over', date: '2026-01-31' }]],
    ['that is hidden', { ...open, status: false }, season, [{ reason: 'hidden' }]],
    ['that is closed', { ...open, registration: false }, season, [{ reason: 'closed' }]],
    ['without an age level', { ...open, levels: 0 }, season, [{ reason: 'noLevels' }]],
    ['of a hidden season', open, { ...season, status: false }, [{ reason: 'seasonHidden' }]],
    ['of a closed season', open, { ...season, registration: false }, [{ reason: 'seasonClosed' }]],
  ])('%s', (_, competition, ofSeason, why) => {
    expect(whyCompetitionTakesNone(competition, ofSeason, now)).toEqual(why);
  });

  test('between two spans of registration, and after both', () => {
    const two = (from: string, to: string) => ({
      ...season,
      registration_dates: [
        { kind: 'registration' as const, from: '2026-01-01', to: '2026-01-31' },
        { kind: 'registration' as const, from, to },
      ],
    });
    const why = (of: ReturnType<typeof two>) => whyCompetitionTakesNone(open, of, now);
    expect(why(two('2026-12-01', '2026-12-31'))).toEqual([{ reason: 'notYet', date: '2026-12-01' }]);
    expect(why(two('2025-01-01', '2025-01-31'))).toEqual([{ reason: 'over', date: '2026-01-31' }]);
  });

  test('a date that is past is said before the switches, none of which brings it back', () => {
    const past = { ...during('2026-01-01', '2026-01-31'), registration: false };
    const why = whyCompetitionTakesNone({ ...open, registration: false }, past, now);
    expect(why.map(({ reason }) => reason)).toEqual(['over', 'seasonClosed', 'closed']);
  });

  test('a new one of a new season has them all, those of the season first', () => {
    const closed = { ...during('2026-12-01', '2026-12-31'), status: false, registration: false };
    const why = whyCompetitionTakesNone({ status: false, registration: false, levels: 0 }, closed, now);
    const reasons = ['seasonHidden', 'seasonClosed', 'notYet', 'hidden', 'closed', 'noLevels'];
    expect(why.map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('a season', () => {
  test.each([
    ['with one open competition of two', [open, { ...open, registration: false }], []],
    ['with none', [], ['noCompetitions']],
    ['whose competitions are all closed', [{ ...open, registration: false }], ['noneOpen']],
    ['whose competitions are all hidden', [{ ...open, status: false }], ['noneOpen']],
    ['whose competitions have no age level', [{ ...open, levels: 0 }], ['noneOpen']],
  ])('%s', (_, competions, reasons) => {
    expect(whySeasonTakesNone({ ...season, competions }, now).map(({ reason }) => reason)).toEqual(reasons);
  });
});
