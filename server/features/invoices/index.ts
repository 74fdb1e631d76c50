export type { Sold } from '#server/platform/documents/invoice.ts';
export { invoicePdf } from './invoice-pdf.ts';
export { type Buyer, issueInvoice } from './issue-invoice.ts';
export { newestInvoice, newestInvoiceNumber } from './newest-invoice.ts';
export { invoices } from './table.ts';
