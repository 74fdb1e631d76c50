import { createStore, useStore } from '#web/kit/overlay/store.ts';
import { browserStore } from '#web/lib/browser-store.ts';

/** By the key of a column, whether somebody chose to see it. */
type Chosen = Readonly<Record<string, boolean>>;

const stores = new Map<string, ReturnType<typeof createStore<Chosen>>>();
const none: Chosen = {};

/** Not a person's (`turs:`): signing out does not change how a list looks. */
const keptOf = (list: string) => browserStore(() => localStorage, `columns:${list}`);

function storeOf(list: string) {
  let store = stores.get(list);
  if (!store) {
    store = createStore(typeof window === 'undefined' ? none : readChosen(keptOf(list).read()));
    stores.set(list, store);
  }
  return store;
}

/** What a browser has kept; it kept the hidden columns alone before. */
export function readChosen(kept: unknown): Chosen {
  if (Array.isArray(kept)) return Object.fromEntries(kept.map((key) => [String(key), false]));
  if (typeof kept !== 'object' || kept === null) return none;
  return Object.fromEntries(Object.entries(kept).filter(([, shown]) => typeof shown === 'boolean'));
}

/** The hidden columns: a new one that is hidden at first is so for those, too, who have chosen others. */
export const hiddenOf = (chosen: Chosen, atFirst: readonly string[]): string[] => [
  ...atFirst.filter((key) => chosen[key] !== true),
  ...Object.keys(chosen).filter((key) => chosen[key] === false && !atFirst.includes(key)),
];

/**
 * The columns that are hidden in a list; the browser keeps what was chosen, for everybody who works at it.
 * @param list the list's address
 * @param atFirst those that are hidden until somebody chooses them
 */
export function useHiddenColumns(list: string, atFirst: readonly string[] = []) {
  const store = storeOf(list);
  const chosen = useStore(store, none);
  return {
    hidden: hiddenOf(chosen, atFirst),
    show(key: string, shown: boolean) {
      const next = { ...chosen, [key]: shown };
      store.set(next);
      keptOf(list).write(next);
    },
  };
}
