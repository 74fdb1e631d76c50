export type Medal = 'gold' | 'silver' | 'bronze';

/** The medal of a rank, 1 to 40: the first is Gold, the second Silver, the others Bronze (public spec, section 9). */
export function medalOf(rank: number): Medal {
  if (rank === 1) return 'gold';
  return rank === 2 ? 'silver' : 'bronze';
}
