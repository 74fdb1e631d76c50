import { LRUCache } from 'lru-cache';

/** With more teams than this, figures are kept for `KEPT` milliseconds, because counting is slow (decision 057). */
const LARGE = 10_000;
const KEPT = 5_000;
/** Those of a season before, which hardly change any more. */
const PAST_KEPT = 60_000;

/** Counts at each asking, or where there are many teams once in some seconds for all who ask. */
export function keptFigures() {
  const kept = new LRUCache<string, Promise<unknown>>({ max: 200, ttl: KEPT });
  let large = false;

  return {
    /** @param past of a season that another is compared with */
    of<Figures>(name: string, count: () => Promise<Figures>, past = false): Promise<Figures> {
      const known = kept.get(name) as Promise<Figures> | undefined;
      if (known) return known;
      const counting = count();
      if (large) {
        kept.set(name, counting, { ttl: past ? PAST_KEPT : KEPT });
        counting.catch(() => kept.delete(name));
      }
      return counting;
    },
    /** To be told whenever teams were counted. */
    sawTeams(total: number) {
      large = total > LARGE;
    },
  };
}

export type KeptFigures = ReturnType<typeof keptFigures>;
