import { type Role, roleOf } from '#contract/access.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { NO_GUARDIAN, NO_PICTURE } from '#contract/endpoints/people.ts';
import { listCountries } from '#contract/endpoints/regions.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

export type Countries = AnswerOf<typeof listCountries>['countries'];

/** The countries for nationalities. */
export const loadCountries = async (signal: AbortSignal): Promise<Countries> =>
  (await call(listCountries, { signal })).countries;

/** The name of a type: `typeName(4)`. */
export function useTypeName() {
  const t = useWords('admin-users');
  return (type: number) => t(`types.${roleOf(type) as Exclude<Role, 'guest'>}`);
}

/** The countries to choose from, in the alphabet of the page. */
export function countryOptions(countries: Countries, lang: 'ar' | 'en') {
  const options = countries.map(({ code, ar_name, en_name }) => ({
    value: code,
    label: lang === 'ar' ? ar_name : en_name,
  }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, lang));
}

/** What the values of fields mean, for the log and where two versions meet. */
export function usePeopleNames(countries: Countries = []) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  return {
    type: Object.fromEntries([0, 1, 2, 3, 4, 5].map((type) => [type, typeName(type)])),
    gender: { Male: t('genders.Male'), Female: t('genders.Female') },
    nationality: Object.fromEntries(countryOptions(countries, lang).map(({ value, label }) => [value, label])),
  };
}

/** The address of a person's picture; empty if there is none. */
export const pictureOf = (address: string | undefined): string => (!address || address === NO_PICTURE ? '' : address);

/** What is known of a guardian; empty if nothing is. */
export const guardianOf = (text: string | undefined): string => (!text || text === NO_GUARDIAN ? '' : text);
