import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { renderInvoice } from '#server/platform/documents/invoice.ts';
import type { FileStore } from '#server/platform/files.ts';
import { invoices } from './table.ts';

const keyOf = (orderId: string) => `invoices/${orderId}.pdf`;

/**
 * The PDF of an order's invoice, made when it is first wanted and kept; undefined when the order has no invoice.
 * @throws DocumentError when it cannot be set
 */
export async function invoicePdf(db: Db, files: FileStore, orderId: string): Promise<Uint8Array | undefined> {
  const kept = await files.get(keyOf(orderId));
  if (kept) return kept;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!invoice) return undefined;
  const pdf = await renderInvoice(invoice.content);
  await files.put(keyOf(orderId), pdf);
  return pdf;
}
