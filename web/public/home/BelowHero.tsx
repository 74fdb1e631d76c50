import { type ReactNode, useCallback, useRef } from 'react';
import { useDeferredLayout } from '#web/lib/hydration/deferred-layout.ts';

/** What the first screen does not show: laid out when it comes near (home.css), or once the page is alive. */
export function BelowHero({ children }: { children: ReactNode }) {
  const below = useRef<HTMLDivElement>(null);
  const partsOf = useCallback(() => [...(below.current?.children ?? [])] as HTMLElement[], []);
  const waits = useDeferredLayout(partsOf);
  return (
    <div ref={below} className={waits ? 'home-below' : undefined}>
      {children}
    </div>
  );
}
