/** The age levels that the specification offers, by title (back-office spec, section 3). The office may word them anew. */
export const knownLevels = {
  Elementry: { name: 'الابتدائي', name_en: 'Elementary', desc: '5-7', desc_en: '5-7' },
  'High Elementry': { name: 'الابتدائي العالي', name_en: 'High Elementary', desc: '8-10', desc_en: '8-10' },
  Junior: { name: 'الناشئون', name_en: 'Junior', desc: '11-15', desc_en: '11-15' },
  Senior: { name: 'الشباب', name_en: 'Senior', desc: '14-19', desc_en: '14-19' },
  Adults: { name: 'الكبار', name_en: 'Adults', desc: '11-19', desc_en: '11-19' },
} as const;

export type KnownTitle = keyof typeof knownLevels;

export const knownTitles = Object.keys(knownLevels) as KnownTitle[];

export const isKnownTitle = (title: unknown): title is KnownTitle =>
  typeof title === 'string' && Object.hasOwn(knownLevels, title);
