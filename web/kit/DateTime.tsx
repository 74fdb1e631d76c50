import { useLanguage } from '#web/lib/words.tsx';
import { WrittenDate } from './WrittenDate.tsx';
import { type DateOptions, writeDate } from './write-date.ts';

export interface DateTimeProps extends DateOptions {
  /** Puts the Umm al-Qura date on its own line, as in a table cell. */
  stacked?: boolean;
  className?: string;
}

/** A date; in Arabic always with the Umm al-Qura date. Digits are Western in both languages. */
export function DateTime({ stacked = false, className = '', ...date }: DateTimeProps) {
  const { lang } = useLanguage();
  return <WrittenDate of={writeDate(lang, date)} stacked={stacked} className={className} />;
}
