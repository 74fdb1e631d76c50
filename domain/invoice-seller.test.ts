import { expect, test } from 'vitest';
import { missingForInvoice } from './invoice-seller.ts';

const seller = {
  ...{ seller_name: 'البائع', seller_name_en: 'Seller', seller_address: 'الرياض', seller_address_en: 'Riyadh' },
  ...{ seller_vat_number: '300000000000003', seller_cr_number: '1010000000' },
};

test('an invoice needs the name and address in both languages, the VAT number and the CR number', () => {
  expect(missingForInvoice(seller)).toEqual([]);
  for (const field of Object.keys(seller)) expect(missingForInvoice({ ...seller, [field]: ' ' })).toEqual([field]);
});
