import { type ReactNode, useEffect } from 'react';

/**
 * Tells that the page answers now: after all effects of the screen, and what they changed at once. Around the screen and
 * not beside it: a neighbour that the server does not have would change every name that `useId` gives.
 */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const told = setTimeout(() => window.dispatchEvent(new Event('alive')));
    return () => clearTimeout(told);
  }, []);
  return children;
}
