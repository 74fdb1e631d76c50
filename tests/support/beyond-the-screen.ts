import type { Page } from 'playwright-core';

/**
 * The narrowest phone that is still sold, a common one, a tablet upright, a small desk. No layout changes between 352 and
 * 480 px: a wider phone has more room for the same.
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
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Resizes an open page to each width and returns what does not fit. */
export async function faultsInWidths(page: Page, name: string, wanted = widths): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of wanted) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(laidOut);
    faults.push(...(await page.evaluate(beyond)).map((fault) => `${name} (${width} px): ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}
