import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { InvoiceDocument } from '#server/platform/documents/invoice.ts';
import { creditNotes, invoices } from './table.ts';

/** Which documents: issued in a period, of the orders that a condition on `invoices.order_id` chooses. */
export type BooksOf = { from?: Date | undefined; until?: Date | undefined; ofOrders?: SQL | undefined };

/** In halalas. */
export type Sums = { count: number; taxable: number; vat: number; total: number };

const issuedIn = (issuedAt: typeof invoices.issuedAt | typeof creditNotes.issuedAt, { from, until }: BooksOf) =>
  and(from && gte(issuedAt, from), until && lt(issuedAt, until));

const sumsOf = (table: typeof invoices | typeof creditNotes) => ({
  count: sql`count(*)`.mapWith(Number),
  taxable: sql`coalesce(sum(${table.taxable}), 0)`.mapWith(Number),
  vat: sql`coalesce(sum(${table.vat}), 0)`.mapWith(Number),
  total: sql`coalesce(sum(${table.total}), 0)`.mapWith(Number),
});

/**
 * The books: what was invoiced, and what was credited. Whoever shows what came in asks this: less the credit notes it is, to
 * the halala, the totals of the orders that are paid.
 */
export async function booksOf(db: Db, which: BooksOf = {}): Promise<{ invoiced: Sums; credited: Sums }> {
  const [[invoiced], [credited]] = await Promise.all([
    db
      .select(sumsOf(invoices))
      .from(invoices)
      .where(and(issuedIn(invoices.issuedAt, which), which.ofOrders)),
    db
      .select(sumsOf(creditNotes))
      .from(creditNotes)
      // Joined for the condition alone.
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .where(and(issuedIn(creditNotes.issuedAt, which), which.ofOrders)),
  ]);
  if (!invoiced || !credited) throw new Error('sums have one row');
  return { invoiced, credited };
}

/** Documents that one statement reads. */
const BATCH = 1_000;

const pick = ({ number, issuedAt, content }: typeof invoices) => ({ number, issuedAt, content });

const selectInvoices = (db: Db) =>
  db
    .select({ id: invoices.id, orderId: invoices.orderId, document: pick(invoices), other: creditNotes.number })
    .from(invoices)
    .leftJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id));

const selectNotes = (db: Db) =>
  db
    .select({
      id: creditNotes.id,
      orderId: invoices.orderId,
      document: pick(creditNotes as unknown as typeof invoices),
      other: invoices.number,
    })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId));

/** A document of the books. `other`: of a credit note its invoice's number, of an invoice that of its credit note. */
export type BookEntry = {
  id: string;
  orderId: string;
  kind: 'invoice' | 'credit_note';
  document: { number: string; issuedAt: Date; content: InvoiceDocument };
  other: string | null;
};

/** All documents of an order, in the order in which they were issued. */
export async function documentsOf(db: Db, orderId: string): Promise<BookEntry[]> {
  const ofOrder = eq(invoices.orderId, orderId);
  const [issued, notes] = await Promise.all([selectInvoices(db).where(ofOrder), selectNotes(db).where(ofOrder)]);
  return [...issued.map(asInvoice), ...notes.map(asNote)].sort(
    (a, b) => a.document.issuedAt.getTime() - b.document.issuedAt.getTime() || (a.kind === 'credit_note' ? -1 : 1),
  );
}

const asInvoice = (row: Omit<BookEntry, 'kind'>): BookEntry => ({ ...row, kind: 'invoice' });
const asNote = (row: Omit<BookEntry, 'kind'>): BookEntry => ({ ...row, kind: 'credit_note' });

/** The documents of the books, the oldest first. Their ids are read at once, so that none comes twice or is left out. */
export async function* bookEntries(db: Db, which: BooksOf): AsyncGenerator<BookEntry> {
  const issued = db
    .select({ id: invoices.id, at: invoices.issuedAt, number: invoices.number, note: sql<boolean>`false`.as('note') })
    .from(invoices)
    .where(and(issuedIn(invoices.issuedAt, which), which.ofOrders));
  const notes = db
    .select({ id: creditNotes.id, at: creditNotes.issuedAt, number: creditNotes.number, note: sql<boolean>`true` })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(and(issuedIn(creditNotes.issuedAt, which), which.ofOrders));
  const all = await issued.unionAll(notes).orderBy(sql`2, 3`);
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    const idsOf = (note: boolean) => batch.filter((row) => row.note === note).map(({ id }) => id);
    const [some, credits] = await Promise.all([
      selectInvoices(db).where(inArray(invoices.id, idsOf(false))),
      selectNotes(db).where(inArray(creditNotes.id, idsOf(true))),
    ]);
    const byId = new Map([...some.map(asInvoice), ...credits.map(asNote)].map((entry) => [entry.id, entry]));
    for (const { id } of batch) {
      const entry = byId.get(id);
      if (entry) yield entry;
    }
  }
}
