/**
 * What an invoice says of its seller: name, address, VAT number (VAT Implementing Regulation, article 53, and the QR code
 * of e-invoicing) and CR number. Ours is in both languages, and so is what it needs.
 */
const sellerFields = [
  'seller_name',
  'seller_name_en',
  'seller_address',
  'seller_address_en',
  'seller_vat_number',
  'seller_cr_number',
] as const;
export type SellerField = (typeof sellerFields)[number];

/** The fields that are still empty, without which no tax invoice is valid. */
export const missingForInvoice = (seller: Readonly<Record<SellerField, string>>): SellerField[] =>
  sellerFields.filter((field) => seller[field].trim() === '');
