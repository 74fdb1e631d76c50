import { useLanguage, useWords } from './words.tsx';

const known = ['Elementry', 'High Elementry', 'Junior', 'Senior', 'Adults'] as const;
const keys = {
  Elementry: 'elementary',
  'High Elementry': 'highElementary',
  Junior: 'junior',
  Senior: 'senior',
  Adults: 'adults',
} as const;

/** Reads an age level to people: its title in their language, its years (`8-12`) with the unit. */
export function useAgeLevel() {
  const t = useWords('age-levels');
  const { lang } = useLanguage();
  return {
    /** A title that the office made up itself is shown as it is. */
    title: (title: string) => {
      const own = known.find((level) => level === title);
      return own ? t(keys[own]) : title;
    },
    years: (desc: string) =>
      /^[\d\s–-]+$/.test(desc) ? t('years', { range: lang === 'ar' ? isolated(desc) : desc }) : desc,
  };
}

/** Keeps `8-12` from being turned round inside an Arabic sentence, and from being cut at the end of a line. */
const isolated = (range: string) => `\u2066${range.replace(/[-–]/g, '\u2060$&\u2060')}\u2069`;
