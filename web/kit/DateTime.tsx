import { formatDate, formatDateTime, formatHijri } from '#locales/format.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

export interface DateTimeProps {
  /** A day (`2026-02-01`) or an instant in ISO; an instant is shown on Riyadh's clock. */
  iso: string;
  /** Adds the time of day. */
  time?: boolean;
  /** Leaves out the Umm al-Qura day, where there is no room (a dense table). */
  short?: boolean;
  className?: string;
}

/** A date; in Arabic with the Umm al-Qura day beside it. Digits are Western in both languages. */
export function DateTime({ iso, time, short, className }: DateTimeProps) {
  const { lang, dir } = useLanguage();
  return (
    <time dateTime={iso} className={cx('inline-flex flex-wrap gap-x-2 tabular-nums', className)}>
      <bdi dir={dir} className="whitespace-nowrap">
        {time ? formatDateTime(iso, lang) : formatDate(iso, lang)}
      </bdi>
      {lang === 'ar' && !short && (
        <bdi dir="rtl" className="whitespace-nowrap text-soft">
          {formatHijri(iso, 'ar')}
        </bdi>
      )}
    </time>
  );
}
