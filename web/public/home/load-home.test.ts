import { expect, it } from 'vitest';
import { spanOf } from './load-home.ts';

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
