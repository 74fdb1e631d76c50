/** The seed of all that teams and their people are made with. */
export const SAMPLE_SEED = 2025;

export type Random = ReturnType<typeof createRandom>;

/** A repeatable random source (mulberry32): the same seed gives the same sample content at every load. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `from` to `to`, both included. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    chance: (probability: number) => next() < probability,
    pick<T>(list: readonly T[]): T {
      return list[between(0, list.length - 1)] as T;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const cards = [...list];
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
      }
      return cards;
    },
  };
}
