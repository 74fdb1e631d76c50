import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { instant, notNegative, recordId, reference } from '#server/platform/columns.ts';
import type { InvoiceDocument } from '#server/platform/documents/invoice.ts';

/** The sums of a document in halalas, made of what it says, so that books of any length are added up by the database. */
const sums = () => ({
  taxable: integer('taxable').generatedAlwaysAs(sql`(content->'amounts'->>'price')::int`),
  vat: integer('vat').generatedAlwaysAs(sql`(content->'amounts'->>'tax')::int`),
  total: integer('total').generatedAlwaysAs(sql`(content->'amounts'->>'total')::int`),
});

/** A tax invoice as it was issued. The PDF can always be rendered again from `content`. */
export const invoices = pgTable(
  'invoices',
  {
    id: recordId(),
    number: text('number').notNull().unique('invoices_number_key'),
    /**
     * An order may get several over time; the newest is valid. The foreign key exists only in a migration: payments
     * import invoices, so this table cannot import theirs.
     */
    orderId: uuid('order_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb('content').$type<InvoiceDocument>().notNull(),
    ...sums(),
  },
  (table) => [
    index('invoices_order_id_idx').on(table.orderId, table.issuedAt),
    index('invoices_books_idx').on(table.issuedAt, table.taxable, table.vat, table.total),
  ],
);

/** A credit note over the whole amount of an invoice: each has one at most. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: recordId(),
    number: text('number').notNull().unique('credit_notes_number_key'),
    invoiceId: reference('invoice_id', () => invoices.id)
      .notNull()
      .unique('credit_notes_invoice_key'),
    issuedAt: instant('issued_at').notNull(),
    requestedBy: reference('requested_by', () => users.id).notNull(),
    content: jsonb('content').$type<InvoiceDocument>().notNull(),
    ...sums(),
  },
  (table) => [
    index('credit_notes_requested_by_idx').on(table.requestedBy),
    index('credit_notes_issued_at_idx').on(table.issuedAt),
  ],
);

export type InvoiceRecord = typeof invoices.$inferSelect;

/** The last number of a series. Incremented in the transaction that settles a payment, so that there is no gap. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text('series').primaryKey(),
    last: integer('last').notNull(),
  },
  (table) => [notNegative('invoice_series_last_check', table.last)],
);
