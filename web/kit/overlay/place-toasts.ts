/** Pixels between a toast and the button that it must not cover. */
const gap = 8;

/**
 * Keeps the toasts at the lower edge of what can be seen: above the keyboard, above a bar that sticks to the edge, and
 * above the button that was just pressed, where that would lie below them. They cover no part of a dialog: they stand above
 * it, and where there is no room below it, which then becomes lower.
 * @returns ends it
 */
export function placeToasts(region: HTMLElement): () => void {
  const dialog = region.closest('dialog');
  // What is seen of the dialog; the rest of it is the dimmed page.
  const panel = dialog?.querySelector('[data-beside] > *');
  const place = () => {
    const edge = panel ? edgeBesideDialog(region, panel) : edgeOnPage(region);
    if (edge === undefined) dialog?.style.setProperty('--room', `${Math.ceil(region.offsetHeight)}px`);
    region.style.setProperty('--toasts', `${Math.round(innerHeight - (edge ?? edgeOfWindow()))}px`);
  };
  place();
  visualViewport?.addEventListener('resize', place);
  // A dialog grows with what is found or refused in it, and the page that was still loading gets its bar.
  const sizes = new ResizeObserver(place);
  sizes.observe(panel ?? document.body);
  return () => {
    visualViewport?.removeEventListener('resize', place);
    sizes.disconnect();
    dialog?.style.removeProperty('--room');
  };
}

/** Above the keyboard. */
function edgeOfWindow(): number {
  const seen = visualViewport;
  return seen ? Math.min(innerHeight, seen.height + seen.offsetTop) : innerHeight;
}

/** The box of an element of which toasts with this lower edge would cover a part. */
function covered(element: Element, region: HTMLElement, edge: number): DOMRect | undefined {
  const [box, list] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
  const beside = box.right <= list.left || box.left >= list.right;
  return !beside && box.height > 0 && box.top < edge && box.bottom > edge - list.height ? box : undefined;
}

/** Undefined if the dialog leaves no room beside or above it. */
function edgeBesideDialog(region: HTMLElement, panel: Element): number | undefined {
  const edge = edgeOfWindow();
  const box = covered(panel, region, edge);
  if (!box) return edge;
  return box.top >= region.offsetHeight ? box.top : undefined;
}

function edgeOnPage(region: HTMLElement): number {
  let edge = edgeOfWindow();
  for (const bar of document.querySelectorAll('[data-foot]')) edge = covered(bar, region, edge)?.top ?? edge;
  const active = document.activeElement;
  const pressed = active?.matches('button, a') && !region.contains(active) ? covered(active, region, edge) : undefined;
  // Not so high that they would cover the head of the page instead.
  return pressed && pressed.top - region.offsetHeight > innerHeight / 3 ? pressed.top - gap : edge;
}
