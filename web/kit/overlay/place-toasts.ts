/** Pixels between a toast and the button that it must not cover. */
const gap = 8;

/**
 * Keeps the toasts at the lower edge of what can be seen: above the keyboard, above a bar that sticks to the edge, and
 * above the button that was just pressed, where that would lie below them; in a dialog, above all of it or at its head.
 * @returns ends it
 */
export function placeToasts(region: HTMLElement): () => void {
  const place = () => region.style.setProperty('--toasts', `${Math.round(innerHeight - lowerEdge(region))}px`);
  place();
  visualViewport?.addEventListener('resize', place);
  // A dialog grows with what is found or refused in it, and a page with a bar that comes up at its edge.
  const sizes = new ResizeObserver(place);
  sizes.observe(document.body);
  const panel = panelAround(region);
  if (panel) sizes.observe(panel);
  return () => {
    visualViewport?.removeEventListener('resize', place);
    sizes.disconnect();
  };
}

/** What is seen of the dialog that the toasts are in. */
const panelAround = (region: HTMLElement) => region.closest('dialog')?.querySelector('[data-beside] > *');

function lowerEdge(region: HTMLElement): number {
  const seen = visualViewport;
  const list = region.getBoundingClientRect();
  let edge = seen ? Math.min(innerHeight, seen.height + seen.offsetTop) : innerHeight;
  const hidden = (element: Element) => {
    const box = element.getBoundingClientRect();
    const beside = box.right <= list.left || box.left >= list.right;
    return !beside && box.height > 0 && box.top < edge && box.bottom > edge - list.height ? box : undefined;
  };
  for (const bar of document.querySelectorAll('[data-foot]')) edge = hidden(bar)?.top ?? edge;
  // A dialog's buttons are at its lower edge, which is the screen's on a phone: above the whole of it, if there is room.
  const panel = panelAround(region);
  const above = panel && hidden(panel)?.top;
  if (above && above >= list.height) return above;
  const active = document.activeElement;
  const pressed = active?.matches('button, a') && !region.contains(active) ? hidden(active) : undefined;
  // Not so high that they would cover the head of the page instead.
  if (pressed && pressed.top - list.height > innerHeight / 3) return pressed.top - gap;
  // A dialog as high as the screen: over its head rather than its buttons.
  return above === undefined ? edge : list.height;
}
