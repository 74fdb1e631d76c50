import { useEffect, useRef, useState } from 'react';

/** The scroll measurements of a list that scrolls sideways. */
export interface Measures {
  /** Negative in a right-to-left list. */
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

export interface Place {
  /** Index of the first visible slide, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** The position of a list; `step` is the distance between slides. Tolerates one pixel, because browsers round. */
export function placeOf({ scrollLeft, clientWidth, scrollWidth }: Measures, step: number): Place {
  const passed = Math.abs(scrollLeft);
  return {
    index: step > 0 ? Math.round(passed / step) : 0,
    atStart: passed < 2,
    atEnd: scrollWidth - clientWidth - passed < 2,
  };
}

/** How far to scroll for the next slides: past all fully visible ones. `step` is a slide's width and the gap. */
export function pageOf(clientWidth: number, width: number, step: number): number {
  return Math.max(1, Math.floor((clientWidth + step - width + 1) / step)) * step;
}

/** The distance between slides: width and gap. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.children as unknown as [HTMLElement?, HTMLElement?];
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : list.clientWidth;
}

/**
 * A list that the browser scrolls and snaps: reports its position and scrolls it. CSS decides whether scrolling is
 * smooth.
 */
export function useSlides() {
  const ref = useRef<HTMLUListElement>(null);
  /** Unknown until the browser has laid out the list. */
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const now = placeOf(list, stepOf(list));
      setPlace((before) =>
        before?.index === now.index && before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  /** Scrolls by one slide, or by all visible ones: 1 to the right, -1 to the left, in both languages. */
  const scroll = (towards: 1 | -1, by: 'slide' | 'page') => {
    const list = ref.current;
    if (!list) return;
    const step = stepOf(list);
    const { offsetWidth = step } = (list.firstElementChild ?? {}) as Partial<HTMLElement>;
    list.scrollBy({ left: towards * (by === 'slide' ? step : pageOf(list.clientWidth, offsetWidth, step)) });
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const towards = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!towards || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    scroll(towards, 'slide');
  };
  return { ref, place, scroll, onKeyDown };
}
