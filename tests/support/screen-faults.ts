import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { onceLaidOut } from './beyond-the-screen.ts';

export type Look = { width: 360 | 1440; dark: boolean; coloursAlone?: boolean };

/** At least one: without a look nothing is seen. */
export type Looks = readonly [Look, ...Look[]];

/** A phone and a desktop, light and dark, in an order in which only one of the two changes at a time. */
export const looks: Looks = [
  { width: 360, dark: false },
  { width: 360, dark: true },
  { width: 1440, dark: true },
  { width: 1440, dark: false },
];

/**
 * The looks of a screen that is tested in both languages: a phone and a desktop, one light and one dark, so that the
 * two languages together cover every look. Axe checks the tree once per language, in one on a phone and in the other on
 * a desktop, because a tree differs by width and its words by language; overflow is checked in all of them. Between
 * light and dark only colours differ (`tests/rules/colours.test.ts`).
 */
export const looksOf = (language: Language): Looks =>
  language === 'en'
    ? [
        { width: 360, dark: false },
        { width: 1440, dark: true, coloursAlone: true },
      ]
    : [
        { width: 1440, dark: false },
        { width: 360, dark: true, coloursAlone: true },
      ];

/** One look, where there is least room: for a state of a screen whose colours and widths another test has seen. */
export const onPhone: Looks = [{ width: 360, dark: false }];

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
  const beyond = await onceLaidOut(page, () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : [];
  });
  faults.push(...beyond.map((fault) => `${name}: ${fault}`));
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

/**
 * The faults of a screen in every look (or in these), with everything that is open and typed; restores the look.
 * @param within the part that axe looks at, for what opens on a screen that another test has seen whole
 */
export async function faultsInLooks(
  page: Page,
  name: string,
  wanted: Looks = looks,
  within = 'html',
): Promise<string[]> {
  const size = page.viewportSize();
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // While a second tap may follow, nothing can be hit; axe asks what can be, to know what lies under a dialog.
  await page.waitForFunction(() => document.documentElement.dataset.settling === undefined);
  const unseen = [...(await page.evaluate(strangeNames)), ...(await page.evaluate(deafPlaces))];
  const faults = unseen.map((line) => `${name}: ${line}`);
  let last: Look | undefined;
  for (const look of wanted) {
    await take(page, look.width, look.dark);
    await stillness(page);
    const inLook = `${name} (${look.width} px, ${look.dark ? 'dark' : 'light'})`;
    const coloursAlone = look.coloursAlone || last?.width === look.width;
    faults.push(...(await screenFaults(page, inLook, within, coloursAlone ? onColours : undefined)));
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
