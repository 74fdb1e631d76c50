import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers already: false on the server, and in the browser until it has taken the page over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
