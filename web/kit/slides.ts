import { useEffect, useRef, useState } from 'react';

/** The measures of a list that scrolls sideways. */
export interface Measures {
  /** Below zero in a list that runs from right to left. */
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

export interface Place {
  /** Of the first slide that is seen, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Where a list stands, `step` being from one slide to the next. Browsers round: a pixel more or less counts as there. */
export function placeOf({ scrollLeft, clientWidth, scrollWidth }: Measures, step: number): Place {
  const passed = Math.abs(scrollLeft);
  return {
    index: step > 0 ? Math.round(passed / step) : 0,
    atStart: passed < 2,
    atEnd: scrollWidth - clientWidth - passed < 2,
  };
}

/** How far to scroll for the next slides: past all that are seen whole. `step` is a slide's width and the gap. */
export function pageOf(clientWidth: number, width: number, step: number): number {
  return Math.max(1, Math.floor((clientWidth + step - width + 1) / step)) * step;
}

/** From one slide to the next: its width and the gap. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.children as unknown as [HTMLElement?, HTMLElement?];
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : list.clientWidth;
}

/**
 * A list that the browser scrolls and snaps: tells where it stands, and moves it. How it moves, at once or smoothly, is
 * the style's to say.
 */
export function useSlides() {
  const ref = useRef<HTMLUListElement>(null);
  /** Unknown until the browser has laid the list out. */
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

  /** Scrolls by a slide, or by all that are seen: 1 towards the right, -1 towards the left, whatever the language. */
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
