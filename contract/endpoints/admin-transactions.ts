import { LoggedChange } from '../admin-record.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Order } from '../entities.ts';
import { id, momentSeen, page, perPage, requiredText, searchText } from '../fields.ts';
import { limits } from '../limits.ts';
import { queryDay } from '../moment-field.ts';
import {
  attemptStates,
  attentionFilters,
  attentionKinds,
  chargeDifferences,
  orderStates,
  paymentMethods,
  refundKinds,
} from '../payment-states.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

const instant = z.iso.datetime();

/** An order as the office lists it. Amounts in riyals. */
const AdminTransaction = Order.extend({
  state: z.enum(orderStates),
  at: instant.describe('When money came for it, or else when it was made'),
  paid_at: instant.nullable(),
  refunded_at: instant.nullable(),
  attention: z.array(z.enum(attentionKinds)).describe('Why somebody must look at it'),
  payment_data: z.unknown().describe('What the gateway said last of its newest attempt'),
});
export type AdminTransaction = z.output<typeof AdminTransaction>;

/** What the gateway said of an attempt when it was asked last, in its own words. */
const GatewayAnswer = z.object({
  status_code: z.number().int(),
  status_text: z.string().nullable(),
  transaction_status: z
    .string()
    .nullable()
    .describe('A authorised, H held, P pending, D declined, E error, C cancelled, X expired'),
  transaction_message: z.string().nullable(),
  transaction_date: z.string().nullable(),
  amount: z.number().nullable().describe('Riyals; null for what is no exact amount'),
  currency: z.string(),
  test: z.boolean(),
});

/** One attempt to pay: what the gateway said, when, and what we concluded. */
const AdminAttempt = z.object({
  _id: z.string(),
  ref: z.string().nullable().describe("The gateway's reference; null if it never gave one"),
  state: z.enum(attemptStates),
  amount: z.number(),
  currency: z.string(),
  test: z.boolean(),
  created_at: instant,
  started_by: z.string(),
  checked_at: instant.nullable(),
  answer: GatewayAnswer.nullable(),
  differences: z.array(z.enum(chargeDifferences)).describe('In what the answer is not as our own row'),
  attention: z.array(z.enum(attentionKinds)),
  refund_due: z.number().describe('What is still to be given back'),
  acceptable: z.boolean().describe('Whether what the gateway said last would let a charge in review pay the order'),
  excess: z.number().describe('What such a charge is more than the total'),
});
export type AdminAttempt = z.output<typeof AdminAttempt>;

const TaxDocument = z.object({
  _id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: instant,
  buyer: z.string(),
  vat_number: z.string(),
  total: z.number(),
  of: z
    .string()
    .nullable()
    .describe('Of a credit note: the number of its invoice; of an invoice: that of its credit note'),
  path: z.string(),
});
export type TaxDocument = z.output<typeof TaxDocument>;

const Refund = z.object({
  _id: z.string(),
  kind: z.enum(refundKinds),
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  created_at: instant,
});

/** An order with all that is known of its money. */
const AdminTransactionDetail = AdminTransaction.extend({
  season: z.object({ name: z.string(), name_en: z.string() }),
  payment_note: z.string().nullable().describe('Why it counts as paid, if the office recorded it'),
  recorded_by: z.string().nullable(),
  attempts: z.array(AdminAttempt).describe('The newest first'),
  documents: z.array(TaxDocument).describe('Invoices and credit notes, the first one first'),
  refunds: z.array(Refund).describe('The newest first'),
});
export type AdminTransactionDetail = z.output<typeof AdminTransactionDetail>;

const filters = {
  state: z.enum(orderStates).optional().catch(undefined),
  method: z.enum(paymentMethods).optional().catch(undefined),
  season: id().optional().catch(undefined),
  competion: id().optional().catch(undefined),
  attention: z.enum(attentionFilters).optional().catch(undefined),
  from: queryDay().describe('The first day, in Riyadh'),
  to: queryDay().describe('The last day, in Riyadh'),
};
export type TransactionFilters = z.output<z.ZodObject<typeof filters>>;

const narrowing = { s: searchText(), ...filters };

const path = '/api/admin/transections';
const access = 'admin-transactions';

export const listAdminTransactions = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'A page of the orders; with `id` one of them',
  query: z.object({
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    ...narrowing,
    sort: z.enum(['-at', 'at', '-total_amount', 'total_amount']).catch('-at').default('-at'),
  }),
  answer: z.object({
    success,
    orders: z.array(AdminTransaction),
    ...paging,
    moreThanTotal: z.boolean().describe('True where there are more than are counted and paged through'),
  }),
});

