import QRCode from 'qrcode';
import { fontFiles, templatesDir } from '#documents/files.ts';
import { encodeInvoiceQr } from '#domain/invoice-qr.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceWords } from './invoice-words.ts';
import { createDocumentRenderer } from './renderer.ts';

export type { InvoiceDocument, Sold } from './invoice-document.ts';

/** The renderer of the portal's documents. Its worker starts with the first document; `close` it with the server. */
export const documents = createDocumentRenderer({ templatesDir, fontFiles });

/**
 * The invoice as a PDF. The same data gives the same bytes. Rejects with a RangeError when the seller's name or VAT
 * number is missing or too long for the QR code.
 */
export async function renderInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const code = encodeInvoiceQr({
    sellerName: invoice.seller.name.ar,
    vatNumber: invoice.seller.vatNumber,
    issuedAt: invoice.issuedAt,
    totalWithVat: invoice.amounts.exactTotal,
    vatTotal: invoice.amounts.tax,
  });
  const qr = await QRCode.toString(code, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return documents.render('invoice', { data: JSON.stringify(invoiceWords(invoice)), qr });
}
