import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a row of tabs so that the current one is in its middle, as far as there is room; again when widths change, for
 * the font comes late and phones are turned.
 * @param selector finds the current tab in the element that gets the ref: the row, or what the row is in
 */
export function useCentredTab<Element extends HTMLElement>(
  selector: string,
  current: unknown,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab becomes current
  useLayoutEffect(() => {
    const tab = place.current?.querySelector(selector);
    const row = tab?.closest('.kit-tabs');
    if (!tab || !row) return;
    const centre = () => {
      const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
    };
    centre();
    const widths = new ResizeObserver(centre);
    widths.observe(tab);
    widths.observe(row);
    return () => widths.disconnect();
  }, [current]);
  return place;
}
