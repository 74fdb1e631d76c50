/**
 * Days of the Umm al-Qura calendar, which Saudi Arabia keeps. Reckoned from a table, not by `Intl`: the server and every
 * browser then write the same day, and no phone spends 60 ms on a formatter. Apart from `format.ts`, so that a page
 * without dates does not bring the table.
 */
import { IslamicUmalquraCalendar } from '@internationalized/date';
import type { Language } from '#contract/languages.ts';
import { clockOf, formatDate, joinDays } from './format.ts';

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

const calendar = new IslamicUmalquraCalendar();
const julianDayOf1970 = 2_440_588;

/** Day, month and year; the name of a month is one part, however many words it has. */
function partsOf(iso: string | Date, lang: Language): string[] {
  const days = Math.floor(clockOf(iso).getTime() / 86_400_000);
  const { day, month, year } = calendar.fromJulianDay(days + julianDayOf1970);
  return [String(day), hijriMonths[lang][month - 1] ?? '', `${year} ${lang === 'ar' ? 'هـ' : 'AH'}`];
}

/** The Umm al-Qura day: `30 جمادى الأولى 1447 هـ`, `30 Jumada I 1447 AH`. Takes what `formatDate` takes. */
export const formatHijri = (iso: string | Date, lang: Language): string => partsOf(iso, lang).join(' ');

/** Days in a row: `من 16 إلى 18 رمضان 1447 هـ`; a single one as `formatHijri` writes it. */
export function formatHijriRange(from: string, to: string, lang: Language): string {
  const [first, last] = [partsOf(from, lang), partsOf(to, lang)];
  return first.join() === last.join() ? first.join(' ') : joinDays(first, last, lang);
}

/** A date in running text: Gregorian, in Arabic with the Umm al-Qura day beside it in brackets. */
export function formatDay(iso: string | Date, lang: Language): string {
  return lang === 'ar' ? `${formatDate(iso, 'ar')} (${formatHijri(iso, 'ar')})` : formatDate(iso, 'en');
}
