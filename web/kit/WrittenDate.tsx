import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';
import type { Written } from './write-date.ts';

interface WrittenDateProps {
  of: Written;
  /** Sets the Umm al-Qura day on a line of its own, as in the cell of a table. */
  stacked?: boolean;
  /** The same on a phone alone, in running text: how many lines there are must not wait for the type to arrive. */
  steady?: boolean;
  className?: string;
}

/** A date that is written already: pages that have theirs from the server do not bring the calendar's table. */
export function WrittenDate({ of: { iso, day, hours, hijri, oneDay }, stacked, steady, className }: WrittenDateProps) {
  const { dir } = useLanguage();
  // Two days are wider than a phone.
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
