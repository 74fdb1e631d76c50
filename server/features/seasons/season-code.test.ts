import { expect, test } from 'vitest';
import { freeSeasonCode } from './season-code.ts';

test('a prefix is the letter and the year of the address, with more letters where others have it', () => {
  expect(freeSeasonCode('first-2027', new Set())).toBe('F27');
  expect(freeSeasonCode('first-2027', new Set(['F27', 'FI27']))).toBe('FIR27');
  expect(freeSeasonCode('wro_2030_finals', new Set())).toBe('W30');
  expect(freeSeasonCode('2027', new Set())).toBe('S27');
  expect(freeSeasonCode('a', new Set(['A', 'AX2']))).toBe('AX3');
});
