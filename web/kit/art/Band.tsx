import { useId } from 'react';
import { clothName, type Woven } from '#brand/cloth-name.ts';
import { dyes, weaveCloth } from '#brand/weave.ts';
import { houseBand } from '#brand/weave-band.ts';
import { ClothPaths } from './Cloth.tsx';

export interface BandProps {
  /** Height in pixels; multiples of 20, or of 24 with a name, keep all edges on whole pixels. */
  height?: number;
  /** The name for the cloth; the default brand pattern without it. */
  of?: Woven;
  className?: string;
}

/** A repeating woven band below page heads and above the footer, as wide as its container. Decorative. */
export function Band({ height = 60, of, className = '' }: BandProps) {
  const id = useId();
  const cloth = of ? { ...weaveCloth(clothName(of), 12, 12), lines: [] } : houseBand;
  const { width, height: units, lines } = cloth;
  return (
    <svg width="100%" height={height} aria-hidden="true" className={`block ${className}`}>
      <defs>
        <pattern
          id={id}
          width={width}
          height={units}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${height / units})`}
        >
          <ClothPaths cloth={cloth} />
          {lines.map(({ dye, d, width: stroke }) => (
            <path key={d} d={d} fill="none" stroke={dyes[dye]} strokeWidth={stroke} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
