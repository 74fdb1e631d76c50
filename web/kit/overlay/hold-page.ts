/** What is visible behind a modal: the dimmed page behind a dialog, nothing behind the full-screen picture view. */
export type Behind = 'dimmed' | 'hidden';

/** One entry for each open modal, the newest last: modals may be stacked and close in any order. */
const held: { behind: Behind }[] = [];

/**
 * Prevents the page behind a modal from scrolling (kit.css). It uses an attribute, because with
 * `html:has(dialog[open])` the browser would recalculate the styles of the whole page on every insertion.
 * @returns releases the page
 */
export function holdPage(behind: Behind): () => void {
  const modal = { behind };
  // The room of a scrollbar is kept only where there is one: a short page would move to make room.
  const { clientWidth, dataset } = document.documentElement;
  if (held.length === 0) dataset.scrollbar = String(window.innerWidth > clientWidth);
  held.push(modal);
  show();
  return () => {
    held.splice(held.indexOf(modal), 1);
    show();
  };
}

/** Milliseconds in which a second tap may follow. */
const secondTap = 350;
let settling: ReturnType<typeof setTimeout> | undefined;

function show() {
  const { dataset } = document.documentElement;
  // The second tap of two quick ones would land on what has just appeared, or lies below what has just closed.
  dataset.settling = '';
  clearTimeout(settling);
  settling = setTimeout(() => delete dataset.settling, secondTap);
  const top = held.at(-1);
  if (top) dataset.behind = top.behind;
  else delete dataset.behind;
}
