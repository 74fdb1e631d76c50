import { expect, it } from 'vitest';
import { leftOf } from './room.ts';

it.each([
  [0, undefined],
  [90, undefined],
  [91, 9],
  [100, 0],
  [103, -3],
])('of 100 characters with %i used, says %j', (used, left) => {
  expect(leftOf(used, 100)).toBe(left);
});
