import { expect, it } from 'vitest';
import { spanOf, worthTelling } from './load-home.ts';

it.each([
  [
    [
      { from: 9, to: 11 },
      { from: 12, to: 16 },
    ],
    { from: 9, to: 16 },
  ],
  [[{ from: 14, to: 19 }, undefined, { from: 8, to: 12 }], { from: 8, to: 19 }],
  [[undefined], undefined],
  [[], undefined],
])('%j spans %j', (ages, span) => {
  expect(spanOf(ages)).toEqual(span);
});

it('tells people first, and leaves out what is still too small to tell', () => {
  const keysOf = (...[participants, teams, schools, regions]: [number, number, number, number]) =>
    worthTelling({ participants, teams, schools, regions }).map(({ key }) => key);
  expect(keysOf(31_178, 3_912, 1_204, 13)).toEqual(['participants', 'teams', 'schools', 'regions']);
  expect(keysOf(120, 30, 9, 1)).toEqual(['participants', 'teams']);
  expect(keysOf(12, 3, 3, 2)).toEqual([]);
  expect(keysOf(0, 0, 0, 0)).toEqual([]);
});
