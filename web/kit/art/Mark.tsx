import { dyes } from '#brand/weave.ts';

export interface MarkProps {
  /** In pixels. */
  size?: number;
  /** Its accessible name, if the brand's name is not written beside it. */
  label?: string;
  className?: string;
}

const teeth = Array.from({ length: 8 }, (_, n) => n * 45);

/** The logo: a gear (turs) around a woven diamond. Used unless the settings have a logo. */
export function Mark({ size = 40, label, className = '' }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden when decorative
    <svg
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      className={`block shrink-0 ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g fill={dyes.palm}>
        {teeth.map((angle) => (
          <path key={angle} d="M-5-23h10l2.5 8h-15z" transform={`rotate(${angle})`} />
        ))}
        <circle r="18.5" />
      </g>
      <path d="M0-14.5l14.5 14.5-14.5 14.5-14.5-14.5z" fill={dyes.sand} />
      <path
        d="M0-14.5l4.8 4.8-4.8 4.9-4.8-4.9zM0 14.5l4.8-4.8-4.8-4.9-4.8 4.9zM-14.5 0l4.8-4.8 4.9 4.8-4.9 4.8zM14.5 0l-4.8-4.8-4.9 4.8 4.9 4.8z"
        fill={dyes.madder}
      />
      <path d="M0-5.2l5.2 5.2-5.2 5.2-5.2-5.2z" fill={dyes.night} />
      <path d="M0-1.9l1.9 1.9-1.9 1.9-1.9-1.9z" fill={dyes.dune} />
    </svg>
  );
}
