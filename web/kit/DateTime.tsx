import { formatDate, formatDateRange, formatDateTime, formatTimeRange, formatWeekday } from '#locales/format.ts';
import { formatHijri, formatHijriRange } from '#locales/hijri.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

export interface DateTimeProps {
  /** A day (`2026-02-01`) or an instant in ISO; an instant is shown on Riyadh's clock. */
  iso: string;
  /** The last day, included, or the instant at which it ends: the days from the first to it. */
  to?: string;
  /** Adds the time of day; with `to` on the same day, from when to when. */
  time?: boolean;
  /** Puts the day of the week before a single day. */
  weekday?: boolean;
  /** Sets the Umm al-Qura day on a line of its own, as in the cell of a table. */
  stacked?: boolean;
  className?: string;
}

/** A date; in Arabic always with the Umm al-Qura day beside it. Digits are Western in both languages. */
export function DateTime({ iso, to = iso, time, weekday, stacked, className }: DateTimeProps) {
  const { lang, dir } = useLanguage();
  const oneDay = formatDate(iso, lang) === formatDate(to, lang);
  const hours = time && oneDay && to !== iso && formatTimeRange(iso, to, lang);
  const day = oneDay ? formatDate(iso, lang) : formatDateRange(iso, to, lang);
  const hijri = lang === 'ar' && (oneDay ? formatHijri(iso, 'ar') : formatHijriRange(iso, to, 'ar'));
  // Two days are wider than a phone.
  const line = cx(stacked && 'block', oneDay && 'whitespace-nowrap');
  return (
    <time dateTime={iso} className={cx('tabular-nums', stacked && 'block max-sm:text-end', className)}>
      <bdi dir={dir} className={line}>
        {weekday && oneDay && `${formatWeekday(iso, lang)} `}
        {time && oneDay && !hours ? formatDateTime(iso, lang) : day}
        {hours && (lang === 'ar' ? '،' : ',')}
      </bdi>
      {hours && (
        <>
          {' '}
          <bdi dir={dir} className={line}>
            {hours}
          </bdi>
        </>
      )}
      {hijri && (
        <>
          {' '}
          <bdi dir="rtl" className={cx(line, 'text-soft', stacked && 'text-[0.85em]')}>
            {stacked ? hijri : `(${hijri})`}
          </bdi>
        </>
      )}
    </time>
  );
}
