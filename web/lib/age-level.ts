import { agesAlone } from '#domain/age.ts';
import { formatAges } from '#locales/format.ts';
import { useLanguage, useWords } from './words.tsx';

/** Titles as the wire has them, the specification's spellings included, and the keys of their names. */
const keys = new Map([
  ['Elementry', 'elementary'],
  ['Elementory', 'elementary'],
  ['High Elementry', 'highElementary'],
  ['Junior', 'junior'],
  ['Senior', 'senior'],
  ['Adults', 'adults'],
] as const);

/** Reads an age level to people: its title in their language, spelt right, and its ages. */
export function useAgeLevel() {
  const t = useWords('age-levels');
  const { lang } = useLanguage();
  return {
    /** A title that the office made up itself is shown as it is. */
    title: (title: string) => {
      const key = keys.get(title as never);
      return key ? t(key) : title;
    },
    /** `ages 8 to 12` of `8-12`; what the office says in words of its own is shown as it is. */
    years: (desc: string) => {
      const ages = agesAlone(desc);
      return ages ? formatAges(ages, lang) : desc;
    },
  };
}
