import { type ReactNode, useEffect } from 'react';

/**
 * Fires the event that hydration is complete, after all effects of the screen and their synchronous updates. It wraps
 * the screen: a sibling that the server does not render would change all ids from `useId`.
 */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const told = setTimeout(() => window.dispatchEvent(new Event('alive')));
    return () => clearTimeout(told);
  }, []);
  return children;
}
