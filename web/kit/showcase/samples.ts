import type { Language } from '#contract/languages.ts';

/** Made-up teams in both languages, as sample data for tables and cards. */
export const teams = [
  {
    id: 'F25-0012',
    en: ['Najd Falcons', 'Riyadh', 'Al-Rowad Schools'],
    ar: ['صقور نجد', 'الرياض', 'مدارس الرواد'],
    paid: 'good',
    halalas: 40300,
    rank: 'gold',
  },
  {
    id: 'F25-0013',
    en: ['Jeddah Pioneers', 'Jeddah', 'Al-Faisal Secondary'],
    ar: ['رواد جدة', 'جدة', 'ثانوية الفيصل'],
    paid: 'warn',
    halalas: 40300,
    rank: 'silver',
  },
  {
    id: 'F25-0014',
    en: ['Jubail Waves', 'Jubail', 'Royal Commission Schools'],
    ar: ['أمواج الجبيل', 'الجبيل', 'مدارس الهيئة الملكية'],
    paid: 'bad',
    halalas: 0,
    rank: 'bronze',
  },
] as const;
export type Team = (typeof teams)[number];

const words = {
  en: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze', good: 'Paid', warn: 'Waiting', bad: 'Refused' },
  ar: { gold: 'ذهبي', silver: 'فضي', bronze: 'برونزي', good: 'مدفوع', warn: 'بالانتظار', bad: 'مرفوض' },
};
export const say = (lang: Language, key: keyof typeof words.en) => words[lang][key];

/** A text in the language in which it is shown. */
export const either = (lang: Language, english: string, arabic: string) => (lang === 'ar' ? arabic : english);
