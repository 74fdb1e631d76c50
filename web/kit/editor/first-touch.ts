import { onFirstInteraction } from '#web/lib/hydration/first-interaction.ts';

let touched = false;

/**
 * Does something on the first interaction with the page; at once where there was one since the site was opened.
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
  return onFirstInteraction(() => {
    touched = true;
    act();
  });
}
