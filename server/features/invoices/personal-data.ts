import { eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import { taxRecordUntil, taxYearsEnded } from '#domain/tax-records.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { documentPdf } from './invoice-pdf.ts';
import { creditNotes, invoices } from './table.ts';

/** Invoices of a person's orders, and the credit notes over them: what was issued may not change. */
const ofPerson = (id: string): SQL => sql`${invoices.orderId} in (select id from orders where created_by = ${id})`;

const notesOf = (db: DbOrTx, which: SQL | undefined) =>
  db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(which);

export const invoiceData: PersonalData = {
  place: 'invoices',
  tables: {
    invoices: {
      personal: ['content'],
      other: ['id', 'order_id', 'issued_at', 'taxable', 'vat', 'total'],
      texts: { number: 'the next of its series' },
    },
    credit_notes: {
      personal: ['content'],
      other: ['id', 'invoice_id', 'issued_at', 'requested_by', 'taxable', 'vat', 'total'],
      texts: { number: 'the next of its series' },
    },
  },
  async collect(db, person) {
    const [issued, notes] = await Promise.all([
      db.select({ content: invoices.content }).from(invoices).where(ofPerson(person.id)),
      notesOf(db, ofPerson(person.id)),
    ]);
    return { invoices: issued.map(({ content }) => content), creditNotes: notes.map(({ note }) => note.content) };
  },
  async files({ db, files }, person) {
    const [issued, notes] = await Promise.all([
      db.select({ id: invoices.id, number: invoices.number }).from(invoices).where(ofPerson(person.id)),
      notesOf(db, ofPerson(person.id)),
    ]);
    const pdf = (folder: string, { id, number }: { id: string; number: string }) => ({
      name: `${folder}/${number}.pdf`,
      read: async () => (await documentPdf(db, files, id))?.pdf,
    });
    return [
      ...issued.map((invoice) => pdf('invoices', invoice)),
      ...notes.map(({ note }) => pdf('credit-notes', note)),
    ];
  },
  async erase(tx, person) {
    const issued = await tx.select({ at: invoices.issuedAt }).from(invoices).where(ofPerson(person.id));
    const notes = await notesOf(tx, ofPerson(person.id));
    const days = [...issued.map(({ at }) => at), ...notes.map(({ note }) => note.issuedAt)];
    const last = days.sort((a, b) => b.getTime() - a.getTime())[0];
    return { kept: days.length, ...(last && { keptUntil: taxRecordUntil(last) }) };
  },
};

/**
 * Takes the names of erased persons out of invoices and credit notes that no longer have to be kept, with the files that
 * show them.
 */
export async function forgetOldBuyers({ db, files }: { db: Db; files: FileStore }, now: Date): Promise<void> {
  const old = await db
    .select({ id: invoices.id, orderId: invoices.orderId, noteId: creditNotes.id })
    .from(invoices)
    .leftJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id))
    .where(
      sql`${lt(invoices.issuedAt, taxYearsEnded(now))}
        and ${or(sql`${creditNotes.id} is null`, lt(creditNotes.issuedAt, taxYearsEnded(now)))}
        and ${invoices.content}->'buyer'->>'name' <> ${deletedAccount}
        and ${invoices.orderId} in (select o.id from orders o where o.items->'customer'->>'name' = ${deletedAccount})`,
    )
    .limit(500);
  for (const { id, orderId, noteId } of old) {
    // The files first: rows that still name the person lead here again.
    const keys = [`invoices/${orderId}.pdf`, `invoices/${id}.pdf`, ...(noteId ? [`credit-notes/${noteId}.pdf`] : [])];
    await Promise.all(keys.map((key) => files.remove(key)));
    const nobody = JSON.stringify({ name: deletedAccount, email: '' });
    for (const [table, which] of [
      [creditNotes, inArray(creditNotes.id, noteId ? [noteId] : [])],
      [invoices, eq(invoices.id, id)],
    ] as const) {
      await db
        .update(table)
        .set({ content: sql`jsonb_set(${table.content}, '{buyer}', (${table.content}->'buyer') || ${nobody}::jsonb)` })
        .where(which);
    }
  }
}
