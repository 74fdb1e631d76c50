import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database.ts';
import type { InvoiceDocument } from '#server/platform/documents/invoice.ts';
import { nextNumber } from './issue-invoice.ts';
import { newestInvoice } from './newest-invoice.ts';
import { creditNotes, type InvoiceRecord } from './table.ts';

type CreditNote = { id: string; number: string };
type Why = Pick<NonNullable<InvoiceDocument['credited']>, 'replacedBy' | 'reason'>;

/** Writes a credit note over the whole amount of an invoice, with the next number of its year. */
export async function writeCreditNote(
  tx: Tx,
  { id, number, content }: InvoiceRecord,
  { issuedAt, requestedBy, ...why }: { issuedAt: Date; requestedBy: string } & Why,
): Promise<CreditNote> {
  const creditNumber = await nextNumber(tx, issuedAt, 'CN-');
  const [note] = await tx
    .insert(creditNotes)
    .values({
      ...{ number: creditNumber, invoiceId: id, issuedAt, requestedBy },
      content: {
        ...{ ...content, number: creditNumber, issuedAt: issuedAt.toISOString() },
        credited: { number, issuedAt: content.issuedAt, ...why },
      },
    })
    .returning({ id: creditNotes.id, number: creditNotes.number });
  if (!note) throw new Error('the credit note was not written');
  return note;
}

/**
 * Credits the invoice of an order that is paid no more, without another in its place. Call it in the transaction, and
 * under the lock, that makes the order unpaid.
 */
export async function creditNewestInvoice(
  tx: Tx,
  { orderId, ...why }: { orderId: string; issuedAt: Date; requestedBy: string; reason: 'refunded' | 'not_received' },
): Promise<CreditNote> {
  const newest = await newestInvoice(tx, orderId);
  const credited = newest && (await tx.$count(creditNotes, eq(creditNotes.invoiceId, newest.invoice.id)));
  if (!newest || credited) throw new Error('a paid order has no invoice that counts');
  return writeCreditNote(tx, newest.invoice, why);
}
