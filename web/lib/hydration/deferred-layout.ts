import { useEffect, useState } from 'react';
import { useHydrated } from './hydrated.ts';

/** Milliseconds between one turn and the next: each is a task of its own, with room for a press between. */
const pause = 100;

/**
 * For parts of a page below its first screen, whose layout is half of a phone's work before a page is alive. While they
 * wait, a class of the screen's own gives them `content-visibility: auto`; once the page is alive they are laid out by
 * turns. A page that the router mounts waits for nothing, so that the way back leads to where one was.
 * @param partsOf the parts in their order
 * @param atOnce how many of them a turn takes
 * @returns whether they wait
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
