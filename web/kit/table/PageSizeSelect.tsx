import { useId } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';

export interface PageSizeSelectProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
  className?: string;
}

/** Selects the number of rows per page. */
export function PageSizeSelect({ value, sizes, onChange, className }: PageSizeSelectProps) {
  const t = useWords('kit');
  const id = useId();
  return (
    <div className={cx('flex items-center gap-2 text-sm', className)}>
      <label htmlFor={id} className="text-soft">
        {t('perPage')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-(--control-sm) rounded-sm border border-edge/75 bg-surface ps-2 pe-1 text-ink tabular-nums hover:border-edge"
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}
