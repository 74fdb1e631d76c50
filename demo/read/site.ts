import { z } from 'zod';
import type { SettingRecord } from '#server/features/settings/index.ts';
import { readBoth, readJson } from './files.ts';

const text = z.string().min(1);

/**
 * Addresses use domains that are reserved for examples. The seller does not exist, but its numbers are well-formed: a
 * VAT number has 15 digits and begins and ends with 3, a CR number has 10.
 */
const Settings = z.strictObject({
  ...{ brand: text, brandEn: text, copyright: text, email: z.email(), phone: text, address: text, addressEn: text },
  social: z.array(z.strictObject({ name: text, url: z.url() })),
  ...{ sellerName: text, sellerNameEn: text, sellerAddress: text, sellerAddressEn: text },
  sellerVatNumber: z.string().regex(/^3\d{13}3$/),
  sellerCrNumber: z.string().regex(/^\d{10}$/),
});

const [privacy, terms] = [readBoth('privacy'), readBoth('terms')];

/** The site's own texts and addresses. */
export const site = {
  ...readJson('settings.json', Settings),
  ...{ privacy: privacy.ar, privacyEn: privacy.en, terms: terms.ar, termsEn: terms.en },
} satisfies Partial<SettingRecord>;

const Centre = z.strictObject({
  region: text,
  ...{ name: text, nameEn: text, address: text, addressEn: text, phone: text },
  /** Latitude and longitude of its district. */
  at: z.tuple([z.number(), z.number()]),
});
export type DemoCentre = z.output<typeof Centre>;

/** Invented training centres in real cities, with well-formed phone numbers that belong to nobody. */
export const centres = readJson('centres.json', z.array(Centre));

/** Invented organisations. The logo of each is `demo/pictures/partners/<file>.webp`; its page is one that is reserved for examples. */
export const partners = readJson(
  'partners.json',
  z.array(z.strictObject({ file: text, name: text, nameEn: text })),
).map((partner) => ({ ...partner, link: `https://example.com/?partner=${partner.file}` }));

const Picture = z.strictObject({
  /** `demo/pictures/gallery/<file>.webp` */
  file: text,
  ...{ name: text, nameEn: text },
  /** The slug of a competition of the season. */
  competition: text.optional(),
  on: z.iso.date(),
});

/** The pictures of the gallery, by the slug of their season. */
export const picturesBySeason: Record<string, z.output<typeof Picture>[]> = Object.fromEntries(
  ['first-2025', 'wro-2024'].map((slug) => [slug, readJson(`gallery/${slug}.json`, z.array(Picture))]),
);
