import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '#server/platform/columns.ts';

/** One row per site: its name, its texts, and the seller on its invoices. */
export const settings = pgTable('settings', {
  id: recordId(),
  siteName: text('site_name').notNull().unique('settings_site_name_key'),
  brand: text('brand').notNull(),
  brandEn: text('brand_en').notNull(),
  copyright: text('copyright').notNull().default(''),
  privacy: text('privacy').notNull().default(''),
  privacyEn: text('privacy_en').notNull().default(''),
  terms: text('terms').notNull().default(''),
  termsEn: text('terms_en').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
  addressEn: text('address_en').notNull().default(''),
  social: jsonb('social').$type<{ name: string; url: string }[]>().notNull().default([]),
  /** Links outside the portal; a missing one leads to the configured address or the sandbox. */
  links: jsonb('links')
    .$type<Partial<Record<'account' | 'business' | 'verify' | 'recovery' | 'popup' | 'academy' | 'stream', string>>>()
    .notNull()
    .default({}),
  /** The maximum number of unpaid teams per account. */
  unpaidTeamsMax: integer('unpaid_teams_max').notNull().default(30),
  sellerName: text('seller_name').notNull(),
  sellerNameEn: text('seller_name_en').notNull(),
  sellerAddress: text('seller_address').notNull(),
  sellerAddressEn: text('seller_address_en').notNull(),
  sellerVatNumber: text('seller_vat_number').notNull(),
  sellerCrNumber: text('seller_cr_number').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export type SettingRecord = typeof settings.$inferSelect;
