import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';

/**
 * A container for content that may be wider than the screen. Only if it is, the box scrolls and takes the focus, so
 * that arrow keys work; otherwise a table's sticky head sticks to the page.
 */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setWide((box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={ref}
      {...(wide && { 'aria-label': label, tabIndex: 0 })}
      className={cx(
        // Hidden words in a cell are positioned: without this they would widen the page.
        'relative rounded-[inherit]',
        wide
          ? 'max-h-[80dvh] overflow-auto overscroll-x-contain [--table-top:0px] focus-visible:rounded-lg'
          : // Until it is measured, the page must not become as wide as a table.
            'overflow-x-clip',
      )}
    >
      {children}
    </section>
  );
}
