import { expect, it } from 'vitest';
import { medalOf } from './medal.ts';

it.each([
  [1, 'gold'],
  [2, 'silver'],
  [3, 'bronze'],
  [40, 'bronze'],
])('rank %d is %s', (rank, medal) => {
  expect(medalOf(rank)).toBe(medal);
});
