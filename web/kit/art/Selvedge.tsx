import { useId } from 'react';
import { cx } from '../cx.ts';

/** The woven edge of a cloth: teeth and diamonds in the text's colour, as tall as its container. Decorative. */
export function Selvedge({ className }: { className?: string }) {
  const id = useId();
  return (
    <span aria-hidden="true" className={cx('relative block w-2.5', className)}>
      <svg width="10" height="100%" className="absolute inset-0" aria-hidden="true">
        <defs>
          <pattern id={id} width="10" height="16" patternUnits="userSpaceOnUse">
            <path d="M0 0h10v16H0z" fill="currentColor" />
            <path d="M5 3l4 5-4 5-4-5z" className="fill-sand" />
            <path d="M5 6l1.6 2L5 10 3.4 8z" fill="currentColor" />
          </pattern>
        </defs>
        <rect width="10" height="100%" fill={`url(#${id})`} />
      </svg>
    </span>
  );
}
