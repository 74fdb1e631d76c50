import type { PaymentState } from '#contract/entities.ts';

/**
 * States of one try to pay, and what the gateway's answer makes of it.
 *
 * The rule that decides: paid means that the gateway itself, asked about the reference in our own row, answers code 3
 * with transaction status A, and the same reference, cart id, amount, currency and test flag as our row.
 */

export const attemptStates = [
  'created',
  'redirected',
  /** The person has done their part, and the bank has not decided: the amount may be reserved on the card. */
  'held',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'unknown',
  'review',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** How an order was paid: at the gateway, or by hand, as the office recorded it. */
export const paymentMethods = ['card', 'manual'] as const;

/** An attempt that may still become paid: it is asked about again. */
export const openStates = ['redirected', 'held', 'unknown'] as const satisfies AttemptState[];

export const isOpen = (state: AttemptState): boolean => (openStates as readonly AttemptState[]).includes(state);

/** The gateway's answer to a check, as far as it decides. Amounts in halalas. */
export type GatewayOrder = {
  ref: string;
  cartId: string;
  amount: number | null;
  currency: string;
  test: boolean;
  statusCode: number;
  transactionStatus: string | null;
};

type Expected = { ref: string; cartId: string; amount: number; currency: string; test: boolean };

/** The state that an answer of the gateway gives to the attempt it was asked about. */
export function judge(expected: Expected, answer: GatewayOrder): AttemptState {
  const same =
    answer.ref === expected.ref &&
    answer.cartId === expected.cartId &&
    answer.amount === expected.amount &&
    answer.currency.toUpperCase() === expected.currency.toUpperCase() &&
    answer.test === expected.test;
  if (answer.statusCode === 3 && answer.transactionStatus === 'A') return same ? 'paid' : 'review';
  if (answer.statusCode > 0 && !same) return 'review';
  if (answer.statusCode === -1 || answer.statusCode === -4) return 'expired';
  if (answer.statusCode === -2) return 'cancelled';
  if (answer.statusCode === -3) return 'declined';
  if (answer.statusCode < 0) return 'declined';
  // Any other code than "pending", and any letter of a transaction, says that the card was used already.
  return answer.statusCode <= 1 && !answer.transactionStatus ? 'redirected' : 'held';
}

/**
 * Whether a state may take the place of another. `paid` and `review` stay whatever is heard later (`review` waits for
 * a person); a closed attempt may still turn out paid, because money that came counts.
 */
export function mayFollow(from: AttemptState, to: AttemptState): boolean {
  if (from === to || from === 'paid') return false;
  if (from === 'review') return to === 'paid';
  if (to === 'paid' || to === 'review') return true;
  return from === 'created' || isOpen(from);
}

/** What the portal tells a browser: above 0 only for paid, 0 while it is open, below 0 for a failure. */
export function publicStatus(state: AttemptState): { code: number; text: string } {
  switch (state) {
    case 'paid':
      return { code: 3, text: 'Paid' };
    case 'declined':
      return { code: -3, text: 'Declined' };
    case 'cancelled':
      return { code: -2, text: 'Cancelled' };
    case 'expired':
      return { code: -1, text: 'Expired' };
    case 'review':
      return { code: 0, text: 'In review' };
    case 'held':
      return { code: 0, text: 'On hold' };
    default:
      return { code: 0, text: 'Pending' };
  }
}

/** The state of an order's payment, by the attempt that counts (`latest-attempt.ts`); none with a reference is `due`. */
export function paymentStateOf(paid: boolean, attempt: AttemptState | null): PaymentState {
  if (paid) return 'paid';
  if (!attempt || attempt === 'created') return 'due';
  // The attempt is charged, and the order is not settled yet.
  if (attempt === 'paid') return 'unknown';
  return attempt === 'redirected' ? 'open' : attempt;
}

/** What a person can do: pay, wait for the bank's word (and ask it again), wait for the office, or nothing more. */
export function paymentStep(state: PaymentState): 'pay' | 'ask' | 'wait' | 'done' {
  if (state === 'paid') return 'done';
  if (state === 'review') return 'wait';
  return state === 'held' || state === 'unknown' ? 'ask' : 'pay';
}
