import { type PointerEvent, useRef, useState } from 'react';

/** Pixels from the window's edge within which a drag scrolls, and how far it does at a time. */
const EDGE = 72;
const STEP = 12;

/** The gap that is nearest to a height of the window: 0 before the first row, as many as there are rows after the last. */
function gapAt(list: HTMLElement, y: number): number {
  const middles = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const after = middles.findIndex((middle) => y < middle);
  return after < 0 ? middles.length : after;
}

/**
 * Rows that are dragged by a handle, with a mouse, a finger or a pen. The handle of each row is given `handle(place)`; the
 * list itself `list`; `drag` is which row is dragged, and the gap to which. Escape ends it without a move.
 */
export function useRowDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; gap: number }>();

  function begin(from: number, { pointerId, button, pointerType }: PointerEvent) {
    const element = list.current;
    if (!element || (pointerType === 'mouse' && button !== 0)) return;
    let gap = from;
    let y = Number.NaN;
    // Also while the pointer rests at the edge.
    const scrolling = setInterval(() => {
      const towards = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0;
      if (towards) window.scrollBy(0, towards);
    }, 16);
    const done = new AbortController();
    const { signal } = done;
    const end = (moves: boolean) => {
      clearInterval(scrolling);
      done.abort();
      setDrag(undefined);
      // The gaps beside the row itself are where it is.
      if (moves) move(from, gap > from ? gap - 1 : gap);
    };
    const isIts = (event: Event) => (event as unknown as PointerEvent).pointerId === pointerId;
    document.addEventListener(
      'pointermove',
      (event) => {
        if (!isIts(event)) return;
        y = event.clientY;
        gap = gapAt(element, y);
        setDrag({ from, gap });
      },
      { signal },
    );
    document.addEventListener('pointerup', (event) => isIts(event) && end(true), { signal });
    document.addEventListener('pointercancel', (event) => isIts(event) && end(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  }

  return {
    list,
    drag,
    handle: (place: number) => ({ onPointerDown: (event: PointerEvent) => begin(place, event) }),
  };
}
