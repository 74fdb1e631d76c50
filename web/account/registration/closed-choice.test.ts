import { expect, test } from 'vitest';
import { closedChoice } from './closed-choice.ts';
import { offersOf } from './offers.ts';

const page = { language: 'en', now: new Date('2026-01-10T09:00:00Z') } as const;
const competition = (_id: string, registration = true) => ({
  ...{ _id, slug: _id, name: `ف ${_id}`, name_en: `C ${_id}`, order_id: 1, registration, status: true },
  ...{ paid: false, price: 0, currency: 'SAR', coaches_no: 1, members_no: 4, agelevel: [], logo: null },
});
const season = (
  _id: string,
  registration: boolean,
  competions = [competition(`${_id}1`)],
  milestones = [] as object[],
) => ({ _id, slug: _id, name: `م ${_id}`, name_en: `S ${_id}`, registration, milestones, competions }) as never;
const window = { kind: 'registration', from: '2026-02-01', to: '2026-02-20' };

const closed = season('a', false, [competition('a1')], [window]);
const open = season('b', true, [competition('b1'), competition('b2', false)]);
const seasons = [closed, open];
const ask = (season: string | null, competition: string | null = null) =>
  closedChoice({ season, competition }, seasons, offersOf(seasons, page), page);

test('an address that names what is on offer, or nothing, asks for nothing in vain', () => {
  expect(ask(null)).toBeUndefined();
  expect(ask('b')).toBeUndefined();
  expect(ask('b', 'b1')).toBeUndefined();
});

test('a closed season is named with the day on which it opens, and with what is open instead', () => {
  expect(ask('a', 'a1')).toMatchObject({
    named: { name_en: 'S a' },
    registration: { open: false, opens: { iso: '2026-02-01' } },
    open: [{ name: 'م b', name_en: 'S b' }],
  });
});

test('a season that visitors do not see has no name', () => {
  expect(ask('gone')).toMatchObject({ named: undefined, open: [{ name_en: 'S b' }] });
});

test('a closed competition of an open season is named with those that are open', () => {
  expect(ask('b', 'b2')).toEqual({
    named: { name: 'ف b2', name_en: 'C b2' },
    open: [{ name: 'ف b1', name_en: 'C b1' }],
  });
  expect(ask('b', 'gone')).toMatchObject({ named: undefined });
});
