import { useId } from 'react';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** What is in progress: "Uploading rules.pdf". */
  label: string;
  /** From 0 to 1; omit it if unknown. */
  value?: number;
  /** At the end of the label's line: "40%", "120 of 300". */
  detail?: string;
  className?: string;
}

/** The progress of work, shown as cloth that grows along the line. */
export function Progress({ label, value, detail, className }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span id={`${id}-label`} className="min-w-0 font-semibold break-words">
          {label}
        </span>
        {detail && (
          <bdi className="shrink-0 text-soft tabular-nums" aria-hidden>
            {detail}
          </bdi>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={`${id}-label`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={detail}
        className="kit-edge h-3 overflow-hidden rounded-full bg-ink/8"
      >
        <div
          className={cx(
            'kit-filled h-full overflow-hidden rounded-full bg-palm transition-[width] duration-300',
            share === undefined && 'kit-progress-unknown w-2/5',
          )}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        >
          <svg width="100%" height="12" aria-hidden="true" className={cx('block', share !== 1 && 'kit-progress-cloth')}>
            <defs>
              <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
                <path d="M6 1l5 5-5 5-5-5z" className="fill-sand" opacity=".9" />
                <path d="M6 4l2 2-2 2-2-2z" className="fill-palm" />
                <path d="M13 6h2l1.5-2h3L21 6h3M15 6l1.5 2h3L21 6" className="stroke-sand" fill="none" opacity=".8" />
              </pattern>
            </defs>
            <rect x="-24" width="150%" height="12" fill={`url(#${id})`} />
          </svg>
        </div>
      </div>
    </div>
  );
}
