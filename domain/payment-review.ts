import { type ChargeDifference, chargeDifferences } from '#contract/payment-states.ts';
import type { GatewayOrder } from './payment-state.ts';

/** Our own row. The amount in halalas. */
type Expected = { ref: string; cartId: string; amount: number; currency: string; test: boolean };

export function differencesOf(expected: Expected, answer: GatewayOrder): ChargeDifference[] {
  const differs: Record<ChargeDifference, boolean> = {
    ref: answer.ref !== expected.ref,
    cart: answer.cartId !== expected.cartId,
    amount: answer.amount !== expected.amount,
    currency: answer.currency.toUpperCase() !== expected.currency.toUpperCase(),
    test: answer.test !== expected.test,
  };
  return chargeDifferences.filter((name) => differs[name]);
}

/** Whether the gateway says that the money was taken. */
export const isCharged = ({ statusCode, transactionStatus }: GatewayOrder): boolean =>
  statusCode === 3 && transactionStatus === 'A';

/** Whether the gateway says that it ended without money: no card is charged for it any more. */
export const isClosed = ({ statusCode }: GatewayOrder): boolean => statusCode < 0;

type WhyNotAccepted = 'charge_not_taken' | 'charge_of_another' | 'charge_currency' | 'charge_too_low';

/**
 * Whether the office may let a charge in review pay an order of `total` halalas: it must have been taken, be the one that
 * we began, in the same mode (a charge of the test mode is no money) and currency, and be enough. What it is more than the
 * total is owed back.
 */
export function judgeCharge(
  expected: Expected,
  answer: GatewayOrder,
  total: number,
): { refused: WhyNotAccepted } | { excess: number } {
  if (!isCharged(answer)) return { refused: 'charge_not_taken' };
  const differing = differencesOf(expected, answer);
  if (differing.some((name) => name === 'ref' || name === 'cart' || name === 'test'))
    return { refused: 'charge_of_another' };
  if (differing.includes('currency')) return { refused: 'charge_currency' };
  // No exact number of halalas is no amount that could be compared.
  if (answer.amount === null || answer.amount < total) return { refused: 'charge_too_low' };
  return { excess: answer.amount - total };
}
