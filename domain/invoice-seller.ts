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

export type Seller = Readonly<Record<SellerField, string>>;

/** The fields that are still empty, without which no tax invoice is valid. */
export const missingForInvoice = (seller: Seller): SellerField[] =>
  sellerFields.filter((field) => seller[field].trim() === '');

/**
 * The fields that a change may not empty. A seller who is complete stays so, because without one of them nobody can pay;
 * one who is not can be entered in any order.
 */
export const emptiedForInvoice = (before: Seller, after: Seller): SellerField[] =>
  missingForInvoice(before).length === 0 ? missingForInvoice(after) : [];
