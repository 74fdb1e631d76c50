import { useMemo } from 'react';
import { weaveEmblem } from '#brand/weave.ts';
import { ClothPaths } from './Cloth.tsx';

export interface EmblemProps {
  /** The name or slug to weave; the same text always gives the same cloth. Use the slug or number where a name may change. */
  name: string;
  /** In pixels. Up to 64 only the middle is shown, so that it stays legible. */
  size?: number;
  /** `round` for people, `square` (rounded) for teams and competitions, `none` where the parent clips. */
  shape?: 'square' | 'round' | 'none';
  /** What it shows, when nothing beside it says so. Without it the emblem is decoration. */
  label?: string;
  className?: string;
}

const shapes = { square: 'rounded-[22%]', round: 'rounded-full', none: '' };

/** The cloth of a name: the picture of every team, person and competition that has none. */
export function Emblem({ name, size = 44, shape = 'square', label, className = '' }: EmblemProps) {
  const view = size > 64 ? 'whole' : 'close';
  const cloth = useMemo(() => weaveEmblem(name, view), [name, view]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden when it is decoration
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
