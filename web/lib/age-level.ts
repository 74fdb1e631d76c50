import type { AgeLevel } from '#contract/entities.ts';
import { agesAlone } from '#domain/age.ts';
import { formatAges } from '#locales/format.ts';
import { useLocal } from './local.ts';
import { useLanguage } from './words.tsx';

/** Reads an age level to people: its name in their language, and its ages. */
export function useAgeLevel() {
  const say = useLocal();
  const { lang } = useLanguage();
  const name = (level: AgeLevel) => say(level, 'name');
  return {
    name,
    /** Of the level that a team or a result names, among those that are known. */
    nameOf: (title: string, levels: readonly AgeLevel[]) => {
      const level = levels.find((one) => one.title === title);
      return level ? name(level) : title;
    },
    /** `ages 8 to 12` of `8-12`; what the office says in words of its own is shown as it is. */
    years: (level: AgeLevel) => {
      const desc = say(level, 'desc');
      const ages = agesAlone(desc);
      return ages ? formatAges(ages, lang) : desc;
    },
  };
}
