import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { toDecimal } from '#domain/money.ts';
import ar from '#locales/ar/admin-transactions.ts';
import en from '#locales/en/admin-transactions.ts';
import { type BookEntry, type BooksOf, bookEntries } from '#server/features/invoices/index.ts';
import { inRiyadh, sendCsv } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';

const words = { ar, en };

/**
 * Sends the books as a CSV file for the accountant: a row for each invoice and each credit note. What was credited stands in
 * columns of its own, without a minus: a cell that begins with one would be neutralised and not be added up.
 */
export function sendBooks(reply: FastifyReply, language: Language, { db, which }: { db: Db; which: BooksOf }): void {
  sendCsv(reply, { name: 'transactions', columns: columnsOf(language), items: bookEntries(db, which) });
}

type Value = (entry: BookEntry) => string;

function columnsOf(language: Language) {
  const t = words[language].csv;
  const amountIf =
    (kind: BookEntry['kind'], of: 'price' | 'tax' | 'total'): Value =>
    (entry) =>
      entry.kind === kind ? toDecimal(entry.document.content.amounts[of]) : '';
  const columns: (readonly [head: string, value: Value])[] = [
    [t.kind, ({ kind }) => t.kinds[kind]],
    [t.number, ({ document }) => document.number],
    [t.date, ({ document }) => inRiyadh(document.issuedAt.toISOString())],
    [t.buyer, ({ document: { content } }) => content.buyer.entity?.name ?? nameIn(language, content.buyer.name)],
    [t.vatNumber, ({ document: { content } }) => content.buyer.entity?.vatNumber ?? ''],
    [t.team, ({ document: { content } }) => content.team.number],
    [t.competition, ({ document: { content } }) => content.competition[language]],
    [t.season, ({ document: { content } }) => content.season[language]],
    [t.taxable, amountIf('invoice', 'price')],
    [t.vat, amountIf('invoice', 'tax')],
    [t.total, amountIf('invoice', 'total')],
    [t.creditNote, ({ kind, other }) => (kind === 'invoice' ? (other ?? '') : '')],
    [t.ofInvoice, ({ kind, other }) => (kind === 'credit_note' ? (other ?? '') : '')],
    [t.creditedTaxable, amountIf('credit_note', 'price')],
    [t.creditedVat, amountIf('credit_note', 'tax')],
    [t.creditedTotal, amountIf('credit_note', 'total')],
    [t.method, ({ document: { content } }) => words[language].methods[content.payment.method]],
    [t.reference, ({ document: { content } }) => content.payment.reference],
  ];
  return columns;
}
