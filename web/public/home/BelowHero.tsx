import { type ReactNode, useCallback, useRef } from 'react';
import { useDeferredLayout } from '#web/lib/hydration/deferred-layout.ts';

/** The parts below the first screen: laid out when they are near the viewport (home.css), or after hydration. */
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
