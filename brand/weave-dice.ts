/** Seeded random numbers: the same seed always gives the same numbers, on every machine. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability. */
  chance(share: number): boolean;
}

/** A small generator (xmur3 hashes the seed, mulberry32 makes the numbers). Not for secrets. */
export function dice(seed: string): Dice {
  let state = 1779033703 ^ seed.length;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    chance: (share) => next() < share,
  };
}
