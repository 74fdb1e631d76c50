import { type Role, roleOf } from '#contract/access.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { NO_GUARDIAN, NO_PICTURE } from '#contract/endpoints/people.ts';
import { listCountries } from '#contract/endpoints/regions.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

export type Countries = AnswerOf<typeof listCountries>['countries'];

/** The countries for nationalities. */
export const loadCountries = async (signal: AbortSignal): Promise<Countries> =>
  (await call(listCountries, { signal })).countries;

/** The types of accounts that are offered; a judge stays one (back-office spec, section 3). */
export const offeredTypes = (present: number | undefined) => (present === 3 ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 4, 5]);

/** The name of a type: `typeName(4)`. */
export function useTypeName() {
  const t = useWords('admin-users');
  return (type: number) => t(`types.${roleOf(type) as Exclude<Role, 'guest'>}`);
}

/** The page of somebody has their name, isolated from the direction of the words around it. */
export function usePersonTitle() {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  return ({ name }: { name: string }) => t('form.editOf', { name: `\u2068${nameIn(lang, name)}\u2069` });
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
  const admin = useWords('admin');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const none = admin('history.empty');
  return {
    type: Object.fromEntries([0, 1, 2, 3, 4, 5].map((type) => [type, typeName(type)])),
    gender: { Male: t('genders.Male'), Female: t('genders.Female') },
    nationality: Object.fromEntries(countryOptions(countries, lang).map(({ value, label }) => [value, label])),
    guardian_name: { [NO_GUARDIAN]: none },
    guardian_phone: { [NO_GUARDIAN]: none },
    picture: { [NO_PICTURE]: none },
  };
}

/** The address of a person's picture, if there is one. */
export const pictureOf = (address: string | undefined): string => (!address || address === NO_PICTURE ? '' : address);

/** What is known of a guardian, if anything. */
export const guardianOf = (text: string | undefined): string => (!text || text === NO_GUARDIAN ? '' : text);
