import { describe, expect, it } from 'vitest';
import { changeQuery, readSort, rowRange, writeSort } from './list-address.ts';

const change = (query: string, changes: Parameters<typeof changeQuery>[1]) =>
  changeQuery(new URLSearchParams(query), changes).toString();

describe('the query of a list', () => {
  it('keeps the search and the order when the page changes', () => {
    expect(change('s=falcon&sort=name', { page: 3 })).toBe('s=falcon&sort=name&page=3');
  });
  it('goes back to the first page when anything else changes', () => {
    expect(change('page=7&paid=true', { s: 'falcon' })).toBe('paid=true&s=falcon');
    expect(change('page=7', { sort: '-name' })).toBe('sort=-name');
  });
  it('drops what is empty, and the first page', () => {
    expect(change('s=falcon&page=2', { s: '' })).toBe('');
    expect(change('paid=true&page=2', { paid: undefined })).toBe('');
    expect(change('s=falcon&page=2', { page: 1 })).toBe('s=falcon');
  });
});

it('reads and writes the order', () => {
  for (const sort of ['name', '-created_at']) {
    const { by, direction } = readSort(sort);
    expect(writeSort(by, direction)).toBe(sort);
  }
  expect(readSort('-created_at')).toEqual({ by: 'created_at', direction: 'desc' });
});

it.each([
  [1, 10, 34, 1, 10],
  [4, 10, 34, 31, 34],
  [1, 10, 3, 1, 3],
])('page %d of %d rows each, of %d in all: rows %d to %d', (page, size, total, from, to) => {
  expect(rowRange(page, size, total)).toEqual({ from, to });
});

it('has no rows to number on a page that is not there', () => {
  expect(rowRange(1, 10, 0)).toBeUndefined();
  expect(rowRange(5, 10, 40)).toBeUndefined();
});
