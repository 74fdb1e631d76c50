import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#web/lib/hydrated.ts';

/** Milliseconds between one part and the next: each is laid out in a task of its own, with room for a press between. */
const pause = 100;

/**
 * What the first screen does not show. On a page that came from the server each part waits until it comes near (home.css)
 * or the page is alive, and is then laid out after the one before. One that the router mounts is there at once, so that
 * the way back leads to where one was.
 */
export function BelowHero({ children }: { children: ReactNode }) {
  const [mounted] = useState(useHydrated());
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parts = [...(below.current?.children ?? [])] as HTMLElement[];
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part) part.style.contentVisibility = 'visible';
      else clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={below} className={mounted ? undefined : 'home-below'}>
      {children}
    </div>
  );
}
