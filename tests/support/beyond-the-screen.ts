import type { Page } from 'playwright-core';

/**
 * The narrowest phone that is still sold, a common phone, a tablet upright, a small desk. No layout changes between 352
 * and 480 px: a wider phone has more room for the same.
 */
export const widths = [320, 360, 768, 1024];

/** Elements that are wider than the screen or beyond its edge, except in lists or tables that scroll sideways. */
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
  return faults.slice(0, 3);
}

/** Waits until elements that measure themselves (a table that may scroll) are rendered for the new width. */
async function laidOut() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  // React renders what was measured after the frame, and on a busy machine after several.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 }));
}

/** Texts of a page, or of the dialog that is open on it, of which a part lies outside a box that hides what overflows. */
function cutOff(): string[] {
  const faults: string[] = [];
  const within =
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { parentElement: owner, textContent } = texts.currentNode;
    if (!owner || !textContent?.trim() || !owner.checkVisibility()) continue;
    if (owner.closest('svg, option')) continue;
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    for (let around: Element | null = owner; around && around !== within; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What scrolls can be read; what is for screen readers alone is one pixel wide.
      if (overflowX === 'auto' || overflowX === 'scroll' || around.clientWidth === 1) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      // The letters of a line may reach a little over its box.
      const beside = Math.max(edge.left - box.left, box.right - edge.right);
      const below = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (beside <= 2 && below <= 8) continue;
      faults.push(`<${around.localName}> cuts off: ${textContent.trim().slice(0, 30)}`);
      break;
    }
  }
  return faults.slice(0, 3);
}

/** The widths at which what is a person's own is read whole. */
const narrow = [320, 360];

/**
 * Resizes an open page to each width and returns what does not fit.
 * @param isOwn whether the screen, or the dialog that is open on it, is a person's own: it is also read whole on a phone
 */
export async function faultsInWidths(page: Page, name: string, wanted = widths, isOwn = false): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of wanted) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(laidOut);
    const found = await page.evaluate(beyond);
    if (isOwn && narrow.includes(width)) found.push(...(await page.evaluate(cutOff)));
    faults.push(...found.map((fault) => `${name} (${width} px): ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}
