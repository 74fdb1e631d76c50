import type { AgeLevel } from '#server/features/competitions/index.ts';

/** The five levels of the programme, under the specification's spellings, as people read them. */
const levels = {
  Elementry: { name: 'الابتدائي', nameEn: 'Elementary' },
  'High Elementry': { name: 'الابتدائي العالي', nameEn: 'High Elementary' },
  Junior: { name: 'الناشئون', nameEn: 'Junior' },
  Senior: { name: 'الشباب', nameEn: 'Senior' },
  Adults: { name: 'الكبار', nameEn: 'Adults' },
};

/** @param years as bare digits with a hyphen, which each page shows in its own language */
export const ageLevel = (key: keyof typeof levels, years: string): AgeLevel => ({
  key,
  ...levels[key],
  ...{ description: years, descriptionEn: years },
});
