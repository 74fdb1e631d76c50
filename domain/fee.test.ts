import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeFor, roundingOf } from './fee.ts';
import { toRiyals } from './money.ts';

test.each([
  // price, tax, exact total, rounding, total
  [0, 0, 0, 0, 0],
  [35_000, 5_250, 40_250, 50, 40_300],
  [40_000, 6_000, 46_000, 0, 46_000],
  [30_000, 4_500, 34_500, 0, 34_500],
  [25_050, 3_758, 28_808, -8, 28_800],
  [10_043, 1_506, 11_549, -49, 11_500],
  [10, 2, 12, -12, 0],
  [3, 0, 3, -3, 0],
  [4, 1, 5, -5, 0],
  [43, 6, 49, -49, 0],
  [44, 7, 51, 49, 100],
  [75_000, 11_250, 86_250, 50, 86_300],
])('%i halalas: tax %i, exact total %i, rounding %i, total %i', (price, tax, exactTotal, rounding, total) => {
  expect(feeFor(price)).toEqual({ price, tax, exactTotal, rounding, total });
  const order = { subtotal: toRiyals(price), tax: toRiyals(tax), total_amount: toRiyals(total) };
  expect(roundingOf(order)).toBe(rounding);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])('%d is no price', (price) => {
  expect(() => feeFor(price)).toThrow(RangeError);
});

test('a fee adds up, is whole riyals, and is never more than half a unit away from the exact figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (price) => {
      const { tax, exactTotal, rounding, total } = feeFor(price);
      expect(price + tax).toBe(exactTotal);
      expect(exactTotal + rounding).toBe(total);
      expect(total % 100).toBe(0);
      // Both steps round half up: the result lies in (exact - 1/2, exact + 1/2], checked here in exact integers.
      const taxError = BigInt(tax) * 100n - BigInt(price) * 15n;
      expect(taxError > -50n && taxError <= 50n).toBe(true);
      expect(rounding > -50 && rounding <= 50).toBe(true);
    }),
  );
});

test('a higher price never costs less', () => {
  fc.assert(
    fc.property(fc.nat(1e8), fc.nat(1e6), (price, more) => {
      expect(feeFor(price + more).total).toBeGreaterThanOrEqual(feeFor(price).total);
    }),
  );
});
