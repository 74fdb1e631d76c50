const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

let touched = false;

/**
 * Does something when somebody first moves, presses, types or focuses anything on the page; at once where they have done
 * so since it was opened.
 * @returns what ends the waiting
 */
export function onFirstTouch(act: () => void): () => void {
  // A field may have the focus before the page is alive: the first one, or the one that was typed into meanwhile.
  if (touched || (document.activeElement && document.activeElement !== document.body)) {
    act();
    return () => {};
  }
  const forget = () => {
    for (const sign of signs) removeEventListener(sign, touch, true);
  };
  const touch = () => {
    touched = true;
    forget();
    act();
  };
  for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true });
  return forget;
}
