/** Pixels between a toast and the button that it must not cover. */
const gap = 8;

/**
 * Keeps the toasts at the lower edge of what can be seen: above the keyboard, above a bar that sticks to the edge, and
 * above the button that was just pressed, where that would lie below them.
 * @returns ends it
 */
export function placeToasts(region: HTMLElement): () => void {
  const place = () => region.style.setProperty('--toasts', `${Math.round(innerHeight - lowerEdge(region))}px`);
  place();
  visualViewport?.addEventListener('resize', place);
  return () => visualViewport?.removeEventListener('resize', place);
}

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
  const active = document.activeElement;
  const pressed = active?.matches('button, a') && !region.contains(active) ? hidden(active) : undefined;
  // Not so high that they would cover the head of the page instead.
  return pressed && pressed.top - list.height > innerHeight / 3 ? pressed.top - gap : edge;
}
