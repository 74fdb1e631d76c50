import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
/** What lies over the page, and has its keys to itself: dialogs, menus, messages. */
const LAYER = 'dialog, [role=dialog], [role=menu], [aria-live]';

/** Where something stood: in what, and after what. */
type Place = { within: Node; after: Node | null };

/**
 * Keeps the focus near where it was when what has it goes away: a row that is deleted or that a filter no longer shows, a
 * button that gives way to another one, a message that is closed. Browsers leave it on nothing, and a screen reader begins
 * again at the head of the page. It goes to what has come in its place, or stands beside it; from a layer that is closed,
 * to where it came from.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    /** Of each layer, what had the focus before it. */
    const before = new Map<Element, HTMLElement>();
    /** Of what was taken out of the page with a focus in it that may be asked for again. */
    const places = new Map<Node, Place>();
    /** Since it had the focus somebody has clicked where nothing takes it, or has left the page with the Tab key. */
    let left = false;

    const onLeave = (event: Event) => {
      left ||= !(event instanceof KeyboardEvent) || event.key === 'Tab';
    };
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : last;
      const layer = layerOf(target);
      if (from && layer && !layer.contains(from)) before.set(layer, from);
      last = target;
      left = false;
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => !relatedTarget && later();
    const observer = new MutationObserver((records) => {
      const had = [last, ...before.values(), ...[...places.values()].map(({ within }) => within)];
      for (const { removedNodes, target, previousSibling } of records) {
        for (const node of removedNodes) {
          if (had.some((one) => node.contains(one ?? null)))
            places.set(node, { within: target, after: previousSibling });
        }
      }
      later();
    });

    let waiting = 0;
    /** After menus and dialogs have put it back themselves, which takes them a frame. */
    function later() {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(keep);
      });
    }
    function keep() {
      // What is locked while something is read or written has it again afterwards.
      if (last && document.activeElement === document.body && !isLocked(last)) {
        const moved = [...places.keys()].some((node) => node.contains(last ?? null));
        if (!isThere(last)) take(successorOf(last));
        else if (moved || !left) last.focus();
        else last = undefined;
      }
      for (const [layer, origin] of before) {
        if (isOpen(layer)) continue;
        before.delete(layer);
        // What was opened from it, and is still open, goes back to where it came from itself.
        for (const [other, from] of before) if (layer.contains(from)) before.set(other, origin);
      }
      for (const node of places.keys()) {
        if (node.isConnected || ![...before.values()].some((one) => node.contains(one))) places.delete(node);
      }
    }
    function successorOf(lost: HTMLElement): HTMLElement | undefined {
      const layer = layerOf(lost);
      const found = isOpen(layer) ? nearest(lost, layer) : undefined;
      const origin = layer && before.get(layer);
      if (found || !origin) return found;
      before.delete(layer);
      return canTake(origin) ? origin : successorOf(origin);
    }
    function nearest(lost: HTMLElement, layer: Element | null): HTMLElement | undefined {
      let place = lost.isConnected ? { within: lost.parentNode as Node, after: lost } : places.get(rootOf(lost));
      while (place && !place.within.isConnected) place = places.get(rootOf(place.within));
      const end = layer ?? document.querySelector('main');
      while (place && end?.contains(place.within)) {
        const { within, after }: Place = place;
        const all = [...(within as Element).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canTake);
        const found = all.find((one) => isAfter(one, within, after)) ?? all.at(-1);
        if (found) return found;
        place = within.parentNode ? { within: within.parentNode, after: within } : undefined;
      }
      return undefined;
    }

    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, onLeave, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, {
      ...{ childList: true, subtree: true },
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, onLeave, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, []);
}

const layerOf = (element: Element) => element.closest(LAYER);
const isOpen = (layer: Element | null) =>
  !layer || (layer.isConnected && (!(layer instanceof HTMLDialogElement) || layer.open));
const rootOf = (node: Node): Node => (node.parentNode ? rootOf(node.parentNode) : node);

const isLocked = (element: HTMLElement) => element.isConnected && element.closest('[inert]') !== null;
const isThere = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled, [type=hidden]') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });
const canTake = (element: HTMLElement) => isThere(element) && element.tabIndex >= 0;

/** Whether it comes after what stood before the lost one; after nothing, all that is within comes. */
const isAfter = (element: Element, within: Node, after: Node | null) =>
  !after ||
  !within.contains(after) ||
  (!after.contains(element) && Boolean(after.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING));

/** On a touch screen not a field, before which the screen's keyboard would come up: then the page's content. */
function take(found: HTMLElement | undefined) {
  const typed = found?.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]');
  const fits = found && !(typed && matchMedia('(pointer: coarse)').matches);
  if (fits) found.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
