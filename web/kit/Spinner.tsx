import { cx } from './cx.ts';

/** A turning gear. Decorative: describe the progress in words (a live region, `aria-busy`). Uses the text's colour. */
export function Spinner({ size = '1.25em', className }: { size?: number | string; className?: string }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" className={cx('kit-spinner', className)}>
      <circle r="7.5" fill="none" stroke="currentColor" strokeWidth="2.6" opacity=".28" />
      <path d="M0-7.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          d="M-1.3-11.2h2.6v2.6h-2.6z"
          fill="currentColor"
          opacity={angle > 0 && angle <= 90 ? 1 : 0.28}
          transform={`rotate(${angle})`}
        />
      ))}
    </svg>
  );
}
