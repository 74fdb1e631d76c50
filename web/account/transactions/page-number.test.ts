import { expect, it } from 'vitest';
import { pageInAddress, pageOnWire } from './page-number.ts';

it.each([
  ['', 1, 0],
  ['page=1', 1, 0],
  ['page=3', 3, 2],
  ['page=0', 1, 0],
  ['page=-2', 1, 0],
  ['page=1.5', 1, 0],
  ['page=next', 1, 0],
])('%j is page %d, on the wire %d', (query, page, wire) => {
  expect(pageInAddress(new URLSearchParams(query))).toBe(page);
  expect(pageOnWire(page)).toBe(wire);
});
