/** Where the made-up people's numbers begin; the listed accounts and people stand far below. */
const FIRST = 99_100_000;

/**
 * The n-th made-up membership ID: ten digits as a national ID has them, but with a check digit (Luhn) that is wrong, so
 * that it cannot be a real person's.
 */
export function madeUpMembershipId(n: number): string {
  const digits = `1${FIRST + n}`;
  return digits + ((luhnDigit(digits) + 1 + (n % 9)) % 10);
}

/** The digit that makes the sum of a genuine number divisible by ten. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
