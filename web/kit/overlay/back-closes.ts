/** Marks the history's entry of something that lies over the page: a dialog, a sheet. */
type Marked = { overlay?: string } | null;
const markOf = (state: unknown): string | undefined => (state as Marked)?.overlay;

type Overlay = {
  mark: string;
  /** @returns false where only its own buttons close it */
  close: () => boolean;
};

/** Those that are open, the newest last. */
const open: Overlay[] = [];
/** Steps back that are ours, of which the router must hear nothing. */
let ours = 0;
let count = 0;

function forget(overlay: Overlay): boolean {
  const at = open.indexOf(overlay);
  if (at >= 0) open.splice(at, 1);
  return at >= 0;
}

/**
 * Before the router hears of it: a step back closes the newest overlay and goes nowhere. An entry whose overlay is gone
 * (a link in it was followed) is skipped, for it shows the page below it once more.
 */
function onStep(event: PopStateEvent) {
  const mark = markOf(event.state);
  if (ours > 0) {
    ours -= 1;
    return event.stopImmediatePropagation();
  }
  const top = open.at(-1);
  if (top && mark !== top.mark) {
    event.stopImmediatePropagation();
    if (top.close()) forget(top);
    else history.pushState({ ...history.state, overlay: top.mark }, '');
    return;
  }
  if (mark && !top) {
    event.stopImmediatePropagation();
    history.back();
  }
}

/**
 * Lets the back button, or a phone's gesture, close what has just opened over the page. Loaded with the first one.
 * @returns to be called when it is closed
 */
export function backCloses(close: Overlay['close']): () => void {
  // Without a press, as after a redirect, a browser skips such an entry.
  if (!navigator.userActivation?.isActive) return () => {};
  if (count === 0) addEventListener('popstate', onStep, { capture: true });
  count += 1;
  const overlay = { mark: `${performance.timeOrigin}-${count}`, close };
  open.push(overlay);
  history.pushState({ ...history.state, overlay: overlay.mark }, '');
  return () => {
    if (!forget(overlay)) return;
    // After whoever closed it has begun to go elsewhere, if they do.
    setTimeout(() => {
      if (markOf(history.state) !== overlay.mark) return;
      ours += 1;
      history.back();
    });
  };
}
