import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';

export type Look = { width: 360 | 1440; dark: boolean };

/** A phone and a desktop, light and dark, in an order in which only one of the two changes at a time. */
export const looks: Look[] = [
  { width: 360, dark: false },
  { width: 360, dark: true },
  { width: 1440, dark: true },
  { width: 1440, dark: false },
];

/** In a row: what is seen in English, then what is seen in Arabic. Both together have each width and each mode once. */
const looksOfBoth: Record<Language, Look>[] = [
  { en: { width: 360, dark: false }, ar: { width: 1440, dark: true } },
  { en: { width: 1440, dark: true }, ar: { width: 360, dark: false } },
  { en: { width: 360, dark: true }, ar: { width: 1440, dark: false } },
  { en: { width: 1440, dark: false }, ar: { width: 360, dark: true } },
];

/**
 * The look in which axe goes through a screen that is tested in both languages. Which of the four pairs it is follows
 * from the screen's name (without what is different in each run), so that over all screens every combination comes up.
 * Between light and dark, and between the languages, no colour differs but by its token (`tests/rules/colours.test.ts`).
 */
function lookOf(language: Language, name: string): Look {
  const letters = name.replace(/[\da-f-]{16,}|\d+/g, '');
  const sum = [...letters].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (looksOfBoth[sum % looksOfBoth.length] as Record<Language, Look>)[language];
}

/**
 * Corrects what axe misjudges: from a canvas it concludes that Arabic letters, because they join, are icons of a font,
 * and it does not know that a modal dialog is above everything else.
 */
function openEyes() {
  CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(4).fill(1), 1);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Axe's rules on colours. Nothing else differs between light and dark: see the portal's styles. */
const onColours = ['color-contrast', 'link-in-text-block'];

/**
 * The faults of a screen in its current state: axe's findings, and overflow.
 * @param rules of axe; all if not given
 * @param within the part that axe looks at
 */
async function screenFaults(page: Page, name: string, within: string, rules?: string[]): Promise<string[]> {
  // Axe is injected into a page once, and reports only violations, which takes a fifth of the time.
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(openEyes);
  const axe = new AxeBuilder({ page, axeSource: there ? ';' : undefined });
  const { violations } = await axe
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
  faults.push(...(await page.evaluate(labelsAlone)).map((line) => `${name}: ${line}`));
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) faults.push(`${name}: ${beyond} px wider than the screen`);
  return faults;
}

/**
 * IDs that differ between server and browser (React reports them only in development): elements that are rendered later
 * would refer to IDs that no element has.
 */
function strangeNames(): string[] {
  const names = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
  return [...document.querySelectorAll('[id]')].flatMap((element) => {
    const key = Object.keys(element).find((own) => own.startsWith('__reactProps$')) as keyof Element | undefined;
    const meant = (key && element[key]) as Record<string, unknown> | undefined;
    return names
      .filter((name) => meant?.[name] !== undefined && meant[name] !== element.getAttribute(name))
      .map((name) => `${name}="${element.getAttribute(name)}" is ${meant?.[name]} by now`);
  });
}

/** Live regions that are inserted together with their first message, which screen readers then do not read. */
function deafPlaces(): string[] {
  return [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .filter((place) => getComputedStyle(place).display === 'none')
    .map((place) => `hears nothing: ${place.outerHTML.slice(0, 200)}`);
}

/** Lines of a card that name something and say nothing of it: what a row has not is left out on a phone. */
function labelsAlone(): string[] {
  return [...document.querySelectorAll('td[role=cell]:has(> span[aria-hidden])')].flatMap((cell) => {
    const [label, value] = [cell.firstElementChild as HTMLElement, cell.lastElementChild as HTMLElement];
    const isSeen = label !== value && label.offsetWidth > 1 && label.textContent !== '';
    const says = value.innerText.trim() !== '' || value.querySelector('img, svg, input, button, [role="img"]');
    return isSeen && !says ? [`names “${label.textContent}” and says nothing of it`] : [];
  });
}

/** What differs from screen to screen: `screens.test.ts` sees each whole, with the frame of its area. */
const contents = 'main, dialog[open], [role=status], [role=alert]';

/**
 * The faults of a screen with everything that is open and typed; restores the look.
 * @param seenIn these looks; or, of a screen that is tested in both languages, the one language: see {@link lookOf}
 * @param within the part that axe looks at: `html`, or what opens on a screen that another test has seen
 */
export async function faultsInLooks(
  page: Page,
  name: string,
  seenIn: Look[] | Language = looks,
  within = contents,
): Promise<string[]> {
  const size = page.viewportSize();
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // While a second tap may follow, nothing can be hit; axe asks what can be, to know what lies under a dialog.
  await page.waitForFunction(() => document.documentElement.dataset.settling === undefined, undefined, {
    timeout: 5_000,
  });
  const unseen = [...(await page.evaluate(strangeNames)), ...(await page.evaluate(deafPlaces))];
  const faults = unseen.map((line) => `${name}: ${line}`);
  let last: Look | undefined;
  for (const look of Array.isArray(seenIn) ? seenIn : [lookOf(seenIn, name)]) {
    await take(page, look.width, look.dark);
    await stillness(page);
    const inLook = `${name} (${look.width} px, ${look.dark ? 'dark' : 'light'})`;
    const rules = last?.width === look.width ? onColours : undefined;
    faults.push(...(await screenFaults(page, inLook, within, rules)));
    last = look;
  }
  if (size) await take(page, size.width, dark);
  return faults;
}

async function take(page: Page, width: number, dark: boolean) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** Waits until colour transitions have ended. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
