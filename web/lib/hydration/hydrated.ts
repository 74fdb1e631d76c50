import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: false on the server, and in the browser until hydration is complete. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
