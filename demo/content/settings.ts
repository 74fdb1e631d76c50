import type { SettingRecord } from '#server/features/settings/index.ts';
import { readProse } from './prose.ts';

/**
 * The demo's site. Addresses are of the domains kept for examples; the seller does not exist, though its
 * numbers are well-formed: a VAT number has 15 digits and begins and ends with 3, a CR number has 10.
 */
export const site: Omit<SettingRecord, 'id' | 'siteName' | 'links' | 'unpaidTeamsMax' | 'updatedAt'> = {
  brand: 'تُرس',
  brandEn: 'Turs',
  copyright: 'Turs · تُرس — demo',
  privacy: readProse('privacy.ar.md'),
  privacyEn: readProse('privacy.en.md'),
  terms: readProse('terms.ar.md'),
  termsEn: readProse('terms.en.md'),
  email: 'hello@turs.example',
  phone: '+966500000000',
  address: 'مبنى 2026، شارع المبتكرين، حي التروس، الرياض 11000',
  addressEn: 'Building 2026, Innovators Street, Gears District, Riyadh 11000',
  social: [
    { name: 'X', url: 'https://example.com/?follow=turs-on-x' },
    { name: 'YouTube', url: 'https://example.com/?follow=turs-on-youtube' },
    { name: 'Instagram', url: 'https://example.com/?follow=turs-on-instagram' },
    { name: 'LinkedIn', url: 'https://example.com/?follow=turs-on-linkedin' },
  ],
  sellerName: 'مؤسسة تُرس التجريبية للبرامج التعليمية',
  sellerNameEn: 'Turs Demo Foundation for Educational Programmes',
  sellerAddress: 'مبنى 2026، شارع المبتكرين، حي التروس، الرياض 11000، المملكة العربية السعودية',
  sellerAddressEn: 'Building 2026, Innovators Street, Gears District, Riyadh 11000, Saudi Arabia',
  sellerVatNumber: '399999999900003',
  sellerCrNumber: '9999999990',
};
