import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeInvoiceQr, encodeInvoiceQr, type InvoiceQr } from './invoice-qr.ts';

const fields: InvoiceQr = {
  sellerName: 'برنامج تُرس الوطني للروبوت',
  vatNumber: '310122393500003',
  issuedAt: '2026-11-21T01:30:05+03:00',
  totalWithVat: 40_250,
  vatTotal: 5_250,
};

test('it is the text that the tax authority publishes as its example', () => {
  // ZATCA, "Guidelines for developing e-invoicing solutions": the sample of a simplified invoice.
  const sample = encodeInvoiceQr({
    sellerName: 'Bobs Records',
    vatNumber: '310122393500003',
    issuedAt: '2022-04-25T15:30:00Z',
    totalWithVat: 100_000,
    vatTotal: 15_000,
  });
  expect(sample).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  );
});

test('lengths count UTF-8 bytes, not letters', () => {
  const bytes = Uint8Array.from(atob(encodeInvoiceQr(fields)), (character) => character.charCodeAt(0));
  expect(bytes[0]).toBe(1);
  expect(bytes[1]).toBe(Buffer.byteLength(fields.sellerName));
  expect(fields.sellerName.length).toBeLessThan(Buffer.byteLength(fields.sellerName));
});

test('the time is written in UTC, to the second', () => {
  expect(decodeInvoiceQr(encodeInvoiceQr(fields)).issuedAt).toBe('2026-11-20T22:30:05Z');
  expect(decodeInvoiceQr(encodeInvoiceQr({ ...fields, issuedAt: '2026-01-02T03:04:05.678Z' })).issuedAt).toBe(
    '2026-01-02T03:04:05Z',
  );
});

describe('a value that does not fit is refused', () => {
  test('255 bytes fit, 256 do not; what counts is bytes', () => {
    expect(decodeInvoiceQr(encodeInvoiceQr({ ...fields, sellerName: 'x'.repeat(255) })).sellerName).toHaveLength(255);
    expect(() => encodeInvoiceQr({ ...fields, sellerName: 'x'.repeat(256) })).toThrow(/Tag 1 .* 256 bytes/);
    expect(() => encodeInvoiceQr({ ...fields, sellerName: 'ت'.repeat(128) })).toThrow(RangeError);
  });

  test.each([
    { sellerName: '  ' },
    { vatNumber: '' },
    { issuedAt: 'yesterday' },
    { totalWithVat: 402.5 },
    { vatTotal: Number.NaN },
  ])('%j', (wrong) => {
    expect(() => encodeInvoiceQr({ ...fields, ...wrong })).toThrow(RangeError);
  });
});

test.each([
  ['nothing', ''],
  ['a tag out of order', btoa('\x02\x01a')],
  ['a value cut short', btoa('\x01\x05abc')],
  ['too few tags', btoa('\x01\x01a\x02\x01b')],
  ['something after the five', btoa(`${atob(encodeInvoiceQr(fields))}\x06\x01x`)],
])('%s is not an invoice QR', (_, text) => {
  expect(() => decodeInvoiceQr(text)).toThrow(RangeError);
});

test('what goes in comes out', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => {
    const size = new TextEncoder().encode(text.trim()).length;
    return size > 0 && size <= 255;
  });
  const amount = fc.nat(1e9);
  fc.assert(
    fc.property(name, amount, amount, fc.date({ min: new Date(0), noInvalidDate: true }), (sellerName, a, b, date) => {
      const issuedAt = date.toISOString();
      const there = { sellerName, vatNumber: '310122393500003', issuedAt, totalWithVat: a, vatTotal: b };
      const back = decodeInvoiceQr(encodeInvoiceQr(there));
      const toSecond = `${issuedAt.slice(0, issuedAt.lastIndexOf('.'))}Z`;
      expect(back).toEqual({ ...there, sellerName: sellerName.trim(), issuedAt: toSecond });
    }),
  );
});
