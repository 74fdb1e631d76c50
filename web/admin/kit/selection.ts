import { useRef, useState } from 'react';

interface Choice {
  key: string;
  on: boolean;
  /** With Shift: everything from this row to `key`. */
  from?: string;
}

/** The chosen rows after a click on one; in a range all become what the clicked one becomes. */
export function choose(keys: readonly string[], chosen: ReadonlySet<string>, { key, on, from }: Choice): Set<string> {
  const to = keys.indexOf(key);
  const start = from === undefined ? -1 : keys.indexOf(from);
  const range = start < 0 ? [key] : keys.slice(Math.min(start, to), Math.max(start, to) + 1);
  const next = new Set(chosen);
  for (const each of range) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * The rows that a person has selected among those of the page, in the page's order. Those of other pages stay selected
 * for the way back, but nothing is done with them.
 * @param narrowing search and filters: the selection ends when they change
 * @param total how many match them: with it, all of those can be selected, which lasts until one is taken out
 */
export function useSelection(keys: readonly string[], narrowing: string, total = 0) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [every, setEvery] = useState(false);
  const [of, setOf] = useState(narrowing);
  if (of !== narrowing) {
    setOf(narrowing);
    setChosen(new Set());
    setEvery(false);
  }
  const last = useRef<string>(undefined);
  return {
    size: keys.length,
    selected: every ? [...keys] : keys.filter((key) => chosen.has(key)),
    /** How many match, where there are more of them than the page has. */
    total: total > keys.length ? total : 0,
    /** Whether all of them are selected. */
    every,
    selectEvery: () => setEvery(true),
    has: (key: string) => every || chosen.has(key),
    toggle(key: string, on: boolean, extend: boolean) {
      const now = every ? new Set(keys) : chosen;
      setEvery(false);
      setChosen(choose(keys, now, { key, on, from: extend ? last.current : undefined }));
      last.current = key;
    },
    togglePage(on: boolean) {
      setEvery(false);
      setChosen((now) => (on ? now.union(new Set(keys)) : now.difference(new Set(keys))));
    },
    clear() {
      setEvery(false);
      setChosen(new Set());
    },
  };
}
