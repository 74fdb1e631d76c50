import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';
import type { Written } from './write-date.ts';

interface WrittenDateProps {
  of: Written;
  /** Puts the Umm al-Qura date on its own line, as in a table cell. */
  stacked?: boolean;
  /** The same on phones only, in running text: the number of lines must not change when the fonts load. */
  steady?: boolean;
  className?: string;
}

/** A date that is already formatted: pages that get it from the server need not load the calendar table. */
export function WrittenDate({ of: { iso, day, hours, hijri, oneDay }, stacked, steady, className }: WrittenDateProps) {
  const { dir } = useLanguage();
  // Both dates are wider than a phone.
  const line = cx(stacked && 'block', oneDay && 'whitespace-nowrap');
  return (
    <time dateTime={iso} className={cx('tabular-nums', stacked && 'block max-sm:text-end', className)}>
      <bdi dir={dir} className={line}>
        {day}
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
          <bdi dir="rtl" className={cx(line, 'text-soft', stacked && 'text-[0.85em]', steady && 'max-sm:block')}>
            {stacked ? hijri : `(${hijri})`}
          </bdi>
        </>
      )}
    </time>
  );
}
