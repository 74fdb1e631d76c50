import { describe, expect, it } from 'vitest';
import { moveTo, placeBeside } from './place.ts';

const order = (id: string, place: number) => moveTo(['a', 'b', 'c', 'd'], String, { id, place }).join('');

describe('another place', () => {
  it('moves one, and leaves the others in their order', () => {
    expect([order('a', 3), order('d', 1), order('b', 2), order('c', 4)]).toEqual(['bcad', 'dabc', 'abcd', 'abdc']);
  });
  it('changes nothing for a record that is not there', () => {
    expect(order('x', 1)).toBe('abcd');
  });
  it('is counted without the record that moves', () => {
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids)
      for (const key of ids.filter((other) => other !== id))
        for (const after of [false, true]) {
          const dropped = order(id, placeBeside(ids, id, { key, after }));
          expect(dropped).toContain(after ? key + id : id + key);
        }
  });
  it('is its own when it is dropped beside itself', () => {
    expect(placeBeside(['a', 'b', 'c'], 'b', { key: 'b', after: false })).toBe(2);
    expect(placeBeside(['a', 'b', 'c'], 'b', { key: 'b', after: true })).toBe(2);
  });
});
