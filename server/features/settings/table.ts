import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { siteNoticeKinds } from '#contract/site-notice.ts';
import { users } from '#server/features/users/index.ts';
import { editedColumns, inList, instant, recordId } from '#server/platform/columns.ts';

/** One row per site: its name, its texts, the seller on its invoices, and the notice on all its pages. */
export const settings = pgTable(
  'settings',
  {
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
    /** Shown on public pages within its dates; without text, or without dates, there is none. */
    notice: text('notice').notNull().default(''),
    noticeEn: text('notice_en').notNull().default(''),
    noticeKind: text('notice_kind', { enum: siteNoticeKinds }).notNull().default('info'),
    noticeFrom: instant('notice_from'),
    noticeTo: instant('notice_to'),
    noticeLink: text('notice_link').notNull().default(''),
    ...editedColumns(() => users.id),
  },
  (table) => [
    index('settings_updated_by_idx').on(table.updatedBy),
    inList('settings_notice_kind_check', table.noticeKind, siteNoticeKinds),
    check('settings_notice_dates_check', sql`${table.noticeTo} > ${table.noticeFrom}`),
  ],
);

export type SettingRecord = typeof settings.$inferSelect;
