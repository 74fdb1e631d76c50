import { randomInt } from 'node:crypto';
import type { Charge } from '../orders.ts';

/** The bank's decision about a card. */
export type Outcome = Pick<Charge, 'status' | 'code' | 'message'>;

/** Decline codes that a test card can be given as its CVV ("041"), as in the gateway's test mode. */
const DECLINES: Record<number, string> = {
  31: 'Not authorised',
  41: 'Insufficient funds',
  42: 'Card security code (CVV) mismatch',
  61: 'Refer to card issuer',
  62: 'Do not honor',
  66: 'Card cancelled',
  67: 'Transaction not permitted by issuer',
  91: 'Fraud detected by issuer',
  93: 'Card limits exceeded',
};

/** The CVV decides: 123 approves, 999 holds, any other declines. */
export function outcomeOf(cvv: string): Outcome {
  if (cvv === '123') return { status: 'A', code: authCode(), message: 'Authorised' };
  if (cvv === '999') return held();
  const code = Number(cvv) in DECLINES ? Number(cvv) : 31;
  return { status: 'D', code: String(code), message: DECLINES[code] ?? '' };
}

export function held(): Outcome {
  return { status: 'H', code: authCode(), message: 'Authorised but placed on hold' };
}

export const THREE_D_SECURE_FAILED: Outcome = {
  status: 'D',
  code: '47',
  message: '3DSecure authentication rejected',
};

const authCode = () => String(randomInt(100_000, 1_000_000));
