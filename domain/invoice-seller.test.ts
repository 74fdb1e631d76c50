import { expect, test } from 'vitest';
import { emptiedForInvoice, missingForInvoice, type SellerField } from './invoice-seller.ts';

const seller = {
  ...{ seller_name: 'البائع', seller_name_en: 'Seller', seller_address: 'الرياض', seller_address_en: 'Riyadh' },
  ...{ seller_vat_number: '300000000000003', seller_cr_number: '1010000000' },
};

test('an invoice needs the name and address in both languages, the VAT number and the CR number', () => {
  expect(missingForInvoice(seller)).toEqual([]);
  for (const field of Object.keys(seller)) expect(missingForInvoice({ ...seller, [field]: ' ' })).toEqual([field]);
});

const without = (...fields: SellerField[]) => ({
  ...seller,
  ...Object.fromEntries(fields.map((field) => [field, ''])),
});

test.each<[what: string, before: SellerField[], after: SellerField[], refused: SellerField[]]>([
  ['a complete seller stays complete', [], [], []],
  ['a complete seller loses a field', [], ['seller_name_en'], ['seller_name_en']],
  ['a complete seller loses two', [], ['seller_name', 'seller_cr_number'], ['seller_name', 'seller_cr_number']],
  ['one is completed', ['seller_name'], [], []],
  ['one that is not complete gets no further', ['seller_name'], ['seller_name'], []],
  ['one that is not complete loses a field', ['seller_name'], ['seller_name', 'seller_address'], []],
  ['one that is not complete has another gap afterwards', ['seller_name'], ['seller_address'], []],
])('%s', (_, before, after, refused) => {
  expect(emptiedForInvoice(without(...before), without(...after))).toEqual(refused);
});
