import { useEffect, useState } from 'react';
import { useHydrated } from './hydrated.ts';

/** Milliseconds between two steps: each is a separate task, so that input can be handled in between. */
const pause = 100;

/**
 * Defers the layout of the parts below the first screen, which is half of a phone's work before hydration. Until then a
 * class of the screen gives them `content-visibility: auto`; after hydration they are laid out step by step. A page
 * mounted by the router defers nothing, so that going back restores the scroll position.
 * @param partsOf the parts in their order
 * @param atOnce the number of parts per step
 * @returns whether parts are still deferred
 */
export function useDeferredLayout(partsOf: () => Iterable<HTMLElement>, atOnce = 1): boolean {
  const [waits, setWaits] = useState(!useHydrated());
  useEffect(() => {
    if (!waits) return;
    const parts = [...partsOf()];
    const timer = setInterval(() => {
      for (const part of parts.splice(0, atOnce)) part.style.contentVisibility = 'visible';
      if (parts.length === 0) setWaits(false);
    }, pause);
    return () => clearInterval(timer);
  }, [waits, partsOf, atOnce]);
  return waits;
}
