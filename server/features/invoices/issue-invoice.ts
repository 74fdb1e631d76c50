import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Fee } from '#domain/fee.ts';
import { sellerOf } from '#server/features/settings/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { InvoiceDocument, Sold } from '#server/platform/documents/invoice.ts';
import { invoiceSeries, invoices } from './table.ts';

/** The buyer on the invoice, if it is an organisation with a tax number. */
export type Buyer = { name: string; address: string; vatNumber: string };

/** What was paid, by whom and for what, as texts that do not change later. Money in halalas. */
export type Sale = {
  orderId: string;
  issuedAt: Date;
  customer: { name: string; email: string };
  /** The organisation that buys; without one it is a simplified invoice. */
  buyer: Buyer | undefined;
  sold: Sold;
  fee: Fee;
  payment: InvoiceDocument['payment'];
};

/**
 * Issues the tax invoice of a sale, with the next number of its year. Call it in the transaction that settles the sale.
 */
export async function issueInvoice(tx: Tx, sale: Sale): Promise<string> {
  const seller = await sellerOf(tx);
  const number = await nextNumber(tx, sale.issuedAt);
  const { name, email } = sale.customer;
  const content: InvoiceDocument = {
    number,
    issuedAt: sale.issuedAt.toISOString(),
    seller,
    // Named one by one: an order knows more of its customer than an invoice may keep.
    buyer: { name, email, ...(sale.buyer && { entity: sale.buyer }) },
    ...sale.sold,
    amounts: sale.fee,
    taxPercent: limits.taxPercent,
    payment: sale.payment,
  };
  await tx.insert(invoices).values({ number, orderId: sale.orderId, issuedAt: sale.issuedAt, content });
  return number;
}

/**
 * The next number of a year's invoices, or of its credit notes (`CN-`). The series' row stays locked until the transaction
 * commits or rolls back, so numbers have no gaps or duplicates.
 */
export async function nextNumber(tx: Tx, issuedAt: Date, prefix: '' | 'CN-' = ''): Promise<string> {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' }).format(issuedAt);
  const series = prefix + year;
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  return `${series}-${String(row?.last).padStart(6, '0')}`;
}
