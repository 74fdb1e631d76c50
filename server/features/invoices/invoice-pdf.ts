import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { type InvoiceDocument, renderInvoice } from '#server/platform/documents/invoice.ts';
import type { FileStore } from '#server/platform/files.ts';
import { creditNoteOf, newestInvoice } from './newest-invoice.ts';
import { creditNotes, invoices } from './table.ts';

/**
 * The PDF of an order's newest invoice, made at the first request and then stored; undefined when the order has none.
 * The first invoice is stored under its order's id, as in earlier releases, so that the same file is served again.
 * @throws DocumentError when it cannot be rendered
 */
export async function invoicePdf(db: Db, files: FileStore, orderId: string): Promise<Uint8Array | undefined> {
  const found = await newestWithKey(db, orderId);
  return found && keptPdf(files, found.key, found.content);
}

/** The same, made anew and stored in place of what was there. */
export async function invoicePdfAgain(db: Db, files: FileStore, orderId: string): Promise<Uint8Array | undefined> {
  const found = await newestWithKey(db, orderId);
  return found && makePdf(files, found.key, found.content);
}

async function newestWithKey(db: Db, orderId: string) {
  const newest = await newestInvoice(db, orderId);
  if (!newest) return undefined;
  const { invoice, isFirst } = newest;
  return { key: `invoices/${isFirst ? orderId : invoice.id}.pdf`, content: invoice.content };
}

/**
 * The PDF of the credit note over an order's first invoice; undefined when there is none.
 * @throws DocumentError when it cannot be rendered
 */
export async function creditNotePdf(db: Db, files: FileStore, orderId: string): Promise<Uint8Array | undefined> {
  const note = await creditNoteOf(db, orderId);
  return note && keptPdf(files, `credit-notes/${note.id}.pdf`, note.content);
}

/** The PDF of any invoice or credit note by its own id, with its number; undefined when there is none. */
export async function documentPdf(
  db: Db,
  files: FileStore,
  id: string,
): Promise<{ number: string; pdf: Uint8Array } | undefined> {
  const [[invoice], [note]] = await Promise.all([
    db.select().from(invoices).where(eq(invoices.id, id)),
    db.select().from(creditNotes).where(eq(creditNotes.id, id)),
  ]);
  if (note) return { number: note.number, pdf: await keptPdf(files, `credit-notes/${id}.pdf`, note.content) };
  if (!invoice) return undefined;
  const [first] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.orderId, invoice.orderId))
    .orderBy(invoices.issuedAt, invoices.number)
    .limit(1);
  const key = `invoices/${first?.id === id ? invoice.orderId : id}.pdf`;
  return { number: invoice.number, pdf: await keptPdf(files, key, invoice.content) };
}

/** The names under which people save an order's newest invoice and its credit note: by their numbers. */
export async function fileNamesOf(db: Db, orderId: string): Promise<{ invoice: string; creditNote: string }> {
  const newest = await newestInvoice(db, orderId);
  const note = await creditNoteOf(db, orderId);
  return {
    invoice: `${newest?.invoice.number ?? orderId}.pdf`,
    creditNote: `${note?.number ?? orderId}.pdf`,
  };
}

async function keptPdf(files: FileStore, key: string, content: InvoiceDocument): Promise<Uint8Array> {
  return (await files.get(key)) ?? makePdf(files, key, content);
}

async function makePdf(files: FileStore, key: string, content: InvoiceDocument): Promise<Uint8Array> {
  const pdf = await renderInvoice(content);
  await files.put(key, pdf);
  return pdf;
}
