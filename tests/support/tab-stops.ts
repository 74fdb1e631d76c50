import type { Page } from 'playwright-core';

/** Where the focus is, as a person sees it. */
interface Stop {
  /** What it is, for the sentence that tells of a fault. */
  name: string;
  /** It is within the part that is walked through. */
  inside: boolean;
  /** An outline or the like shows that it has the focus. */
  marked: boolean;
  /** It is in the window, and nothing lies over it. */
  seen: boolean;
  /** A part of a day or of a time, whose digits stand from left to right in either language. */
  digits: boolean;
  /** It stays in the window, wherever the page is. */
  sticks: boolean;
  /** It has been there before. */
  again: boolean;
  /** In the direction of reading: from its start, from above, and how large it is. */
  box: { start: number; end: number; top: number; bottom: number };
}

/** What can be reached by keys within an element, of a group of radio buttons the chosen one. */
const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]';

/** A walk through a part of the page, as the page itself notes it. */
interface Walk {
  stops: Stop[];
  /** It has come to the end of that part, to a stop for the second time, or nowhere. */
  ended: boolean;
}

/**
 * Has the page note at each Tab key where the one before it led, and keep the focus there once the walk has ended: so many
 * keys are sent at once, and none is waited for.
 */
function beginWalk(within: string): void {
  const walk: Walk = { stops: [], ended: false };
  let begun = false;
  let looked: HTMLElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (!begun) {
      begun = true;
      return;
    }
    const active = document.activeElement as HTMLElement | null;
    const stop = walk.ended ? undefined : readStop(active);
    // What is just being drawn anew may lie beneath: it is looked at once more, at the next key.
    if (stop?.seen === false && active && looked !== active) {
      looked = active;
      event.preventDefault();
      return;
    }
    if (active && stop) active.dataset.stop = '';
    if (stop) walk.stops.push(stop);
    walk.ended ||= !stop?.inside || stop.again;
    if (walk.ended) event.preventDefault();
  };
  addEventListener('keydown', onKey, true);
  Object.assign(window, { walk, endWalk: () => removeEventListener('keydown', onKey, true) });

  function readStop(active: HTMLElement | null): Stop | undefined {
    if (!active || active === document.body) return undefined;
    const line = [active, ...ancestors(active)];
    function ancestors(of: Element): Element[] {
      return of.parentElement ? [of.parentElement, ...ancestors(of.parentElement)] : [];
    }
    const { left, right, top, bottom } = active.getBoundingClientRect();
    const rtl = document.documentElement.dir === 'rtl';
    // The middle of what is in the window: a long text is never there as a whole.
    const middle = (from: number, to: number, edge: number) => (Math.max(from, 0) + Math.min(to, edge)) / 2;
    const there = { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) };
    const hit = document.elementFromPoint(there.x, there.y);
    const again = active.dataset.stop !== undefined;
    const marks = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    return {
      name: `<${active.tagName.toLowerCase()}> ${(active.getAttribute('aria-label') || active.getAttribute('name') || active.textContent || '').trim().slice(0, 60)}`,
      inside: active.closest(within) !== null,
      marked: line.slice(0, 5).some(marks) || active.hasAttribute('data-focused'),
      seen: bottom > 0 && top < innerHeight && hit !== null && (active.contains(hit) || line.slice(0, 4).includes(hit)),
      again,
      digits: active.matches('[role=spinbutton]'),
      sticks: line.some((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position)),
      box: { start: rtl ? -right : left, end: rtl ? -left : right, top: top + scrollY, bottom: bottom + scrollY },
    };
  }
}

/** What the keys have not come to: its names. */
function leftOut([within, focusable]: [string, string]): string[] {
  const stops = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${focusable})`)];
  const chosen = (one: Element) =>
    !(one instanceof HTMLInputElement && one.type === 'radio') ||
    one.checked ||
    !document.querySelector(`[data-stop][name="${CSS.escape(one.name)}"]`);
  return stops
    .filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.dataset.stop === undefined &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled') &&
        !one.closest('[inert]') &&
        chosen(one),
    )
    .map((one) => `${one.outerHTML.slice(0, 150)} is not reached`);
}

/** A stop that is seen before the one from which the key came: above it, and not in a later column; or before it in its line. */
function stepsBack(one: Stop, other: Stop): boolean {
  if (one.sticks || other.sticks || (one.digits && other.digits)) return false;
  const [{ box: from }, { box: to }] = [one, other];
  const sameLine = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 0;
  return sameLine
    ? to.end <= from.start + 1 && to.bottom <= from.bottom + 1
    : to.bottom <= from.top && to.start < from.end;
}

/** So many keys at once: more would be sent in vain at the end of a short walk. */
const AT_ONCE = 24;
const STOPS_MAX = 400;

/**
 * Walks with the Tab key through a part of the screen.
 * @param within a selector of that part, which ends with the focus before it
 * @returns what is wrong: stops that nobody sees, in another order than they are seen, left out, or never left
 */
export async function faultsOfTabs(page: Page, name: string, within: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const faults: string[] = [];
  // While a second tap may follow, nothing can be hit.
  await page.waitForFunction(() => document.documentElement.dataset.settling === undefined);
  await page.evaluate(beginWalk, within);
  let walk: Walk = { stops: [], ended: false };
  while (!walk.ended && walk.stops.length < STOPS_MAX) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.press(key)));
    walk = await page.evaluate(() => (window as unknown as { walk: Walk }).walk);
  }
  if (!walk.ended) faults.push('there is no end');
  const end = walk.ended ? walk.stops.at(-1) : undefined;
  if (end?.again) faults.push(`${end.name} comes again`);
  const stops = walk.stops.filter(({ inside, again }) => inside && !again);
  stops.forEach((stop, at) => {
    if (!stop.marked) faults.push(`${stop.name} does not show the focus`);
    if (!stop.seen) faults.push(`${stop.name} has the focus and is not seen`);
    const last = stops[at - 1];
    const back = last && (key === 'Tab' ? stepsBack(last, stop) : stepsBack(stop, last));
    if (back) faults.push(`${stop.name} comes after ${last.name}, which is seen later`);
  });
  faults.push(...(await page.evaluate(leftOut, [within, FOCUSABLE] as [string, string])));
  await page.evaluate(() => {
    (window as unknown as { endWalk: () => void }).endWalk();
    for (const one of document.querySelectorAll<HTMLElement>('[data-stop]')) delete one.dataset.stop;
  });
  return faults.map((fault) => `${name}: ${fault}`);
}
