import { formatMoney } from '#locales/format.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

/** An amount: `SAR 403.00`, in Arabic `403.00 ر.س`. `halalas` is an integer, 1/100 riyal. */
export function Money({ halalas, className }: { halalas: number; className?: string }) {
  const { lang, dir } = useLanguage();
  return (
    <bdi dir={dir} className={cx('whitespace-nowrap tabular-nums', className)}>
      {formatMoney(halalas, lang)}
    </bdi>
  );
}
