import type { AgeLevel } from '#contract/entities.ts';
import { agesAlone } from '#domain/age.ts';
import { formatAges } from '#locales/format.ts';
import { useLocal } from './local.ts';
import { useLanguage } from './words.tsx';

/** Formats an age level: its name in the page's language, and its ages. */
export function useAgeLevel() {
  const say = useLocal();
  const { lang } = useLanguage();
  const name = (level: AgeLevel) => say(level, 'name');
  return {
    name,
    /** The known age level that a team or a result refers to. */
    nameOf: (title: string, levels: readonly AgeLevel[]) => {
      const level = levels.find((one) => one.title === title);
      return level ? name(level) : title;
    },
    /** `ages 8 to 12` for `8-12`; other texts from the office are shown unchanged. */
    years: (level: AgeLevel) => {
      const desc = say(level, 'desc');
      const ages = agesAlone(desc);
      return ages ? formatAges(ages, lang) : desc;
    },
  };
}
