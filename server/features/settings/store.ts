import { eq, sql } from 'drizzle-orm';
import type { Setting } from '#contract/entities.ts';
import { missingForInvoice } from '#domain/invoice-seller.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { type SettingRecord, settings } from './table.ts';

/** The portal's own site, as in the specification's `?site_name=FIRST`. */
export const ownSite = 'FIRST';

/** Returns a prepared query for a site's settings, as every page needs them. */
export function settingFinder(db: Db) {
  const query = db
    .select()
    .from(settings)
    .where(eq(settings.siteName, sql.placeholder('siteName')))
    .prepare('setting_of_site');

  return async (siteName: string = ownSite): Promise<SettingRecord | undefined> => {
    const [setting] = await query.execute({ siteName });
    return setting;
  };
}

/**
 * Inserts the settings row if it is missing. An existing row is never changed, and the seller stays empty until the
 * office has entered it: an invoice must not carry an invented one.
 */
export async function ensureSettings(db: DbOrTx): Promise<void> {
  await db
    .insert(settings)
    .values({
      siteName: ownSite,
      brand: 'تُرس',
      brandEn: 'Turs',
      sellerName: '',
      sellerNameEn: '',
      sellerAddress: '',
      sellerAddressEn: '',
      sellerVatNumber: '',
      sellerCrNumber: '',
    })
    .onConflictDoNothing({ target: settings.siteName });
}

/** The links outside the portal: as entered by the office, else `defaults`. */
export async function outsideLinks(db: Db, defaults: Setting['links']): Promise<Setting['links']> {
  const [setting] = await db.select({ links: settings.links }).from(settings).where(eq(settings.siteName, ownSite));
  return { ...defaults, ...setting?.links };
}

/** The address to which answers to the office's mails go; undefined while the office has entered none. */
export async function officeMailbox(db: DbOrTx): Promise<string | undefined> {
  const [site] = await db.select({ email: settings.email }).from(settings).where(eq(settings.siteName, ownSite));
  return site?.email || undefined;
}

/** The maximum number of unpaid teams per account. */
export async function unpaidTeamsMax(db: DbOrTx): Promise<number> {
  const [setting] = await db
    .select({ max: settings.unpaidTeamsMax })
    .from(settings)
    .where(eq(settings.siteName, ownSite));
  if (!setting) throw new Error('the site has no settings');
  return setting.max;
}

/** Who publishes documents: the brand, and the organisation behind it, which is the brand until the office enters it. */
export async function publisherOf(db: DbOrTx) {
  const [setting] = await db.select().from(settings).where(eq(settings.siteName, ownSite));
  if (!setting) throw new Error('the site has no settings');
  const { brand, brandEn, sellerName, sellerNameEn } = setting;
  return {
    brand: { ar: brand, en: brandEn },
    organiser: { ar: sellerName || brand, en: sellerNameEn || brandEn },
  };
}

/** The seller as named on invoices (both languages, VAT and CR number). */
export async function sellerOf(db: DbOrTx) {
  const [setting] = await db.select().from(settings).where(eq(settings.siteName, ownSite));
  if (!setting) throw new Error('the site has no settings');
  return {
    name: { en: setting.sellerNameEn, ar: setting.sellerName },
    address: { en: setting.sellerAddressEn, ar: setting.sellerAddress },
    vatNumber: setting.sellerVatNumber,
    crNumber: setting.sellerCrNumber,
  };
}

/** Whether the office has entered all that a tax invoice says of its seller. */
export async function sellerIsComplete(db: DbOrTx): Promise<boolean> {
  const { name, address, vatNumber, crNumber } = await sellerOf(db);
  const seller = {
    ...{ seller_name: name.ar, seller_name_en: name.en, seller_address: address.ar, seller_address_en: address.en },
    ...{ seller_vat_number: vatNumber, seller_cr_number: crNumber },
  };
  return missingForInvoice(seller).length === 0;
}
