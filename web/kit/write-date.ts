import type { Language } from '#contract/languages.ts';
import { formatDate, formatDateRange, formatDateTime, formatTimeRange, formatWeekday } from '#locales/format.ts';
import { formatHijri, formatHijriRange } from '#locales/hijri.ts';

export type DateOptions = {
  /** A day (`2026-02-01`) or an instant in ISO; an instant is shown on Riyadh's clock. */
  iso: string;
  /** The last day, included, or the instant at which it ends: the days from the first to it. */
  to?: string | undefined;
  /** Adds the time of day; with `to` on the same day, from when to when. */
  time?: boolean | undefined;
  /** Puts the day of the week before a single day. */
  weekday?: boolean | undefined;
};

/** A date in the words of a language; in Arabic with its Umm al-Qura day. */
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
