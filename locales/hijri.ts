/**
 * Days of the Umm al-Qura calendar, which Saudi Arabia uses. Computed from a table, not with `Intl`: the server and
 * every browser then give the same day, and phones save 60 ms for a formatter. Separate from `format.ts`, so that a
 * page without dates does not load the table.
 */
import type { Language } from '#contract/languages.ts';
import { clockOf, formatDate, formatDateTime, joinDays } from './format.ts';
import { ummAlQura } from './umm-al-qura.ts';

const hijriMonths = {
  en: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qidah',
    'Dhu al-Hijjah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
} as const;

/** Day, month and year; the name of a month is one part, however many words it has. */
function partsOf(iso: string | Date, lang: Language): string[] {
  const { day, month, year } = ummAlQura(Math.floor(clockOf(iso).getTime() / 86_400_000));
  return [String(day), hijriMonths[lang][month - 1] ?? '', `${year} ${lang === 'ar' ? 'هـ' : 'AH'}`];
}

/** The Umm al-Qura day: `30 جمادى الأولى 1447 هـ`, `30 Jumada I 1447 AH`. Takes what `formatDate` takes. */
export const formatHijri = (iso: string | Date, lang: Language): string => partsOf(iso, lang).join(' ');

/** A range of days: `من 16 إلى 18 رمضان 1447 هـ`; a single day like `formatHijri`. */
export function formatHijriRange(from: string, to: string, lang: Language): string {
  const [first, last] = [partsOf(from, lang), partsOf(to, lang)];
  return first.join() === last.join() ? first.join(' ') : joinDays(first, last, lang);
}

/** A date in running text: Gregorian, in Arabic with the Umm al-Qura day beside it in brackets. */
export function formatDay(iso: string | Date, lang: Language): string {
  return lang === 'ar' ? `${formatDate(iso, 'ar')} (${formatHijri(iso, 'ar')})` : formatDate(iso, 'en');
}

/** The same with the time: `23 November 2026, 14:05`. */
export function formatMoment(at: Date, lang: Language): string {
  return lang === 'ar' ? `${formatDateTime(at, 'ar')} (${formatHijri(at, 'ar')})` : formatDateTime(at, 'en');
}
