/** The first number of generated people; those of the listed accounts and people are far below. */
const FIRST = 99_100_000;

/**
 * The n-th generated membership ID: ten digits like a national ID, but with a wrong check digit (Luhn), so
 * that it cannot be a real person's.
 */
export function madeUpMembershipId(n: number): string {
  const digits = `1${FIRST + n}`;
  return digits + ((luhnDigit(digits) + 1 + (n % 9)) % 10);
}

/** The correct check digit. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
