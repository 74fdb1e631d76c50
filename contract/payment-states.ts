/** The states of one attempt to pay at the gateway. */
export const attemptStates = [
  'created',
  'redirected',
  /** The card was entered, but the bank has not decided yet: the amount may be reserved on the card. */
  'held',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'unknown',
  'review',
  /** Its charge went back, as the office recorded; whatever the gateway says of it later settles nothing. */
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** How an order was paid: at the gateway, or by hand, as the office recorded it. */
export const paymentMethods = ['card', 'manual'] as const;

/** What became of an order: whether its fee is owed, was paid, or was given back. */
export const orderStates = ['unpaid', 'paid', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Why money went back: the fee of a paid order; a second charge; what a charge was more than the fee; a charge in review
 * that was not accepted.
 */
export const refundKinds = ['order', 'double', 'excess', 'review'] as const;
export type RefundKind = (typeof refundKinds)[number];

/**
 * Why the office must look at an order: a charge in review, one whose state the gateway does not say, one that is the
 * second, and one that was more than the fee.
 */
export const attentionKinds = ['review', 'unknown', 'double', 'refund_due'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** By what a list is narrowed: one of them, whatever is to be given back, or any. */
export const attentionFilters = [...attentionKinds, 'refund', 'any'] as const;
export type AttentionFilter = (typeof attentionFilters)[number];

/** In what the gateway's answer may differ from our own row: each alone keeps a charge from paying an order. */
export const chargeDifferences = ['ref', 'cart', 'amount', 'currency', 'test'] as const;
export type ChargeDifference = (typeof chargeDifferences)[number];
