import { expect, test } from 'vitest';
import { rowChanges } from './row-changes.ts';

const row = (title: string, desc = '', more = {}) => ({ title, desc, ...more });
const kinds = (before: object[], after: object[]) =>
  rowChanges(before as never, after as never).rows.map(({ kind, before, after }) => [
    kind,
    (before as { title?: string })?.title,
    (after as { title?: string })?.title,
  ]);

test('rows with an id are found by it, wherever they are and whatever became of them', () => {
  const [one, two] = [row('one', '', { _id: '1' }), row('two', '', { _id: '2' })];
  const changes = rowChanges([one, two], [{ ...two, title: 'zwei' }, one]);
  expect(changes.rows.map(({ kind, after }) => [kind, after?._id])).toEqual([
    ['changed', '2'],
    ['same', '1'],
  ]);
  expect(changes.isReordered).toBe(true);
});

test('rows without one are found by what they still have in common', () => {
  const before = [row('Junior', '9-11'), row('Senior', '12-15')];
  expect(kinds(before, [row('New', '4-6'), row('Junior', '9-12'), row('Senior', '12-15')])).toEqual([
    ['added', undefined, 'New'],
    ['changed', 'Junior', 'Junior'],
    ['same', 'Senior', 'Senior'],
  ]);
  expect(rowChanges(before, [row('New', '4-6'), ...before]).isReordered).toBe(false);
});

test('what is gone stands after what is there, and two empty texts are nothing in common', () => {
  expect(kinds([row('one'), row('two')], [row('three'), row('two')])).toEqual([
    ['added', undefined, 'three'],
    ['same', 'two', 'two'],
    ['removed', 'one', undefined],
  ]);
});
