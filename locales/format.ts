/**
 * Formats dates, money and numbers, with the same result on the server and in every browser: digits are Western in both
 * languages, month names are our own (browsers differ), and times are in Riyadh's time zone, which has no summer time.
 */
import type { Language } from '#contract/languages.ts';

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
} as const;

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
} as const;

/** Keeps words together at the end of a line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

const riyadhOffset = 3 * 60 * 60 * 1000;

/** A left-to-right mark keeps a minus sign on its number's left inside Arabic text. */
const leftToRight = '\u200e';

/** An instant as Riyadh’s clock shows it, in UTC fields; a bare day (`2026-02-01`) stays that day. */
export function clockOf(iso: string | Date): Date {
  if (typeof iso === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(iso)) return new Date(`${iso}T00:00:00Z`);
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a date: ${String(iso)}`);
  return new Date(instant.getTime() + riyadhOffset);
}

/**
 * `31178` → `31,178`, in both languages. At most three decimals.
 * Without `Intl`: its first formatter takes a browser 30 ms and a phone four times as long.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** A share with at most one decimal: `0.256` → `25.6%`, in both languages. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 1000) / 10)}%`;
}

/**
 * Money with two decimals: `SAR 403.00`, in Arabic `403.00 ر.س`.
 * @param halalas an integer, 1/100 riyal; below zero for a refund or a rounding line
 */
export function formatMoney(halalas: number, lang: Language): string {
  const whole = Math.abs(Math.round(halalas));
  const digits = `${formatNumber(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
  const amount = halalas < 0 && whole > 0 ? `${leftToRight}-${digits}` : digits;
  return lang === 'ar' ? `${amount} ر.س` : `SAR ${amount}`;
}

/**
 * The Gregorian day: `21 November 2025`, `21 نوفمبر 2025`. Takes a day, an instant or a Date; an instant is Riyadh's
 * day.
 */
export function formatDate(iso: string | Date, lang: Language): string {
  const day = clockOf(iso);
  return `${day.getUTCDate()} ${months[lang][day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The day of the week: `Saturday`, `السبت`. */
export const formatWeekday = (iso: string | Date, lang: Language): string =>
  weekdays[lang][clockOf(iso).getUTCDay()] ?? '';

/**
 * Two different days, without repeating what both share: `5 to 7 March 2026`, `من 5 إلى 7 مارس 2026`.
 * @param from formatted day, month and year
 */
export function joinDays(from: readonly string[], to: readonly string[], lang: Language): string {
  const [sameYear, sameMonth] = [from[2] === to[2], from[1] === to[1]];
  const first = from.slice(0, sameYear ? (sameMonth ? 1 : 2) : 3).join(' ');
  return lang === 'ar' ? `من ${first} إلى ${to.join(' ')}` : `${first} to ${to.join(' ')}`;
}

const partsOf = (iso: string | Date, lang: Language): string[] => formatDate(iso, lang).split(' ');

/** A range of days: `5 to 7 March 2026`; a single day like `formatDate`. */
export function formatDateRange(from: string, to: string, lang: Language): string {
  const [first, last] = [partsOf(from, lang), partsOf(to, lang)];
  return first.join() === last.join() ? first.join(' ') : joinDays(first, last, lang);
}

/** The time of day on Riyadh's clock: `14:05`. */
export function formatTime(iso: string | Date): string {
  return clockOf(iso).toISOString().slice(11, 16);
}

/** A range of times: `19:00 to 20:30`, `19:00 إلى 20:30`. */
export const formatTimeRange = (from: string | Date, to: string | Date, lang: Language): string =>
  `${formatTime(from)} ${lang === 'ar' ? 'إلى' : 'to'} ${formatTime(to)}`;

/** Day and time: `21 November 2025, 14:05`. */
export function formatDateTime(iso: string | Date, lang: Language): string {
  return `${formatDate(iso, lang)}${lang === 'ar' ? '، ' : ', '}${formatTime(iso)}`;
}

/** When something begins: the day, and its time unless that is midnight. */
export const formatBeginning = (iso: string | Date, lang: Language): string =>
  formatTime(iso) === '00:00' ? formatDate(iso, lang) : formatDateTime(iso, lang);

/** Arabic counts years by the number beside them: 3 to 10 `سنوات`, from 11 on `سنة`. */
const yearsOf = (count: number) => (count % 100 >= 3 && count % 100 <= 10 ? 'سنوات' : 'سنة');

/** The ages of an age level, with non-breaking spaces: `ages 4 to 6`, in Arabic `من 4 إلى 6 سنوات`. */
export function formatAges({ from, to }: { from: number; to: number }, lang: Language): string {
  if (lang === 'ar') return unbroken(`${from === to ? to : `من ${from} إلى ${to}`} ${yearsOf(to)}`);
  return unbroken(from === to ? `age ${to}` : `ages ${from} to ${to}`);
}
