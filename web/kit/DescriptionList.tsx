import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface DescriptionListProps {
  items: { term: ReactNode; detail: ReactNode; strong?: boolean }[];
  /** `rows`: term and detail on one line with a rule between (a summary of fees). `stack`: term above detail. */
  layout?: 'rows' | 'stack';
  className?: string;
}

/** Terms and their values: a profile, a fee, an invoice. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={cx(layout === 'stack' && 'grid gap-5 sm:grid-cols-2', className)}>
      {items.map(({ term, detail, strong }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
          key={index}
          className={cx(
            layout === 'rows' && 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5',
            layout === 'rows' && index > 0 && 'border-t border-line',
            strong && 'text-xl font-bold',
          )}
        >
          <dt className={cx(!strong && 'text-soft', layout === 'stack' && 'text-sm')}>{term}</dt>
          <dd className={cx('min-w-0 break-words', layout === 'stack' && 'mt-0.5 font-semibold')}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
