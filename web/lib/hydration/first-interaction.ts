const acts = ['pointermove', 'pointerdown', 'keydown', 'input', 'scroll', 'touchstart'] as const;

/**
 * Runs a function once, on the first interaction with the page: for code that a page needs only when it is used.
 * @returns cancels it
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
