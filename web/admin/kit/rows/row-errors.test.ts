import { describe, expect, test } from 'vitest';
import { errorsOfRows, isWrong, moved, placeAfterMove } from './row-errors.ts';

const errors = {
  name: 'n',
  blocks: 'too many',
  'blocks.0.title': 'a',
  'blocks.2.image': 'c',
  'blocks_en.0.title': 'x',
};

test('errors of other fields stay, that of the list as a whole goes', () => {
  expect(errorsOfRows(errors, 'blocks', (place) => place)).toEqual({
    ...{ name: 'n', 'blocks.0.title': 'a', 'blocks.2.image': 'c', 'blocks_en.0.title': 'x' },
  });
});

test('a row that is removed takes its errors with it, and those of later rows move up with them', () => {
  const removed = (gone: number) =>
    errorsOfRows(errors, 'blocks', (place) => (place === gone ? undefined : place - Number(place > gone)));
  expect(removed(0)).toEqual({ name: 'n', 'blocks.1.image': 'c', 'blocks_en.0.title': 'x' });
  expect(removed(1)).toMatchObject({ 'blocks.0.title': 'a', 'blocks.1.image': 'c' });
});

describe('a row that is moved takes its errors along', () => {
  const items = ['a', 'b', 'c', 'd'];
  test.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, items],
    [2, 3, ['a', 'b', 'd', 'c']],
  ])('from %i to %i', (from, to, after) => {
    expect(moved(items, from, to)).toEqual(after);
    const ofEach = Object.fromEntries(items.map((item, place) => [`l.${place}.x`, item]));
    const now = errorsOfRows(ofEach, 'l', placeAfterMove(from, to));
    expect(after.map((_, place) => now[`l.${place}.x`])).toEqual(after);
  });
});

test('a row is wrong where one of its fields is', () => {
  expect([0, 1, 2].map((place) => isWrong(errors, 'blocks', place))).toEqual([true, false, true]);
  expect(isWrong({ 'blocks.10.title': 'x' }, 'blocks', 1)).toBe(false);
});
