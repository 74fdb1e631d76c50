import { getSettings } from '#contract/endpoints/settings.ts';
import type { Setting } from '#contract/entities.ts';
import { untilNextChange } from '#domain/milestones.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { officeSettingRoutes } from './office-routes.ts';
import { noticeOf, noticeSpan } from './site-notice.ts';
import { settingFinder } from './store.ts';
import type { SettingRecord } from './table.ts';

type Deps = {
  db: Db;
  clock: Clock;
  /** Used for addresses that the office has not entered. */
  defaultLinks: Setting['links'];
};

export function settingRoutes(route: Route, { db, clock, defaultLinks }: Deps): void {
  const findSetting = settingFinder(db);
  async function settingOf(siteName: string | undefined) {
    const setting = await findSetting(siteName || undefined);
    if (!setting) throw new Refusal('not_found');
    return setting;
  }

  route(getSettings, async ({ query, keepAtMost }) => {
    const setting = await settingOf(query.site_name);
    const now = clock();
    keepAtMost(untilNextChange(noticeSpan(setting), now));
    return { success: true, setting: presentSetting(setting, defaultLinks, now) };
  });

  officeSettingRoutes(route, db, async (siteName) => (await settingOf(siteName)).id);
}

/** The seller's data is left out: it belongs on invoices. */
const presentSetting = (setting: SettingRecord, defaultLinks: Setting['links'], now: Date): Setting => ({
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
  notice: noticeOf(setting, now),
});
