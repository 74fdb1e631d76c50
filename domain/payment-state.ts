import type { PaymentState } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import type { AttemptState } from '#contract/payment-states.ts';

export type { AttemptState } from '#contract/payment-states.ts';

/**
 * The states of a payment attempt, and which one the gateway's answer leads to.
 *
 * The rule: paid means that the gateway itself, asked about the reference in our own row, answers code 3
 * with transaction status A, and the same reference, cart id, amount, currency and test flag as our row.
 */

/** An attempt that may still become paid, so the gateway is asked again. */
export const openStates = ['redirected', 'held', 'unknown'] as const satisfies AttemptState[];

/** An attempt that ended without money, as far as is known. */
export const closedStates = ['declined', 'cancelled', 'expired'] as const satisfies AttemptState[];

export const isOpen = (state: AttemptState): boolean => (openStates as readonly AttemptState[]).includes(state);

/** The relevant parts of the gateway's answer to a check. Amounts in halalas. */
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

/** The state of an attempt according to the gateway's answer. */
export function stateFromAnswer(expected: Expected, answer: GatewayOrder): AttemptState {
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
  // Any code other than "pending" and any transaction status mean that the card has been used.
  return answer.statusCode <= 1 && !answer.transactionStatus ? 'redirected' : 'held';
}

/**
 * Whether a state may replace another one. `paid` stays, and so does `refunded`, whatever the gateway answers later; `review` waits for a person,
 * and only `paid` replaces it; a closed attempt may still become paid, because money that arrived counts. What the bank
 * holds stays held while the gateway says nothing.
 */
export function canReplace(from: AttemptState, to: AttemptState): boolean {
  if (from === to || from === 'paid' || from === 'refunded' || to === 'refunded') return false;
  if (from === 'review') return to === 'paid';
  if (from === 'held' && to === 'unknown') return false;
  if (to === 'paid' || to === 'review') return true;
  return from === 'created' || isOpen(from);
}

/** The status for browsers: above 0 only if paid, 0 while open, below 0 for a failure. */
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
    case 'refunded':
      return { code: -2, text: 'Refunded' };
    default:
      return { code: 0, text: 'Pending' };
  }
}

/**
 * The state of an order's payment, from the attempt that counts (`latest-attempt.ts`); `due` if none has a reference.
 */
export function paymentStateOf(paid: boolean, attempt: AttemptState | null): PaymentState {
  if (paid) return 'paid';
  if (!attempt || attempt === 'created' || attempt === 'refunded') return 'due';
  // The attempt is charged, and the order is not settled yet.
  if (attempt === 'paid') return 'unknown';
  return attempt === 'redirected' ? 'open' : attempt;
}

/** What the person can do next: pay, wait for the bank (and check again), wait for the office, or nothing. */
export function paymentStep(state: PaymentState): 'pay' | 'ask' | 'wait' | 'done' {
  if (state === 'paid') return 'done';
  if (state === 'review') return 'wait';
  return state === 'held' || state === 'unknown' ? 'ask' : 'pay';
}

/** Whether a payment is so new that whoever returns from it is congratulated. */
export const isJustPaid = (paidAt: Date | null, now: Date): boolean =>
  paidAt !== null && now.getTime() - paidAt.getTime() < limits.justPaid;

const MINUTE = 60_000;
/** When the portal asks the gateway by itself, in milliseconds: the ages of the attempts that it asks about. */
export const ownChecks = {
  /** A younger one is still being paid. */
  youngest: 2 * MINUTE,
  /** An older one has expired. */
  oldest: 24 * 60 * MINUTE,
  /** But a bank may hold a payment for days, and the team cannot pay meanwhile. */
  heldEvery: 60 * MINUTE,
};

type Asked = { state: AttemptState; createdAt: Date; checkedAt: Date | null };

/**
 * When the bank was asked about an attempt that is held or unknown, and when the portal, which does so at each whole
 * minute, asks next; null where it does not any more. Undefined for other states, and while nobody has asked.
 */
export function bankAsked(
  { state, createdAt, checkedAt }: Asked,
  now: Date,
): { at: Date; next: Date | null } | undefined {
  if (!checkedAt || (state !== 'held' && state !== 'unknown')) return undefined;
  const soonest = Math.max(now.getTime(), createdAt.getTime() + ownChecks.youngest);
  const whole = (time: number) => new Date(Math.ceil((time + 1) / MINUTE) * MINUTE);
  if (whole(soonest).getTime() <= createdAt.getTime() + ownChecks.oldest)
    return { at: checkedAt, next: whole(soonest) };
  const later = Math.max(now.getTime(), checkedAt.getTime() + ownChecks.heldEvery);
  return { at: checkedAt, next: state === 'held' ? whole(later) : null };
}
