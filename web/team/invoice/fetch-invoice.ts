import { getInvoice, makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import type { Order } from '#contract/entities.ts';
import { call } from '#web/lib/api.ts';
import { fetchPdf } from '../download/index.ts';

/** The PDF of an order's invoice, made again, once, if the stored file is damaged; undefined if that does not help. */
export async function fetchInvoice({ _id, items: { team } }: Order): Promise<Blob | undefined> {
  const { invoice_path } = await call(getInvoice, { query: { order_id: _id } });
  const pdf = await fetchPdf(invoice_path);
  if (pdf || !team) return pdf;
  await call(makeInvoiceAgain, { body: { team: team._id, order_id: _id } });
  return fetchPdf(invoice_path);
}
