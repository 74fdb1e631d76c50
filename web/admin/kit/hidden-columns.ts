import { createStore, useStore } from '#web/kit/overlay/store.ts';
import { browserStore } from '#web/lib/browser-store.ts';

const stores = new Map<string, ReturnType<typeof createStore<readonly string[]>>>();
const none: readonly string[] = [];

/** Not a person's (`turs:`): signing out does not change how a list looks. */
const keptOf = (list: string) => browserStore(() => localStorage, `columns:${list}`);

function read(list: string): readonly string[] | undefined {
  const kept = keptOf(list).read();
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : undefined;
}

function storeOf(list: string, atFirst: readonly string[]) {
  let store = stores.get(list);
  if (!store) {
    store = createStore((typeof window === 'undefined' ? undefined : read(list)) ?? atFirst);
    stores.set(list, store);
  }
  return store;
}

/**
 * The columns that are hidden in a list; the browser keeps them for everybody who works at it.
 * @param list the list's address
 * @param atFirst those that are hidden until somebody chooses
 */
export function useHiddenColumns(list: string, atFirst = none) {
  const store = storeOf(list, atFirst);
  const hidden = useStore(store, atFirst);
  return {
    hidden,
    show(key: string, shown: boolean) {
      const others = hidden.filter((each) => each !== key);
      const next = shown ? others : [...others, key];
      store.set(next);
      keptOf(list).write(next);
    },
  };
}
