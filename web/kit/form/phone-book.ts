import type { Language } from '#contract/languages.ts';

/** ISO 3166 code of a country, in upper case. */
export type Country = string;

/** The phone number library's functions; it is large, so it is fetched when a phone field appears. */
export interface PhoneBook {
  countries: { code: Country; name: string; calling: string }[];
  /** Parses a typed number; undefined if it is not possible in any country. */
  read: (text: string, country: Country) => { e164: string; country: Country; national: string } | undefined;
}

const names = {
  en: () => import('i18n-iso-countries/langs/en.json'),
  ar: () => import('i18n-iso-countries/langs/ar.json'),
};

/** Listed first, in this order: most users are from these countries. */
const gulf = ['SA', 'AE', 'KW', 'BH', 'QA', 'OM'];
const gulfPlace = (code: Country) => (gulf.includes(code) ? gulf.indexOf(code) : gulf.length);

/** Some countries have several names; the first is the usual one. */
const nameOf = (name: string | string[] | undefined) => (Array.isArray(name) ? name[0] : name);

export async function openPhoneBook(lang: Language): Promise<PhoneBook> {
  const [phones, { default: list }] = await Promise.all([import('libphonenumber-js/min'), names[lang]()]);
  const named = list.countries as Record<string, string | string[]>;
  const collator = new Intl.Collator(lang);
  return {
    countries: phones
      .getCountries()
      // Two territories share a code with their neighbour and have no name in the data.
      .filter((code) => named[code])
      .map((code) => ({ code, name: nameOf(named[code]) ?? code, calling: `+${phones.getCountryCallingCode(code)}` }))
      .sort((a, b) => gulfPlace(a.code) - gulfPlace(b.code) || collator.compare(a.name, b.name)),
    read: (text, country) => {
      const number = phones.parsePhoneNumberFromString(text, country as never);
      if (!number?.isPossible()) return undefined;
      return { e164: number.number, country: number.country ?? country, national: number.formatNational() };
    },
  };
}

/**
 * The value of a phone field. If the number is not possible, this is the typed text with the country's code, so that
 * the server can report the error.
 */
export function phoneValue(text: string, country: Country, book: PhoneBook | undefined): string {
  const typed = text.replace(/[\s()-]/g, '');
  if (!typed) return '';
  const international = typed.startsWith('00') ? `+${typed.slice(2)}` : typed;
  const read = book?.read(international, country);
  if (read) return read.e164;
  const calling = book?.countries.find(({ code }) => code === country)?.calling ?? '';
  return international.startsWith('+') ? international : `${calling}${international}`;
}
