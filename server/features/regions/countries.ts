import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import type { Language } from '#contract/languages.ts';

type Country = { code: string } & Record<Language, string>;

/** Where the usual names are longer than what people call the country, or not what the Kingdom calls it. */
const otherNames: Record<string, Record<Language, string>> = {
  HK: { en: 'Hong Kong', ar: 'هونغ كونغ' },
  MM: { en: 'Myanmar', ar: 'ميانمار' },
  MO: { en: 'Macao', ar: 'ماكاو' },
  PS: { en: 'Palestine', ar: 'فلسطين' },
};

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code: string) => otherNames[code]?.[language] ?? names.of(code) ?? code;
};

const [en, ar] = [namesIn('en'), namesIn('ar')];

/** Every country of ISO 3166-1 and Kosovo, by its English name; a page sorts them as its language does. */
export const countries: Country[] = codes
  .map(([code = '']) => ({ code, en: en(code), ar: ar(code) }))
  .sort((a, b) => a.en.localeCompare(b.en, 'en'));
