import { adminHistory, changed, recordState } from '../admin-record.ts';
import { msg, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Setting } from '../entities.ts';
import type { FieldCode } from '../errors.ts';
import { digitsOf, requiredText } from '../fields.ts';
import { rates } from '../rates.ts';
import { emptyOr, noticeLink, richTextOrEmpty, riyadhMinute, secureLink, textOrEmpty } from '../setting-fields.ts';
import { siteNoticeKinds, siteNoticeMax } from '../site-notice.ts';
import { z } from '../zod.ts';

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: "The site's name, texts and outside addresses",
  query: z.object({ site_name: z.string().optional() }),
  answer: z.object({ success, setting: Setting }),
  cacheSeconds: 60,
  reads: ['settings'],
});

/** The channels that the footer links to, by their fields; the name is the same in both languages. */
export const socialNetworks = {
  social_x: 'X',
  social_instagram: 'Instagram',
  social_youtube: 'YouTube',
  social_linkedin: 'LinkedIn',
  social_tiktok: 'TikTok',
  social_snapchat: 'Snapchat',
  social_facebook: 'Facebook',
} as const;
export type SocialField = keyof typeof socialNetworks;

/** Addresses outside the portal, by their fields; an empty one leads to the configured service. */
export const outsideLinkFields = {
  link_account: 'account',
  link_business: 'business',
  link_verify: 'verify',
  link_recovery: 'recovery',
  link_popup: 'popup',
  link_academy: 'academy',
  link_stream: 'stream',
} as const satisfies Record<string, keyof Setting['links']>;
export type LinkField = keyof typeof outsideLinkFields;

const code = (of: FieldCode) => of;
const linksOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, secureLink()])) as {
    [Field in keyof Fields]: ReturnType<typeof secureLink>;
  };

const BRAND_MAX = 60;
const PHONE_MAX = 30;
/** What the QR code of an invoice can hold of the seller's name. */
const QR_BYTES = 255;
const sellerName = () =>
  textOrEmpty().refine((name) => new TextEncoder().encode(name).length <= QR_BYTES, code('too_long'));

/** The specification's own texts, which every change sends (back-office spec, section 7). */
const texts = {
  site_copy_right: textOrEmpty(),
  privacy: richTextOrEmpty(),
  privacy_en: richTextOrEmpty(),
  tearm_condition: richTextOrEmpty(),
  tearm_condition_en: richTextOrEmpty(),
};

/** What the specification's call does not know: whatever of it is not sent stays as it is. */
const others = {
  brand: requiredText(BRAND_MAX),
  brand_en: requiredText(BRAND_MAX),
  email: emptyOr(z.email(), 'email'),
  phone: textOrEmpty(PHONE_MAX).refine((text) => /^(\+?[\d\s()-]{3,})?$/.test(text), code('phone')),
  address: textOrEmpty(),
  address_en: textOrEmpty(),
  ...linksOf(socialNetworks),
  ...linksOf(outsideLinkFields),
  seller_name: sellerName(),
  seller_name_en: sellerName(),
  seller_address: textOrEmpty(),
  seller_address_en: textOrEmpty(),
  seller_vat_number: textOrEmpty(40)
    .transform(digitsOf)
    .pipe(emptyOr(z.string().regex(/^3\d{13}3$/), 'vat_number')),
  seller_cr_number: textOrEmpty(40)
    .transform(digitsOf)
    .pipe(emptyOr(z.string().regex(/^\d{10}$/), 'seller_cr_number')),
  notice: textOrEmpty(siteNoticeMax),
  notice_en: textOrEmpty(siteNoticeMax),
  notice_kind: z.enum(siteNoticeKinds),
  notice_from: emptyOr(riyadhMinute, 'invalid'),
  notice_to: emptyOr(riyadhMinute, 'invalid'),
  notice_link: noticeLink(),
};

type NoticeFields = Partial<Record<'notice' | 'notice_en' | 'notice_from' | 'notice_to' | 'notice_link', string>>;

/** A notice is whole or not there: both languages, and from when to when. */
function checkNotice(sent: NoticeFields, context: z.RefinementCtx): void {
  const needed = ['notice', 'notice_en', 'notice_from', 'notice_to'] as const;
  if (![...needed, 'notice_link' as const].some((name) => sent[name])) return;
  const issue = (name: string, code: FieldCode) => context.addIssue({ code: 'custom', path: [name], message: code });
  for (const name of needed) if (!sent[name]) issue(name, 'required');
  const { notice_from: from, notice_to: to } = sent;
  if (from && to && to <= from) issue('notice_to', 'before_start');
}

const plain = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, z.string()])) as {
    [Field in keyof Fields]: z.ZodString;
  };

/** What the office's form sends. */
export const SettingInput = z.object({ ...texts, ...others }).superRefine(checkNotice);

const office = { path: '/api/admin/settings', access: 'admin-settings', summary: 'settings' } as const;
const AdminSetting = z.object({
  ...{ _id: z.string(), site_name: z.string() },
  ...plain({ ...texts, ...others }),
  notice_kind: z.enum(siteNoticeKinds),
  ...recordState,
});
const answer = z.object({ success, setting: AdminSetting });

/** The calls of the back-office: of the settings there is one record, so they have no list. */
export const adminSettings = {
  keys: { one: 'setting' },
  record: AdminSetting,
  input: SettingInput,
  get: endpoint({
    ...{ method: 'GET', path: office.path, access: office.access, summary: 'The settings' },
    query: z.object({ site_name: z.string().optional() }),
    answer,
  }),
  update: endpoint({
    ...{ method: 'PUT', path: office.path, access: office.access, summary: 'Changes the settings' },
    body: z.object({ ...texts, ...z.object(others).partial().shape, ...changed }).superRefine(checkNotice),
    form: {},
    missing: 'admin_fields_empty',
    answer: answer.extend({ msg }),
    rate: rates.officeWrite,
    errors: ['changed_meanwhile'],
  }),
  history: adminHistory(office),
};
export type AdminSetting = z.output<typeof adminSettings.record>;
