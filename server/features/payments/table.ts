import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { attemptStates, orderStates, paymentMethods, refundKinds } from '#contract/payment-states.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, inList, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

/**
 * What an order was for, as texts that do not change later, for any kind of purpose. The owner of the purpose provides
 * them; for a team see `registration/team-order.ts`.
 */
export type OrderItems = {
  customer: { name: string; email: string; nationalId: string };
  /** The person or thing that is paid for, and its school or organisation. */
  subject: { number: string; name: string; organisation: string };
  /** The product, and its season or edition. */
  product: { name: string; nameEn: string };
  period: { name: string; nameEn: string };
};

/** A fee that is owed, or was paid. Its purpose is stored only as a kind and an id. Money in halalas. */
export const orders = pgTable(
  'orders',
  {
    id: recordId(),
    purposeKind: text('purpose_kind').notNull(),
    purposeId: uuid('purpose_id').notNull(),
    createdBy: reference('created_by', () => users.id).notNull(),
    items: jsonb('items').$type<OrderItems>().notNull(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    tax: integer('tax').notNull(),
    rounding: integer('rounding').notNull(),
    total: integer('total').notNull(),
    termsAcceptedAt: instant('terms_accepted_at'),
    paidAt: instant('paid_at'),
    paymentMethod: text('payment_method', { enum: paymentMethods }),
    /** For a payment recorded by the office: the reason, and the user who recorded it. */
    paymentNote: text('payment_note'),
    recordedBy: reference('recorded_by', () => users.id),
    /** When the fee was given back; null again once it is paid anew. */
    refundedAt: instant('refunded_at'),
    createdAt: createdAt(),
    /** What it is for, and in which edition: ids that lists are narrowed by. A trigger fills them from the purpose. */
    productId: uuid('product_id'),
    periodId: uuid('period_id'),
    state: text('state', { enum: orderStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when paid_at is not null then 'paid' when refunded_at is not null then 'refunded' else 'unpaid' end`,
      ),
    /** When money came for it, or else when it was made: the order of the office's list. */
    at: timestamp('at', { withTimezone: true, precision: 3 })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(paid_at, created_at)`),
  },
  (table) => [
    uniqueIndex('orders_purpose_key').on(table.purposeKind, table.purposeId),
    index('orders_created_at_idx').on(table.createdAt),
    index('orders_paid_at_idx').on(table.paidAt),
    // Received payments, and those that need attention: the dashboard reads only these.
    index('orders_income_idx').on(table.purposeId, table.paidAt, table.total).where(sql`paid_at is not null`),
    index('orders_at_idx').on(table.at, table.id),
    index('orders_total_idx').on(table.total, table.at, table.id),
    index('orders_state_idx').on(table.state, table.at, table.id),
    index('orders_method_idx').on(table.paymentMethod, table.at, table.id),
    index('orders_period_idx').on(table.periodId, table.at, table.id),
    index('orders_product_idx').on(table.productId, table.at, table.id),
    index('orders_created_by_idx').on(table.createdBy),
    index('orders_recorded_by_idx').on(table.recordedBy).where(sql`recorded_by is not null`),
    notNegative('orders_amounts_check', table.subtotal, table.tax, table.total),
    check('orders_total_check', sql`${table.total} = ${table.subtotal} + ${table.tax} + ${table.rounding}`),
    inList('orders_state_check', table.state, orderStates),
    inList('orders_payment_method_check', table.paymentMethod, paymentMethods),
    check('orders_refunded_check', sql`num_nonnulls(${table.paidAt}, ${table.refundedAt}) < 2`),
    check('orders_paid_check', sql`(${table.paidAt} is null) = (${table.paymentMethod} is null)`),
    check(
      'orders_manual_payment_check',
      sql`${table.paymentMethod} is distinct from 'manual' or num_nulls(${table.paymentNote}, ${table.recordedBy}) = 0`,
    ),
  ],
);

export type OrderRecord = typeof orders.$inferSelect;

/** One attempt to pay an order at the gateway. Written before the gateway is called, so that a crash cannot lose it. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: recordId(),
    orderId: reference('order_id', () => orders.id).notNull(),
    startedBy: reference('started_by', () => users.id).notNull(),
    /** Our id, new for every attempt: the gateway refuses an id that it has seen. */
    cartId: text('cart_id').notNull().unique('payment_attempts_cart_id_key'),
    /** The token in this attempt's return address. */
    returnToken: text('return_token').notNull(),
    /** The gateway's reference; absent until it answered. */
    ref: text('ref').unique('payment_attempts_ref_key'),
    url: text('url'),
    state: text('state', { enum: attemptStates }).notNull().default('created'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    test: boolean('test').notNull(),
    /** A second charge of an order that was paid already. */
    needsRefund: boolean('needs_refund').notNull().default(false),
    /** What is still to be given back of it, in halalas: a whole second charge, or what was more than the fee. */
    refundDue: integer('refund_due').notNull().default(0),
    /** The gateway's last answer, for the office. */
    lastAnswer: jsonb('last_answer'),
    createdAt: createdAt(),
    checkedAt: instant('checked_at'),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open_key')
      .on(table.orderId)
      .where(sql`${table.ref} is not null and ${table.state} in ('redirected', 'held', 'unknown')`),
    index('payment_attempts_order_idx').on(table.orderId, table.createdAt),
    index('payment_attempts_attention_idx')
      .on(table.state, table.needsRefund, table.orderId)
      .where(sql`state = 'review' or refund_due > 0`),
    index('payment_attempts_unknown_idx').on(table.orderId).where(sql`state = 'unknown' and ref is not null`),
    index('payment_attempts_state_idx').on(table.state, table.createdAt),
    index('payment_attempts_ref_idx').on(sql`lower(${table.ref})`),
    index('payment_attempts_started_by_idx').on(table.startedBy),
    inList('payment_attempts_state_check', table.state, attemptStates),
    notNegative('payment_attempts_amount_check', table.amount, table.refundDue),
  ],
);

export type AttemptRecord = typeof paymentAttempts.$inferSelect;

/**
 * Money that the office gave back, by whatever way: the portal records it and moves none. Once for each reason of a
 * charge; an order that was paid anew can be refunded again.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: recordId(),
    orderId: reference('order_id', () => orders.id).notNull(),
    /** None for a fee that was recorded by hand. */
    attemptId: reference('attempt_id', () => paymentAttempts.id),
    kind: text('kind', { enum: refundKinds }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The bank's or the gateway's own number of the refund. */
    reference: text('reference').notNull(),
    reason: text('reason').notNull(),
    recordedBy: reference('recorded_by', () => users.id).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('refunds_attempt_key').on(table.attemptId, table.kind).where(sql`${table.attemptId} is not null`),
    index('refunds_order_idx').on(table.orderId, table.createdAt),
    index('refunds_recorded_by_idx').on(table.recordedBy),
    inList('refunds_kind_check', table.kind, refundKinds),
    notNegative('refunds_amount_check', table.amount),
  ],
);

export type RefundRecord = typeof refunds.$inferSelect;
