import { expect, test } from 'vitest';
import { dice } from './weave-dice.ts';

const rolls = (seed: string, times = 2000) => {
  const own = dice(seed);
  return Array.from({ length: times }, () => own.next());
};

test('the same seed gives the same rolls, today and after a change of this file', () => {
  expect(rolls('Najd Falcons')).toEqual(rolls('Najd Falcons'));
  expect(rolls('صقور نجد', 3).map((roll) => roll.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.830269",
      "0.332560",
      "0.138954",
    ]
  `);
});

test('seeds that differ by one letter, of either script, roll differently', () => {
  expect(rolls('Team 1', 5)).not.toEqual(rolls('Team 2', 5));
  expect(rolls('فريق', 5)).not.toEqual(rolls('فريف', 5));
});

test('rolls stay within [0, 1) and cover it evenly', () => {
  const all = rolls('even');
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  const tenths = all.reduce(
    (count, roll) => count.with(Math.floor(roll * 10), (count[Math.floor(roll * 10)] ?? 0) + 1),
    Array<number>(10).fill(0),
  );
  for (const count of tenths) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test('picks each of its items, and takes a chance as often as it is worth', () => {
  const own = dice('picks');
  const picked = new Set(Array.from({ length: 100 }, () => own.pick(['a', 'b', 'c'])));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  expect(Array.from({ length: 50 }, () => [own.chance(0), own.chance(1)])).toEqual(Array(50).fill([false, true]));
});
