import { useId } from 'react';
import { dyes } from '#domain/weave.ts';
import { houseBand } from '#domain/weave-band.ts';
import { ClothPaths } from './Cloth.tsx';

export interface BandProps {
  /** Height in pixels; a multiple of 20 keeps every thread on whole pixels. */
  height?: number;
  className?: string;
}

/** The Sadu band that closes the hero and opens the footer: as wide as its place, repeating. Decoration. */
export function Band({ height = 60, className = '' }: BandProps) {
  const id = useId();
  const { width, height: units, lines } = houseBand;
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
          <ClothPaths cloth={houseBand} />
          {lines.map(({ dye, d, width: stroke }) => (
            <path key={d} d={d} fill="none" stroke={dyes[dye]} strokeWidth={stroke} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
