import { describe, expect, it } from 'vitest';
import { choose } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...keys: string[]) => new Set(keys);

describe('choosing rows', () => {
  it('takes one, and gives it back', () => {
    expect(choose(rows, chosen(), { key: 'b', on: true })).toEqual(chosen('b'));
    expect(choose(rows, chosen('b', 'd'), { key: 'b', on: false })).toEqual(chosen('d'));
  });
  it('takes everything between two with Shift, in both directions', () => {
    expect(choose(rows, chosen('b'), { key: 'd', on: true, from: 'b' })).toEqual(chosen('b', 'c', 'd'));
    expect(choose(rows, chosen('d'), { key: 'b', on: true, from: 'd' })).toEqual(chosen('b', 'c', 'd'));
    expect(choose(rows, chosen(...rows), { key: 'e', on: false, from: 'd' })).toEqual(chosen('a', 'b', 'c'));
  });
  it('takes one where the row it began with is on another page', () => {
    expect(choose(rows, chosen('z'), { key: 'b', on: true, from: 'z' })).toEqual(chosen('z', 'b'));
  });
});
