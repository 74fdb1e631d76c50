import { useMemo } from 'react';
import { weaveEmblem } from '#brand/weave.ts';
import { ClothPaths } from './Cloth.tsx';

export interface EmblemProps {
  /** The name or slug; the same text always gives the same cloth. Use the slug or number if the name may change. */
  name: string;
  /** In pixels. Up to 64 only the middle is shown, to keep it legible. */
  size?: number;
  /** `round` for people, `square` (rounded) for teams and competitions, `none` where the parent clips. */
  shape?: 'square' | 'round' | 'none';
  /** Its accessible name, if no text beside it says it. Without it the emblem is decorative. */
  label?: string;
  className?: string;
}

const shapes = { square: 'rounded-[22%]', round: 'rounded-full', none: '' };

/** The emblem made from a name: the picture of every team, person and competition without one. */
export function Emblem({ name, size = 44, shape = 'square', label, className = '' }: EmblemProps) {
  const view = size > 64 ? 'whole' : 'close';
  const cloth = useMemo(() => weaveEmblem(name, view), [name, view]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden when decorative
    <svg
      viewBox={`0 0 ${cloth.width} ${cloth.height}`}
      width={size}
      height={size}
      className={`block shrink-0 outline-1 -outline-offset-1 outline-ink/10 outline-solid ${shapes[shape]} ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <ClothPaths cloth={cloth} />
    </svg>
  );
}
