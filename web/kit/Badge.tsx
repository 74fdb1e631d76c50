import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'gold' | 'silver' | 'bronze';

/** The colours of a tone, for the rare case of another element that has them. */
export const tones: Record<Tone, string> = {
  neutral: 'bg-ink/7 text-ink',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
  gold: 'bg-[#f6d36b] text-[#4a3600]',
  silver: 'bg-[#d7dde6] text-[#2d3747]',
  bronze: 'bg-[#e6b48c] text-[#4b2408]',
};

export interface BadgeProps {
  tone?: Tone;
  /** Shows a diamond before the text, for states: colour is never the only sign. */
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short label: a rank, a kind, a count. */
export function Badge({ tone = 'neutral', dot, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'kit-edge inline-flex w-fit items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {dot && (
        <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true" className="shrink-0">
          <path d="M4 0l4 4-4 4-4-4z" fill="currentColor" />
        </svg>
      )}
      {children}
    </span>
  );
}

/** The state of a thing (paid, waiting, refused): a badge with a diamond. */
export function StatusBadge(props: Omit<BadgeProps, 'dot'>) {
  return <Badge dot {...props} />;
}
