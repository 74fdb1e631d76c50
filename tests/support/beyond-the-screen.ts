import type { Page } from 'playwright-core';

/**
 * The narrowest phone that is still sold, a common one, a tablet upright, a small desk. No layout changes between 352 and
 * 480 px: a wider phone has more room for the same.
 */
export const widths = [320, 360, 768, 1024];

/**
 * Elements that are wider than the screen or beyond its edge, except in lists or tables that scroll sideways; and short
 * messages that cover an open dialog.
 */
function beyond(): string[] {
  const page = document.documentElement;
  const mayReachOut = (element: Element) => {
    // Drawings may extend beyond an edge.
    if (element.closest('[aria-hidden="true"], svg')) return true;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.textOverflow === 'ellipsis' || around.clientWidth === 1) return true;
      // An element that scrolls only vertically must not overflow horizontally.
      const made = around.classList.contains('overflow-x-auto') || around.classList.contains('overflow-auto');
      if (made && around !== element) return true;
    }
    return false;
  };
  const faults = page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} px wide`] : [];
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (left >= -1 && right <= page.clientWidth + 1)) continue;
    if (!element.checkVisibility() || mayReachOut(element)) continue;
    const words = element.textContent.trim().slice(0, 30);
    faults.push(`<${element.localName}> from ${Math.round(left)} to ${Math.round(right)}: ${words}`);
  }
  for (const message of document.querySelectorAll('dialog[open] section[aria-live] li')) {
    const dialog = message.closest('dialog');
    const panel = dialog?.querySelector('[data-beside] > *')?.getBoundingClientRect();
    const toast = message.getBoundingClientRect();
    const beside = panel && (toast.right <= panel.left || toast.left >= panel.right);
    const clear = panel && (beside || toast.bottom <= panel.top || toast.top >= panel.bottom);
    // A panel that is higher than its dialog is scrolled in it: what lies below the dialog is not seen.
    const seen = dialog?.getBoundingClientRect();
    if (!clear && seen && toast.top < seen.bottom) faults.push('a short message covers the dialog');
  }
  return faults.slice(0, 3);
}

/** Elements that measure themselves (a table that may scroll) are rendered for a new width some frames later. */
const MOST_LOOKS = 60;
const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** The faults of a page that has a new width, once it is laid out: those that are still there after many frames. */
export async function onceLaidOut(page: Page, look: () => string[]): Promise<string[]> {
  for (let looked = 0; ; looked += 1) {
    await page.evaluate(twoFrames);
    const faults = await page.evaluate(look);
    if (faults.length === 0 || looked === MOST_LOOKS) return faults;
  }
}

/** Resizes an open page to each width and returns what does not fit. */
export async function faultsInWidths(page: Page, name: string, wanted = widths): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of wanted) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await onceLaidOut(page, beyond)).map((fault) => `${name} (${width} px): ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}
