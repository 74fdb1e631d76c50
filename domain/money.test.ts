import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal, toHalalas, toRiyals } from './money.ts';

describe('riyals to halalas', () => {
  test.each([
    [0, 0],
    [350, 35_000],
    [402.5, 40_250],
    [1.15, 115],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
    [-0.5, -50],
    ['403.00', 40_300],
    ['403.5', 40_350],
    ['403.5000', 40_350],
    ['0.07', 7],
    ['-12.30', -1_230],
    [' 403 ', 40_300],
    ['-0.00', 0],
  ])('%j is %i halalas', (riyals, halalas) => {
    expect(toHalalas(riyals)).toBe(halalas);
  });

  test.each([
    0.001,
    1 / 3,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '',
    ' ',
    'abc',
    '1,000.00',
    '12.',
    '.5',
    '1e3',
    '0x10',
    '4.005',
    '--1',
    '١٢',
    '99999999999999999999',
  ])('%j is refused', (riyals) => {
    expect(() => toHalalas(riyals)).toThrow(RangeError);
  });
});

describe('halalas to riyals', () => {
  test.each([
    [0, 0, '0.00'],
    [7, 0.07, '0.07'],
    [50, 0.5, '0.50'],
    [40_250, 402.5, '402.50'],
    [40_300, 403, '403.00'],
    [-50, -0.5, '-0.50'],
    [123_456_789, 1_234_567.89, '1234567.89'],
  ])('%i halalas are %d riyals, written %s', (halalas, riyals, written) => {
    expect(toRiyals(halalas)).toBe(riyals);
    expect(toDecimal(halalas)).toBe(written);
  });

  test.each([0.5, Number.NaN, 2 ** 53])('%d is refused: it is no whole number of halalas', (halalas) => {
    expect(() => toRiyals(halalas)).toThrow(RangeError);
    expect(() => toDecimal(halalas)).toThrow(RangeError);
  });
});

test('every amount survives the way there and back, as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (halalas) => {
      expect(toHalalas(toRiyals(halalas))).toBe(halalas);
      expect(toHalalas(toDecimal(halalas))).toBe(halalas);
    }),
  );
});
