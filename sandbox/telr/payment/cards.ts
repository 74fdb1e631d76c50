import type { Fields } from '../bodies.ts';

/** The parts of a card that are stored and returned. */
export interface CardSummary {
  paymethod: string;
  type: string;
  last4: string;
  country: string;
  first6: string;
  expiry: { month: number; year: number };
}

interface KnownCard {
  number: string;
  type: string;
  paymethod: string;
  threeDSecure: boolean;
}

/** The gateway's own test cards. Any other well-formed number works like the one without 3-D Secure. */
export const TEST_CARDS: readonly KnownCard[] = [
  { number: '4111111111111111', type: 'Visa Credit', paymethod: 'Card', threeDSecure: true },
  { number: '4000000000000002', type: 'Visa Credit', paymethod: 'Card', threeDSecure: false },
  { number: '4464040000000007', type: 'Mada', paymethod: 'Mada', threeDSecure: false },
];

const SCHEMES: readonly [RegExp, string][] = [
  [/^4/, 'Visa Credit'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard Credit'],
  [/^3[47]/, 'American Express'],
];

type CardProblem = 'missing' | 'invalid' | 'expired';
export type CardProblems = Partial<Record<'card_number' | 'expiry' | 'cvv', CardProblem>>;
interface Card {
  summary: CardSummary;
  cvv: string;
  threeDSecure: boolean;
}

/** Parses the card form. A card is valid until the end of its month, at the given time. */
export function readCard(fields: Fields, now: number): { card: Card } | { problems: CardProblems } {
  const number = digits(fields.card_number);
  const expiry = readExpiry(fields.expiry);
  const cvv = digits(fields.cvv);
  const problems: CardProblems = {};
  if (!number) problems.card_number = 'missing';
  else if (!isCardNumber(number)) problems.card_number = 'invalid';
  if (!digits(fields.expiry)) problems.expiry = 'missing';
  else if (!expiry) problems.expiry = 'invalid';
  else if (Date.UTC(expiry.year, expiry.month) <= now) problems.expiry = 'expired';
  if (!cvv) problems.cvv = 'missing';
  else if (!/^\d{3,4}$/.test(cvv)) problems.cvv = 'invalid';
  if (!expiry || Object.keys(problems).length > 0) return { problems };

  const known = TEST_CARDS.find((card) => card.number === number);
  const summary: CardSummary = {
    paymethod: known?.paymethod ?? 'Card',
    type: known?.type ?? SCHEMES.find(([prefix]) => prefix.test(number))?.[1] ?? 'Card',
    last4: number.slice(-4),
    country: 'SA',
    first6: number.slice(0, 6),
    expiry,
  };
  return { card: { summary, cvv, threeDSecure: known?.threeDSecure ?? false } };
}

/** People type numbers with Arabic digits and spaces as well. */
function digits(text = ''): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\s\u200e\u200f-]/g, '')
    .trim();
}

/** 12 to 19 digits that pass the Luhn test. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** MM/YY, MM/YYYY or MMYY. */
function readExpiry(text: string | undefined): CardSummary['expiry'] | null {
  const parts = /^(\d{1,2})\/(?:20)?(\d{2})$/.exec(digits(text)) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(digits(text));
  const month = Number(parts?.[1]);
  return parts && month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts[2]) } : null;
}
