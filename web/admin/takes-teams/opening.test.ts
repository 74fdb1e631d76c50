import { expect, test } from 'vitest';
import { onceOpened, openIn, switchings, toChooseFrom, whyNone } from './opening.ts';

const now = new Date('2026-11-24T09:00:00Z');
const competition = (_id: string, on: boolean, levels = 1) => ({
  ...{ _id, name: `ف${_id}`, name_en: `C${_id}`, status: on, registration: on, levels, paid: true, price: 350 },
  agelevel: [],
});
const season = (on: boolean, competions: ReturnType<typeof competition>[]) => ({
  ...{ _id: 's', name: 'م', name_en: 'S', status: on, registration: on, registration_dates: [], competions },
});
const said = (switched: ReturnType<typeof switchings>) =>
  switched.map(({ call, name, records }) => `${call.path.split('/').at(-1)} ${name} ${records.map(({ _id }) => _id)}`);

test('a new competition of a new season is opened by four switches, those of the season last', () => {
  const one = competition('1', false);
  const whole = season(false, [one, competition('2', false)]);
  expect(said(switchings(whole, [one]))).toEqual([
    'competions status 1',
    'competions registration 1',
    'seasons status s',
    'seasons registration s',
  ]);
  const after = onceOpened({ season: whole, competition: one }, []);
  expect(whyNone(after, now)).toEqual([]);
  expect(openIn(after.season).map(({ _id }) => _id)).toEqual(['1']);
});

test('what is on already is not switched again', () => {
  const one = { ...competition('1', true), registration: false };
  expect(said(switchings(season(true, [one]), [one]))).toEqual(['competions registration 1']);
});

test('a season asks which competitions to open only while none is open, and offers those with an age level', () => {
  const [closed, bare, open] = [competition('1', false), competition('2', false, 0), competition('3', true)];
  expect(toChooseFrom({ season: season(false, [closed, bare]) })).toEqual([closed]);
  expect(toChooseFrom({ season: season(false, [closed, open]) })).toEqual([]);
  expect(toChooseFrom({ season: season(false, [closed]), competition: closed })).toEqual([]);
  const after = onceOpened({ season: season(false, [closed, bare]) }, [closed]);
  expect(whyNone(after, now)).toEqual([]);
});

test('what no switch changes is still said: a date, a missing age level', () => {
  const bare = competition('1', false, 0);
  const late = {
    ...season(false, [bare]),
    registration_dates: [{ kind: 'registration' as const, from: '2027-01-01', to: '2027-01-02' }],
  };
  expect(whyNone(onceOpened({ season: late, competition: bare }, []), now)).toEqual([
    { reason: 'notYet', date: '2027-01-01' },
    { reason: 'noLevels' },
  ]);
});
