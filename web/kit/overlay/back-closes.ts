/** What lies over the page, the lowest first. Each closes, or answers false where only its own buttons close it. */
const open: (() => boolean)[] = [];

/**
 * Over the page's entry of the history lies one more for each that was open at once, with its depth; they stay when it is
 * closed, and serve the next one. A step back that finds nothing to close goes on to the page before.
 */
const depthOf = (state: unknown): number => (state as { overlay?: number } | null)?.overlay ?? 0;
let depth = 0;

/** Before the router hears of it, to which all entries of a page are the same. */
function onStep(event: PopStateEvent) {
  const before = depth;
  depth = depthOf(event.state);
  // Another page than the one shown (`useClosing`): the router goes there.
  if ((event.state?.key ?? 'default') !== document.documentElement.dataset.page) return;
  event.stopImmediatePropagation();
  if (depth > before) return;
  const top = open.at(-1);
  if (depth >= open.length || !top) return history.back();
  if (top()) forget(top);
  else enter();
}

function enter() {
  depth = open.length;
  history.pushState({ ...history.state, overlay: depth }, '');
}

function forget(overlay: () => boolean) {
  const at = open.indexOf(overlay);
  if (at >= 0) open.splice(at, 1);
}

let listening = false;

/**
 * Lets the back button, or a phone's gesture, close what has just opened over the page. Loaded with the first one.
 * @returns to be called when it is closed
 */
export function backCloses(close: () => boolean): () => void {
  // Without a press, as after a redirect, a browser skips such an entry.
  if (!navigator.userActivation?.isActive) return () => {};
  if (!listening) addEventListener('popstate', onStep, { capture: true });
  listening = true;
  open.push(close);
  depth = depthOf(history.state);
  if (depth < open.length) enter();
  return () => forget(close);
}
