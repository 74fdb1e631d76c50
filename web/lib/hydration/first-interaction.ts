const acts = ['pointermove', 'pointerdown', 'keydown', 'input', 'scroll', 'touchstart'] as const;

/**
 * Runs something once, as soon as somebody does anything on the page: for what a page needs only when it is used, and
 * then at once.
 * @returns ends the wait
 */
export function onFirstInteraction(run: () => void): () => void {
  const ended = new AbortController();
  const act = () => {
    ended.abort();
    run();
  };
  for (const name of acts) window.addEventListener(name, act, { passive: true, signal: ended.signal });
  return () => ended.abort();
}
