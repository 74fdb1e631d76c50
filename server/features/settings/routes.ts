import { getSettings } from '#contract/endpoints/settings.ts';
import type { Setting } from '#contract/entities.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { settingFinder } from './store.ts';
import type { SettingRecord } from './table.ts';

/** `defaultLinks` are used for addresses that the office has not entered. */
export function settingRoutes(route: Route, { db, defaultLinks }: { db: Db; defaultLinks: Setting['links'] }): void {
  const findSetting = settingFinder(db);

  route(getSettings, async ({ query }) => {
    const setting = await findSetting(query.site_name || undefined);
    if (!setting) throw new Refusal('not_found');
    return { success: true, setting: presentSetting(setting, defaultLinks) };
  });
}

/** The seller's data is left out: it belongs on invoices. */
const presentSetting = (setting: SettingRecord, defaultLinks: Setting['links']): Setting => ({
  _id: setting.id,
  site_name: setting.siteName,
  brand: setting.brand,
  brand_en: setting.brandEn,
  copyright: setting.copyright,
  site_copy_right: setting.copyright,
  privacy: setting.privacy,
  privacy_en: setting.privacyEn,
  tearm_condition: setting.terms,
  tearm_condition_en: setting.termsEn,
  email: setting.email,
  phone: setting.phone,
  address: setting.address,
  address_en: setting.addressEn,
  social: setting.social,
  links: { ...defaultLinks, ...setting.links },
});
