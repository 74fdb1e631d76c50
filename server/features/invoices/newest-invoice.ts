import { desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';
import type { InvoiceDocument } from '#server/platform/documents/invoice.ts';
import { creditNotes, type InvoiceRecord, invoices } from './table.ts';

const newestFirst = [desc(invoices.issuedAt), desc(invoices.number)];

/** The valid invoice of an order: the newest. An order has a second one if the first was credited and issued anew. */
export async function newestInvoice(
  db: DbOrTx,
  orderId: string,
): Promise<{ invoice: InvoiceRecord; isFirst: boolean } | undefined> {
  const [invoice, earlier] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(...newestFirst)
    .limit(2);
  return invoice && { invoice, isFirst: earlier === undefined };
}

/** What it says, as a column of a query over orders; a join would return an order once for each of its invoices. */
export const newestInvoiceContent = (orderId: SQLWrapper) =>
  sql<InvoiceDocument | null>`(select ${invoices.content} from ${invoices} where ${invoices.orderId} = ${orderId}
    order by ${invoices.issuedAt} desc, ${invoices.number} desc limit 1)`;

/** The number of the newest credit note over invoices of an order, as a column. */
export const creditNoteNumber = (orderId: SQLWrapper) =>
  sql<string | null>`(select ${creditNotes.number} from ${creditNotes}
    join ${invoices} on ${invoices.id} = ${creditNotes.invoiceId} where ${invoices.orderId} = ${orderId}
    order by ${creditNotes.issuedAt} desc, ${creditNotes.number} desc limit 1)`;

/** The newest credit note over invoices of an order: when one was issued anew, or its fee was given back. */
export async function creditNoteOf(db: DbOrTx, orderId: string) {
  const [found] = await db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(creditNotes.issuedAt), desc(creditNotes.number))
    .limit(1);
  return found?.note;
}
