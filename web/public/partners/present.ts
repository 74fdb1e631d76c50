import type { Partner } from '#contract/endpoints/partners.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';

export type PartnerView = ReturnType<typeof presentPartner>;

/** A partner in one language, as the pages show it. */
export const presentPartner = (language: Language, partner: Partner) => ({
  id: partner._id,
  src: partner.file_path,
  name: local(language, partner, 'name'),
  link: partner.link,
});
