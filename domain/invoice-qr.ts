import { toDecimal, toHalalas } from './money.ts';

/**
 * The five fields of the QR code on a Saudi tax invoice (ZATCA e-invoicing, phase 1). Amounts in halalas.
 * Where rounding moves the amount payable, `totalWithVat` is the total before rounding, so that it agrees with the VAT.
 */
export type InvoiceQr = {
  sellerName: string;
  vatNumber: string;
  /** ISO 8601 with its offset; kept to the second, written in UTC. */
  issuedAt: string;
  totalWithVat: number;
  vatTotal: number;
};

/** The text of the QR code: tags 1 to 5 as tag, length, UTF-8 value, in base64. A value over 255 bytes is a RangeError. */
export function encodeInvoiceQr(fields: InvoiceQr): string {
  const values = [
    fields.sellerName.trim(),
    fields.vatNumber.trim(),
    new Date(fields.issuedAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    toDecimal(fields.totalWithVat),
    toDecimal(fields.vatTotal),
  ];
  const bytes = values.flatMap((value, index) => {
    const utf8 = new TextEncoder().encode(value.toWellFormed());
    if (utf8.length === 0) throw new RangeError(`Tag ${index + 1} of the invoice QR is empty`);
    if (utf8.length > 255) throw new RangeError(`Tag ${index + 1} of the invoice QR is ${utf8.length} bytes; 255 fit`);
    return [index + 1, utf8.length, ...utf8];
  });
  return btoa(String.fromCharCode(...bytes));
}

/** Reads the text of a QR code back. Throws a RangeError if it is not exactly the five tags in order. */
export function decodeInvoiceQr(base64: string): InvoiceQr {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const values: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, length = 0] = bytes.subarray(at, at + 2);
    const value = bytes.subarray(at + 2, at + 2 + length);
    if (tag !== values.length + 1 || value.length !== length || length === 0) {
      throw new RangeError(`Not an invoice QR: broken at byte ${at}`);
    }
    values.push(new TextDecoder('utf-8', { fatal: true }).decode(value));
    at += 2 + length;
  }
  const [sellerName, vatNumber, issuedAt, totalWithVat, vatTotal, ...more] = values;
  if (!sellerName || !vatNumber || !issuedAt || !totalWithVat || !vatTotal || more.length > 0) {
    throw new RangeError(`Not an invoice QR: ${values.length} tags`);
  }
  return { sellerName, vatNumber, issuedAt, totalWithVat: toHalalas(totalWithVat), vatTotal: toHalalas(vatTotal) };
}
