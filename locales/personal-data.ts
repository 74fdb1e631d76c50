import type { Language } from '#contract/languages.ts';
import placesAr from './ar/admin-deletion-requests.ts';
import fileAr from './ar/data-file.ts';
import ar from './ar/personal-data.ts';
import placesEn from './en/admin-deletion-requests.ts';
import fileEn from './en/data-file.ts';
import en from './en/personal-data.ts';

/** The words about a person's data, in both languages, for what the server makes and checks. */
export const personalDataWords: Record<Language, typeof en> = { en, ar };

/** The words of the page in the download, with the names of the places as the office reads them, too. */
export const dataFileWords: Record<Language, typeof fileEn & { places: typeof placesEn.places }> = {
  en: { ...fileEn, places: placesEn.places },
  ar: { ...fileAr, places: placesAr.places },
};
