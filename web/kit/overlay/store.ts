import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow: for toasts and questions, which any code may raise. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Follows a store. The server always sees the first value that it was given here. */
export function useStore<Value>(store: ReturnType<typeof createStore<Value>>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
