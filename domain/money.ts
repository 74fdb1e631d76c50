/**
 * Money is in halalas (1/100 SAR), as whole numbers, except in the API, where it is in riyals.
 * Nothing here multiplies or adds fractions: 1.15 * 100.43 has no exact binary value, 10043 has.
 */

/** At most two decimals; trailing zeros (403.5000) are ignored. */
const riyalForm = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

function assertHalalas(halalas: number): void {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`Not a whole number of halalas: ${halalas}`);
}

/**
 * Halalas from riyals: `403.5` and `'403.50'` give 40350. Throws a RangeError for a fraction of a halala or no number.
 */
export function toHalalas(riyals: number | string): number {
  const [, sign, whole, fraction = ''] = riyalForm.exec(String(riyals).trim()) ?? [];
  const halalas = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (whole === undefined || !Number.isSafeInteger(halalas)) throw new RangeError(`Not an amount in riyals: ${riyals}`);
  return sign && halalas > 0 ? -halalas : halalas;
}

/** Riyals for the API: 40250 gives `402.5`. */
export function toRiyals(halalas: number): number {
  assertHalalas(halalas);
  return halalas / 100;
}

/** Riyals with exactly two decimals and no separator, for the card gateway and the invoice's QR code: `'402.50'`. */
export function toDecimal(halalas: number): string {
  assertHalalas(halalas);
  const size = Math.abs(halalas);
  return `${halalas < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
