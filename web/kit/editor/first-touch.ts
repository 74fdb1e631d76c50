const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

let touched = false;

/**
 * Does something when somebody first moves, presses, types or focuses anything on the page; at once where they have done
 * so since it was opened.
 * @returns what ends the waiting
 */
export function onFirstTouch(act: () => void): () => void {
  // Whoever pressed a link of this site came here by it. A field may have the focus before the page is alive: the first one,
  // or the one that was typed into meanwhile.
  const isActive = navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;
  if (touched || isActive) {
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
