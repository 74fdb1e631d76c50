import type { CityNames } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from './words.tsx';

/** A text that the API sends twice: `name` in Arabic, `name_en` in English. */
type Twice<Key extends string> = Record<Key | `${Key}_en`, string>;

/** `local('en', season, 'name')`: the text in that language; the other language if it is empty. */
export function local<Key extends string>(language: Language, thing: Twice<Key>, key: Key): string {
  const arabic = thing[key];
  const english = thing[`${key}_en` as const];
  return language === 'ar' ? arabic || english : english || arabic;
}

/** The same in the language of the page: `const say = useLocal(); say(season, 'name')`. */
export function useLocal() {
  const { lang } = useLanguage();
  return <Key extends string>(thing: Twice<Key>, key: Key): string => local(lang, thing, key);
}

/** A typed city in this language if it is in the list, otherwise as typed. */
export const cityName = (language: Language, team: { city: string; city_names: CityNames }): string =>
  team.city_names?.[language === 'ar' ? 'ar_name' : 'en_name'] ?? team.city;
