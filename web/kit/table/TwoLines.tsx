import type { ReactNode } from 'react';

/** A cell with a main line and smaller details below: a team and its number, a school and its city. */
export function TwoLines({ main, below }: { main: ReactNode; below?: ReactNode }) {
  return (
    <span className="block max-sm:text-end">
      <span className="block">{main}</span>
      {below && <span className="block text-sm text-soft">{below}</span>}
    </span>
  );
}
