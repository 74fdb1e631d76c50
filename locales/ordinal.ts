import type { Language } from '#contract/languages.ts';

const arabicUnits = [
  ...['', 'الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'],
  ...['الحادي عشر', 'الثاني عشر', 'الثالث عشر', 'الرابع عشر', 'الخامس عشر', 'السادس عشر', 'السابع عشر', 'الثامن عشر'],
  'التاسع عشر',
];
const arabicTens = ['', '', 'العشرين', 'الثلاثين', 'الأربعين', 'الخمسين', 'الستين', 'السبعين', 'الثمانين', 'التسعين'];

/** After «المركز» in the genitive or accusative: «إحراز المركز الحادي والعشرين». */
function arabicOrdinal(number: number): string {
  if (number < arabicUnits.length) return arabicUnits[number] ?? '';
  const [tens, unit] = [Math.floor(number / 10), number % 10];
  const ten = arabicTens[tens] ?? '';
  const one = unit === 1 ? 'الحادي' : (arabicUnits[unit] ?? '');
  return unit === 0 ? ten : `${one} و${ten}`;
}

function englishOrdinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** The ordinal of a rank, 1 to 99: `21st`; in Arabic `الحادي والعشرين`, as it follows a noun that is not the subject. */
export const formatOrdinal = (number: number, lang: Language): string =>
  lang === 'ar' ? arabicOrdinal(number) : englishOrdinal(number);