export const getAdminTransaction = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'One order: attempts with what the gateway said, invoices, credit notes, refunds',
  query: z.object({ id: id() }),
  answer: z.object({ success, order: AdminTransactionDetail }),
});

const Sums = z.object({ count: z.number().int(), taxable: z.number(), vat: z.number(), total: z.number() });

/**
 * The books: what was invoiced and credited, by the days on which the documents were issued, of the orders that the other
 * filters choose. The CSV file has the same documents.
 */
export const getTransactionTotals = endpoint({
  method: 'GET',
  path: `${path}/totals`,
  access,
  summary: 'What the invoices and credit notes of the orders of a list add up to, in riyals',
  query: z.object(narrowing),
  answer: z.object({
    success,
    totals: z.object({ invoices: Sums, credit_notes: Sums, net: Sums.omit({ count: true }) }),
  }),
});

export const getTransactionAttention = endpoint({
  method: 'GET',
  path: `${path}/attention`,
  access,
  summary: 'How many orders somebody must look at, by the reason',
  answer: z.object({ success, attention: z.record(z.enum(attentionKinds), z.number().int()) }),
});

export const exportTransactions = endpoint({
  method: 'GET',
  path: `${path}/export.csv`,
  access,
  summary: 'The invoices and credit notes of the orders of a list as a CSV file, for the accountant',
  query: z.object(narrowing),
  answer: z.undefined(),
  leavesTrace: true,
  sends: 'text/csv',
  rate: rates.officeExport,
});

export const transactionHistory = endpoint({
  method: 'GET',
  path: `${path}/history`,
  access,
  summary: 'What was changed in the orders, newest first',
  query: z.object({ id: id().optional(), page: page() }),
  answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
});

const done = z.object({ success, msg: z.string(), order: AdminTransactionDetail });
const note = () => requiredText(limits.noteMax);

/** Asks the gateway about an attempt that is neither paid nor given back once more, and settles what it says. */
export const askAboutCharge = endpoint({
  method: 'POST',
  path: `${path}/ask`,
  access,
  summary: 'Asks the gateway about one attempt again',
  body: z.object({ id: id(), attempt_id: id() }),
  answer: done,
  rate: rates.officeWrite,
  errors: ['charge_decided', 'payment_unavailable'],
});

export const acceptCharge = endpoint({
  method: 'POST',
  path: `${path}/accept`,
  access,
  summary: 'Lets a charge in review pay its order; what it is more than the total is to be given back',
  body: z.object({ id: id(), attempt_id: id(), note: note() }),
  missing: 'admin_fields_empty',
  answer: done,
  rate: rates.officeWrite,
  errors: [
    ...(['charge_not_taken', 'charge_of_another', 'charge_currency', 'charge_too_low'] as const),
    ...(['charge_not_in_review', 'order_paid', 'team_withdrawn'] as const),
    ...(['payment_not_ready', 'payment_unavailable'] as const),
  ],
});

/** Sent twice with the same reference, it is recorded once. */
export const refundTransaction = endpoint({
  method: 'POST',
  path: `${path}/refund`,
  access,
  summary: 'Records money that was given back: a charge that pays nothing, or the fee, with a credit note',
  body: z.object({
    id: id(),
    kind: z.enum(refundKinds, { error: 'not_offered' }),
    attempt_id: id().nullish().describe('Of every kind but `order`'),
    reference: requiredText(limits.referenceMax),
    note: note(),
  }),
  missing: 'admin_fields_empty',
  answer: done,
  rate: rates.officeWrite,
  errors: [
    ...(['no_refund_due', 'charge_not_in_review', 'refunded_already', 'order_not_paid', 'refund_due_first'] as const),
    ...(['charge_undecided', 'payment_unavailable'] as const),
  ],
});

export const recordManualPayment = endpoint({
  method: 'POST',
  path: `${path}/manual`,
  access,
  summary: 'Records a payment that came another way than by card',
  body: z.object({ id: id(), note: note() }),
  missing: 'admin_fields_empty',
  answer: done,
  rate: rates.officeWrite,
  errors: ['order_paid', 'team_withdrawn', 'payment_not_ready'],
});

export const takeBackManualPayment = endpoint({
  method: 'POST',
  path: `${path}/manual/undo`,
  access,
  summary: 'Takes back a payment that was recorded by hand and has not come, with a credit note',
  body: z.object({ id: id(), paid_at: momentSeen().describe('Which payment: as the order said'), note: note() }),
  missing: 'admin_fields_empty',
  answer: done,
  rate: rates.officeWrite,
  errors: ['paid_by_card', 'paid_anew', 'order_not_paid', 'refund_due_first'],
});
