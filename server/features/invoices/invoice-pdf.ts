import type { Db } from '#server/platform/database.ts';
import { renderInvoice } from '#server/platform/documents/invoice.ts';
import type { FileStore } from '#server/platform/files.ts';
import { newestInvoice } from './newest-invoice.ts';

/**
 * The PDF of an order's newest invoice, made at the first request and then stored; undefined when the order has none.
 * The first invoice is stored under its order's id, as in earlier releases, so that the same file is served again.
 * @throws DocumentError when it cannot be rendered
 */
export async function invoicePdf(db: Db, files: FileStore, orderId: string): Promise<Uint8Array | undefined> {
  const newest = await newestInvoice(db, orderId);
  if (!newest) return undefined;
  const { invoice, isFirst } = newest;
  const key = `invoices/${isFirst ? orderId : invoice.id}.pdf`;
  const kept = await files.get(key);
  if (kept) return kept;
  const pdf = await renderInvoice(invoice.content);
  await files.put(key, pdf);
  return pdf;
}
