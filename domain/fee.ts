import { limits } from '#contract/limits.ts';
import { toHalalas } from './money.ts';

/** The fee of a registration. All amounts in halalas. */
export type Fee = {
  price: number;
  /** 15% of the price, half a halala rounded up. */
  tax: number;
  /** Price and tax without rounding: the total with VAT in the invoice's QR code. */
  exactTotal: number;
  /** The rounding difference; `exactTotal + rounding = total`. */
  rounding: number;
  /** The amount payable: whole riyals. */
  total: number;
};

/**
 * The fee of a price in halalas (public spec, section 9: tax is 15% of the price, the total is price plus tax rounded
 * to a whole number, half up): 35000 gives tax 5250, exact total 40250, rounding 50, total 40300.
 * Throws a RangeError for a price that is not a whole number of halalas, zero or more.
 */
export function feeFor(price: number): Fee {
  if (!Number.isSafeInteger(price * limits.taxPercent) || price < 0) throw new RangeError(`Not a price: ${price}`);
  const tax = divideHalfUp(price * limits.taxPercent, 100);
  const exactTotal = price + tax;
  const total = divideHalfUp(exactTotal, 100) * 100;
  return { price, tax, exactTotal, rounding: total - exactTotal, total };
}

/** Whole division of a number that is not negative; a half goes up. */
const divideHalfUp = (value: number, by: number): number => {
  const rest = value % by;
  return (value - rest) / by + (rest * 2 >= by ? 1 : 0);
};

/** What the total of an order was rounded by, in halalas; its amounts are those of the API, in riyals. */
export const roundingOf = (order: { subtotal: number; tax: number; total_amount: number }): number =>
  toHalalas(order.total_amount) - toHalalas(order.subtotal) - toHalalas(order.tax);
