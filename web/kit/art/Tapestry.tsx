import { useMemo } from 'react';
import { weaveCloth } from '#brand/weave.ts';
import { ClothPaths } from './Cloth.tsx';

export interface TapestryProps {
  /** The name or slug from which the cloth is made. */
  name: string;
  /** Size of the cloth in cells; it fills its box and is cropped around the centre. */
  columns?: number;
  rows?: number;
  className?: string;
}

/** A wide cloth from a name: the head of a card, a season, a team page. Decorative; set its size with `className`. */
export function Tapestry({ name, columns = 24, rows = 12, className = '' }: TapestryProps) {
  const cloth = useMemo(() => weaveCloth(name, columns, rows), [name, columns, rows]);
  return (
    <svg
      viewBox={`0 0 ${cloth.width} ${cloth.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`block ${className}`}
      aria-hidden="true"
    >
      <ClothPaths cloth={cloth} />
    </svg>
  );
}
