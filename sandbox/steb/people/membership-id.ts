import type { Random } from './random.ts';

/*
 * A membership ID is a national ID: ten digits, the first 1 (citizen) or 2 (resident), the last a Luhn check digit.
 * Every ID handed out here carries a deliberately wrong check digit, so that none can belong to a real person.
 */

/** The Luhn check digit that a genuine ID would carry after these nine digits. */
function checkDigit(nine: string): number {
  const sum = [...nine].reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Ten digits that begin with 1 or 2; says nothing about the check digit. */
export function looksLikeMembershipId(id: string): boolean {
  return /^[12]\d{9}$/.test(id);
}

/** True when the check digit is right, that is, when the ID could be a real person's. */
export function hasCorrectCheckDigit(id: string): boolean {
  return looksLikeMembershipId(id) && Number(id[9]) === checkDigit(id.slice(0, 9));
}

/** Appends a check digit that is wrong by `shift` (1 to 9) to nine digits. */
export function madeUpId(nine: string, shift = 1): string {
  return nine + ((checkDigit(nine) + shift) % 10);
}

/** A random generated ID. Middle numbers below 1,000 are reserved for the listed people. */
export function randomMadeUpId(random: Random): string {
  const kind = random.chance(0.86) ? '1' : '2';
  const middle = String(1_000 + random.int(99_999_000)).padStart(8, '0');
  return madeUpId(kind + middle, 1 + random.int(9));
}
