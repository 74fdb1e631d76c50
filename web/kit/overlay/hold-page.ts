/** What is seen of the page behind a modal: dimmed beside a dialog, nothing behind pictures in large. */
export type Behind = 'dimmed' | 'hidden';

/** One entry for each open modal, the newest last: they may lie on one another, and need not close in order. */
const held: { behind: Behind }[] = [];

/**
 * Keeps the page behind a modal from scrolling (kit.css). An attribute, not `html:has(dialog[open])`: with that the
 * browser would style the whole page anew whenever anything comes into it.
 * @returns lets the page go
 */
export function holdPage(behind: Behind): () => void {
  const modal = { behind };
  held.push(modal);
  show();
  return () => {
    held.splice(held.indexOf(modal), 1);
    show();
  };
}

function show() {
  const { dataset } = document.documentElement;
  const top = held.at(-1);
  if (top) dataset.behind = top.behind;
  else delete dataset.behind;
}
