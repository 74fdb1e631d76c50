import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to: for toasts and confirmations, which any code may trigger. */
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

/** Subscribes to a store. The server always renders the initial value. */
export function useStore<Value>(store: ReturnType<typeof createStore<Value>>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
