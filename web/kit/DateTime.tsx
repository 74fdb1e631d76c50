import { formatDate, formatDateTime } from '#locales/format.ts';
import { formatHijri } from '#locales/hijri.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

export interface DateTimeProps {
  /** A day (`2026-02-01`) or an instant in ISO; an instant is shown on Riyadh's clock. */
  iso: string;
  /** Adds the time of day. */
  time?: boolean;
  /** Sets the Umm al-Qura day on a line of its own, as in the cell of a table. */
  stacked?: boolean;
  className?: string;
}

/** A date; in Arabic always with the Umm al-Qura day beside it. Digits are Western in both languages. */
export function DateTime({ iso, time, stacked, className }: DateTimeProps) {
  const { lang, dir } = useLanguage();
  const hijri = lang === 'ar' && formatHijri(iso, 'ar');
  const line = stacked ? 'block whitespace-nowrap' : 'whitespace-nowrap';
  return (
    <time dateTime={iso} className={cx('tabular-nums', stacked && 'block max-sm:text-end', className)}>
      <bdi dir={dir} className={line}>
        {time ? formatDateTime(iso, lang) : formatDate(iso, lang)}
      </bdi>
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
