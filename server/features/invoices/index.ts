export { invoicePdf } from './invoice-pdf.ts';
export { issueInvoice } from './issue-invoice.ts';
export { invoices } from './table.ts';
