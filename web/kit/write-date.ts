import type { Language } from '#contract/languages.ts';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '#locales/format.ts';
import { formatHijri, formatHijriRange } from '#locales/hijri.ts';

export type DateOptions = {
  /** A day (`2026-02-01`) or an instant in ISO; an instant is shown in Riyadh time. */
  iso: string;
  /** The last day (inclusive) or the end instant: shows the range. */
  to?: string | undefined;
  /** Adds the time; with `to` on the same day, the time range. */
  time?: boolean | undefined;
  /** Puts the weekday before a single day. */
  weekday?: boolean | undefined;
};

/** An instant as its time alone where it is of the same day as `now`, else with its date. */
export const writeTime = (lang: Language, iso: string, now: Date): Written =>
  formatDate(iso, lang) === formatDate(now, lang)
    ? { iso, oneDay: true, day: formatTime(iso) }
    : writeDate(lang, { iso, time: true });

/** A formatted date; in Arabic with its Umm al-Qura date. */
export type Written = { iso: string; day: string; hours?: string; hijri?: string; oneDay: boolean };

export function writeDate(lang: Language, { iso, to = iso, time, weekday }: DateOptions): Written {
  const oneDay = formatDate(iso, lang) === formatDate(to, lang);
  if (!oneDay) {
    const hijri = lang === 'ar' && { hijri: formatHijriRange(iso, to, 'ar') };
    return { iso, oneDay, day: formatDateRange(iso, to, lang), ...hijri };
  }
  const hours = time && to !== iso ? formatTimeRange(iso, to, lang) : undefined;
  const day = time && !hours ? formatDateTime(iso, lang) : formatDate(iso, lang);
  return {
    iso,
    oneDay,
    day: `${weekday ? `${formatWeekday(iso, lang)} ` : ''}${day}${hours ? (lang === 'ar' ? '،' : ',') : ''}`,
    ...(hours && { hours }),
    ...(lang === 'ar' && { hijri: formatHijri(iso, 'ar') }),
  };
}
