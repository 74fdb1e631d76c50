export type { Sold } from '#server/platform/documents/invoice.ts';
export { creditNotePdf, fileNamesOf, invoicePdf, invoicePdfAgain } from './invoice-pdf.ts';
export { type Buyer, issueInvoice } from './issue-invoice.ts';
export { creditNoteNumber, creditNoteOf, newestInvoice, newestInvoiceContent } from './newest-invoice.ts';
export { forgetOldBuyers, invoiceData } from './personal-data.ts';
export { reissueInvoice } from './reissue-invoice.ts';
export { creditNotes, invoices } from './table.ts';
