import { eq } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import { type Tx, together } from '#server/platform/database.ts';
import { writeCreditNote } from './credit-invoice.ts';
import { type Buyer, issueInvoice } from './issue-invoice.ts';
import { newestInvoice } from './newest-invoice.ts';
import { creditNotes, invoices } from './table.ts';

/**
 * Issues an order's invoice anew to an organisation: the first stays as it is and gets a credit note over its whole
 * amount, the new one says the same but for its buyer, number and date. Once: what is made out to an organisation already
 * is refused (decision 078: an issued invoice never changes).
 * @throws Refusal `invoice_not_found`, `invoice_is_standard`
 */
export async function reissueInvoice(
  tx: Tx,
  { orderId, buyer, issuedAt, requestedBy }: { orderId: string; buyer: Buyer; issuedAt: Date; requestedBy: string },
): Promise<void> {
  const first = await lockedInvoice(tx, orderId);
  const { content } = first;
  const { name, email } = content.buyer;
  const newNumber = await issueInvoice(tx, {
    ...{ orderId, issuedAt, buyer, customer: { name, email } },
    sold: { team: content.team, competition: content.competition, season: content.season },
    ...{ fee: content.amounts, payment: content.payment },
  });
  await writeCreditNote(tx, first, { issuedAt, requestedBy, replacedBy: newNumber });
}

/** Of two who ask at once, the second waits here and then finds the credit note of the first. */
async function lockedInvoice(tx: Tx, orderId: string) {
  const newest = await newestInvoice(tx, orderId);
  if (!newest) throw new Refusal('invoice_not_found');
  const { invoice } = newest;
  const [, [credited]] = await together([
    () => tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoice.id)).for('update'),
    () => tx.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.invoiceId, invoice.id)),
  ]);
  if (invoice.content.buyer.entity || credited) throw new Refusal('invoice_is_standard');
  return invoice;
}
