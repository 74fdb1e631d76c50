import { describe, expect, test } from 'vitest';
import {
  type AttemptState,
  canReplace,
  type GatewayOrder,
  paymentStateOf,
  paymentStep,
  publicStatus,
  stateFromAnswer,
} from './payment-state.ts';

const ours = { ref: 'R1', cartId: 'C1', amount: 40_300, currency: 'SAR', test: false };
const answer = (change: Partial<GatewayOrder>): GatewayOrder => ({
  ...ours,
  statusCode: 3,
  transactionStatus: 'A',
  ...change,
});

describe('what the gateway says of an order', () => {
  const cases: [string, Partial<GatewayOrder>, AttemptState][] = [
    ['paid and authorised', {}, 'paid'],
    ['currency in small letters', { currency: 'sar' }, 'paid'],
    ['pending', { statusCode: 1, transactionStatus: null }, 'redirected'],
    ['pending, with a transaction on hold', { statusCode: 1, transactionStatus: 'H' }, 'held'],
    ['authorised, not captured', { statusCode: 2 }, 'held'],
    ['payment requested', { statusCode: 4 }, 'held'],
    ['paid but held', { transactionStatus: 'H' }, 'held'],
    ['paid but pending', { transactionStatus: 'P' }, 'held'],
    ['paid without a transaction', { transactionStatus: null }, 'held'],
    ['expired', { statusCode: -1 }, 'expired'],
    ['cancelled', { statusCode: -2 }, 'cancelled'],
    ['declined', { statusCode: -3, transactionStatus: 'D' }, 'declined'],
    ['replaced', { statusCode: -4 }, 'expired'],
    ['another amount', { amount: 100 }, 'review'],
    ['an amount that is none', { amount: null }, 'review'],
    ['another currency', { currency: 'USD' }, 'review'],
    ['a test order where ours is live', { test: true }, 'review'],
    ["another order's cart", { cartId: 'C2' }, 'review'],
    ['another reference', { ref: 'R2' }, 'review'],
  ];
  test.each(cases)('%s', (_, change, state) => {
    expect(stateFromAnswer(ours, answer(change))).toBe(state);
  });
});

describe('which state may follow which', () => {
  const all: AttemptState[] = [
    'created',
    'redirected',
    'held',
    'paid',
    'declined',
    'cancelled',
    'expired',
    'unknown',
    'review',
    'refunded',
  ];
  const allowed: Record<AttemptState, AttemptState[]> = {
    created: ['redirected', 'held', 'paid', 'declined', 'cancelled', 'expired', 'unknown', 'review'],
    redirected: ['created', 'held', 'paid', 'declined', 'cancelled', 'expired', 'unknown', 'review'],
    held: ['created', 'redirected', 'paid', 'declined', 'cancelled', 'expired', 'review'],
    unknown: ['created', 'redirected', 'held', 'paid', 'declined', 'cancelled', 'expired', 'review'],
    declined: ['paid', 'review'],
    cancelled: ['paid', 'review'],
    expired: ['paid', 'review'],
    review: ['paid'],
    paid: [],
    refunded: [],
  };
  test.each(all)('%s', (from) => {
    expect(all.filter((to) => canReplace(from, to)).sort()).toEqual([...allowed[from]].sort());
  });
});

test('a browser hears a number above 0 for paid alone', () => {
  const positive = (
    ['created', 'redirected', 'held', 'declined', 'cancelled', 'expired', 'unknown', 'review'] as const
  ).filter((state) => publicStatus(state).code > 0);
  expect(positive).toEqual([]);
  expect(publicStatus('paid').code).toBeGreaterThan(0);
});

test.each([
  [false, null, 'due', 'pay'],
  [false, 'created', 'due', 'pay'],
  [false, 'redirected', 'open', 'pay'],
  [false, 'held', 'held', 'ask'],
  [false, 'unknown', 'unknown', 'ask'],
  [false, 'review', 'review', 'wait'],
  [false, 'declined', 'declined', 'pay'],
  [false, 'cancelled', 'cancelled', 'pay'],
  [false, 'expired', 'expired', 'pay'],
  [false, 'paid', 'unknown', 'ask'],
  [true, 'paid', 'paid', 'done'],
  [true, 'declined', 'paid', 'done'],
] as const)('an order (paid: %s) whose attempt is %s is %s: %s', (paid, attempt, state, step) => {
  expect(paymentStateOf(paid, attempt)).toBe(state);
  expect(paymentStep(state)).toBe(step);
});
