import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { documentPdf } from './invoice-pdf.ts';
import { creditNotes, invoices } from './table.ts';

/** Draws an invoice or a credit note anew from what it says, in place of the stored PDF. @returns false for an unknown number */
export async function drawDocumentAgain(db: Db, files: FileStore, number: string): Promise<boolean> {
  const [[invoice], [note]] = await Promise.all([
    db.select({ id: invoices.id, orderId: invoices.orderId }).from(invoices).where(eq(invoices.number, number)),
    db.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.number, number)),
  ]);
  const found = note ?? invoice;
  if (!found) return false;
  const again = { ...files, get: async () => undefined };
  return (await documentPdf(db, again, found.id)) !== undefined;
}
