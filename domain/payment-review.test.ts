import { expect, test } from 'vitest';
import { differencesOf, isClosed, judgeCharge } from './payment-review.ts';
import type { GatewayOrder } from './payment-state.ts';

const ours = { ref: 'R1', cartId: 'C1', amount: 40_300, currency: 'SAR', test: false };
const charged: GatewayOrder = { ...ours, currency: 'SAR', statusCode: 3, transactionStatus: 'A' };

test.each<[string, Partial<GatewayOrder>, ReturnType<typeof judgeCharge>]>([
  ['the whole fee', {}, { excess: 0 }],
  ['more than the fee', { amount: 50_000 }, { excess: 9_700 }],
  ['a currency in small letters', { currency: 'sar' }, { excess: 0 }],
  ['one halala less', { amount: 40_299 }, { refused: 'charge_too_low' }],
  ['no exact amount', { amount: null }, { refused: 'charge_too_low' }],
  ['another currency', { currency: 'USD', amount: 50_000 }, { refused: 'charge_currency' }],
  ['a charge of the test mode', { test: true }, { refused: 'charge_of_another' }],
  ['another reference', { ref: 'R2' }, { refused: 'charge_of_another' }],
  ['another cart', { cartId: 'C2' }, { refused: 'charge_of_another' }],
  ['held by the bank', { transactionStatus: 'H' }, { refused: 'charge_not_taken' }],
  ['authorised only', { statusCode: 2 }, { refused: 'charge_not_taken' }],
  ['pending', { statusCode: 1, transactionStatus: null }, { refused: 'charge_not_taken' }],
  ['cancelled', { statusCode: -2 }, { refused: 'charge_not_taken' }],
])('a charge in review: %s', (_, change, verdict) => {
  expect(judgeCharge(ours, { ...charged, ...change }, 40_300)).toEqual(verdict);
});

test('a charge in live mode does not pay what was begun in test mode', () => {
  expect(judgeCharge({ ...ours, test: true }, charged, 40_300)).toEqual({ refused: 'charge_of_another' });
});

test('differences are named', () => {
  expect(differencesOf(ours, charged)).toEqual([]);
  expect(differencesOf(ours, { ...charged, amount: 1, currency: 'USD', test: true })).toEqual([
    'amount',
    'currency',
    'test',
  ]);
});

test.each([
  [3, 'A', false],
  [2, 'H', false],
  [1, null, false],
  [0, 'D', false],
  [-1, null, true],
  [-3, 'D', true],
])('a charge with code %s and status %s is closed: %s', (statusCode, transactionStatus, closed) => {
  expect(isClosed({ ...charged, statusCode, transactionStatus })).toBe(closed);
});
