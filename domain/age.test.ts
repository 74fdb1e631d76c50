import { expect, test } from 'vitest';
import { ageOn, agesAlone, agesOf, areAgesReversed, fitsLevel, levelsFor } from './age.ts';

test.each([
  ['2012-05-31', '2026-05-30', 13],
  ['2012-05-31', '2026-05-31', 14],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
])('born %s, on %s: %i', (born, day, age) => {
  expect(ageOn(born, new Date(`${day}T12:00:00Z`))).toBe(age);
});

test('the day begins and ends with that of Riyadh', () => {
  const born = '2012-05-31';
  expect(ageOn(born, new Date('2026-05-30T20:59:59Z'))).toBe(13);
  expect(ageOn(born, new Date('2026-05-30T21:00:00Z'))).toBe(14);
});

test.each([
  [
    { title: 'Junior', desc: '11-15 years' },
    { from: 11, to: 15 },
  ],
  [
    { title: 'Junior', desc: 'من 9 إلى 16 سنة' },
    { from: 9, to: 16 },
  ],
  [{ title: 'Adults', desc: '' }, undefined],
])('the ages of %o', (level, ages) => {
  expect(agesOf(level)).toEqual(ages);
  expect(fitsLevel(12, level)).toBe(ages ? 12 >= ages.from && 12 <= ages.to : undefined);
});

test('the levels that an age fits are those that name it', () => {
  const levels = [
    { title: 'Junior', desc: '9-16 years' },
    { title: 'Senior', desc: '14-19 years' },
    { title: 'Adults', desc: '' },
  ];
  expect(levelsFor(15, levels).map(({ title }) => title)).toEqual(['Junior', 'Senior']);
  expect(levelsFor(30, levels)).toEqual([]);
});

test.each([
  ['8-12', { from: 8, to: 12 }],
  ['11–15 years', { from: 11, to: 15 }],
  ['ages 4 to 6', { from: 4, to: 6 }],
  ['من 9 إلى 16 سنة', { from: 9, to: 16 }],
  ['12-8', undefined],
  ['8-12, with a parent', undefined],
  ['18+', undefined],
  ['', undefined],
])('%o is a range of ages and nothing else: %o', (desc, ages) => {
  expect(agesAlone(desc)).toEqual(ages);
});

test.each([
  ['15-12', true],
  ['من 16 إلى 9 سنة', true],
  ['12-12', false],
  ['8-12', false],
  ['15-12, by agreement', false],
  ['', false],
])('%o is a range that ends before it begins: %o', (desc, reversed) => {
  expect(areAgesReversed(desc)).toBe(reversed);
});
