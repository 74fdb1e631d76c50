import {
  type AdminSetting,
  type adminSettings,
  type LinkField,
  outsideLinkFields,
  type SocialField,
  socialNetworks,
} from '#contract/endpoints/settings.ts';
import type { FieldCode } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';
import type { RecordKind } from '#server/features/office-records/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Tx } from '#server/platform/database.ts';
import { type SettingRecord, settings } from './table.ts';

type Change = z.output<typeof adminSettings.update.body>;

/** The settings as the office edits them. */
export const officeSettings = {
  table: settings,
  nameOf: ({ brand, brandEn }: SettingRecord) => ({ name: brand, nameEn: brandEn }),
  present: (setting: SettingRecord): Omit<AdminSetting, 'revision' | 'updated_at' | 'updated_by'> => ({
    ...{ _id: setting.id, site_name: setting.siteName, site_copy_right: setting.copyright },
    ...{ privacy: setting.privacy, privacy_en: setting.privacyEn },
    ...{ tearm_condition: setting.terms, tearm_condition_en: setting.termsEn },
    ...{ brand: setting.brand, brand_en: setting.brandEn },
    ...{ email: setting.email, phone: setting.phone, address: setting.address, address_en: setting.addressEn },
    ...presentSocial(setting),
    ...presentLinks(setting),
    ...{ seller_name: setting.sellerName, seller_name_en: setting.sellerNameEn },
    ...{ seller_address: setting.sellerAddress, seller_address_en: setting.sellerAddressEn },
    ...{ seller_vat_number: setting.sellerVatNumber, seller_cr_number: setting.sellerCrNumber },
    ...{ notice: setting.notice, notice_en: setting.noticeEn, notice_kind: setting.noticeKind },
    ...{ notice_from: riyadhMinuteOf(setting.noticeFrom), notice_to: riyadhMinuteOf(setting.noticeTo) },
    notice_link: setting.noticeLink,
  }),
  /** A notice is whole or not there, also where a change names a part of it. */
  async check(_: Tx, { notice, noticeEn, noticeFrom, noticeTo, noticeLink }: Partial<SettingRecord>) {
    const parts = { notice, notice_en: noticeEn, notice_from: noticeFrom, notice_to: noticeTo };
    const missing = Object.entries(parts).filter(([, part]) => !part);
    if (missing.length === 4 && !noticeLink) return {};
    const required = missing.map(([name]) => [name, 'required' satisfies FieldCode]);
    return noticeFrom && noticeTo && noticeTo <= noticeFrom
      ? { notice_to: 'before_start' satisfies FieldCode }
      : (Object.fromEntries(required) as Record<string, FieldCode>);
  },
} satisfies RecordKind<typeof settings>;

/**
 * The columns that a change sets; undefined leaves one as it is. Texts of the editor are clean already.
 * @param row as it is now, locked
 */
export const valuesOf = (sent: Omit<Change, 'id' | 'revision'>, row: SettingRecord): Partial<SettingRecord> => ({
  ...{ copyright: line(sent.site_copy_right), privacy: sent.privacy, privacyEn: sent.privacy_en },
  ...{ terms: sent.tearm_condition, termsEn: sent.tearm_condition_en },
  ...{ brand: line(sent.brand), brandEn: line(sent.brand_en), email: sent.email, phone: line(sent.phone) },
  ...{ address: line(sent.address), addressEn: line(sent.address_en) },
  ...{ social: socialOf(sent, row), links: linksOf(sent, row) },
  ...{ sellerName: line(sent.seller_name), sellerNameEn: line(sent.seller_name_en) },
  ...{ sellerAddress: line(sent.seller_address), sellerAddressEn: line(sent.seller_address_en) },
  ...{ sellerVatNumber: sent.seller_vat_number, sellerCrNumber: sent.seller_cr_number },
  ...{ notice: line(sent.notice), noticeEn: line(sent.notice_en), noticeKind: sent.notice_kind },
  ...{ noticeFrom: instantOf(sent.notice_from), noticeTo: instantOf(sent.notice_to), noticeLink: sent.notice_link },
});

const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

const networks = Object.entries(socialNetworks) as [SocialField, string][];
const links = Object.entries(outsideLinkFields) as [LinkField, (typeof outsideLinkFields)[LinkField]][];

const presentSocial = ({ social }: SettingRecord) =>
  Object.fromEntries(
    networks.map(([field, name]) => [field, social.find((channel) => channel.name === name)?.url ?? '']),
  ) as Record<SocialField, string>;

/** In the order in which the footer has them; a channel that the form does not know stays as the last. */
function socialOf(sent: Partial<Change>, { social }: SettingRecord): SettingRecord['social'] {
  const was = presentSocial({ social } as SettingRecord);
  const known = networks.map(([field, name]) => ({ name, url: sent[field] ?? was[field] }));
  const others = social.filter(({ name }) => !known.some((one) => one.name === name));
  return [...known.filter(({ url }) => url !== ''), ...others];
}

const presentLinks = (setting: SettingRecord) =>
  Object.fromEntries(links.map(([field, name]) => [field, setting.links[name] ?? ''])) as Record<LinkField, string>;

function linksOf(sent: Partial<Change>, setting: SettingRecord): SettingRecord['links'] {
  const entered = links.map(([field, name]) => [name, sent[field] ?? setting.links[name]] as const);
  return Object.fromEntries(entered.filter(([, address]) => address));
}

const RIYADH_OFFSET = 3 * 3_600_000;

/** A moment as Riyadh's clock shows it, to the minute. */
const riyadhMinuteOf = (instant: Date | null): string =>
  instant ? new Date(instant.getTime() + RIYADH_OFFSET).toISOString().slice(0, 16) : '';

function instantOf(minute: string | undefined): Date | null | undefined {
  if (minute === undefined) return undefined;
  return minute === '' ? null : new Date(`${minute}:00+03:00`);
}
