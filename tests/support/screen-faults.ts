import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';

export type Look = { width: 360 | 1440; dark: boolean; coloursAlone?: boolean };

/** A phone and a desk, by day and by night, in an order in which one of the two changes at a time. */
export const looks: Look[] = [
  { width: 360, dark: false },
  { width: 360, dark: true },
  { width: 1440, dark: true },
  { width: 1440, dark: false },
];

/**
 * The looks of a screen that is looked at in both languages: a phone and a desk, one by day and one by night, so that
 * between the languages every look comes up. Axe goes through the tree once in each, in one on a phone and in the other
 * at a desk, for a tree differs by width and its words by language; what sticks out is looked for in all of them. Colours
 * differ between day and night alone (`tests/rules/colours.test.ts`).
 */
export const looksOf = (language: Language): Look[] =>
  language === 'en'
    ? [
        { width: 360, dark: false },
        { width: 1440, dark: true, coloursAlone: true },
      ]
    : [
        { width: 1440, dark: false },
        { width: 360, dark: true, coloursAlone: true },
      ];

/**
 * Shows axe what it passes over: a canvas makes it believe that Arabic letters, since they join, are the icons of a font,
 * and it does not know that a modal dialog lies above everything.
 */
function openEyes() {
  CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(4).fill(1), 1);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Axe's rules on colours. Between day and night nothing else of a screen changes: see the portal's styles. */
const onColours = ['color-contrast', 'link-in-text-block'];

/**
 * What is wrong with a screen as it stands: what axe finds, and what sticks out of it.
 * @param rules of axe; without them all
 */
async function screenFaults(page: Page, name: string, rules?: string[]): Promise<string[]> {
  // Axe stays in the page that it was once brought into, and tells of violations alone: a fifth of the time.
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(openEyes);
  const axe = new AxeBuilder({ page, axeSource: there ? ';' : undefined });
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) faults.push(`${name}: ${beyond} px wider than the screen`);
  return faults;
}

/**
 * What the server has named otherwise than the browser since (React says so in development alone): what is drawn later
 * would then refer to names that nothing bears.
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

/** Places for what is read out as it comes that are not there before it does: then the first of it is not read out. */
function deafPlaces(): string[] {
  return [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .filter((place) => getComputedStyle(place).display === 'none')
    .map((place) => `hears nothing: ${place.outerHTML.slice(0, 200)}`);
}

/** The faults of a screen in every look (or in these), with whatever is open and typed; leaves it as it found it. */
export async function faultsInLooks(page: Page, name: string, wanted: Look[] = looks): Promise<string[]> {
  const size = page.viewportSize();
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const unseen = [...(await page.evaluate(strangeNames)), ...(await page.evaluate(deafPlaces))];
  const faults = unseen.map((line) => `${name}: ${line}`);
  let last: Look | undefined;
  for (const look of wanted) {
    await take(page, look.width, look.dark);
    await stillness(page);
    const inLook = `${name} (${look.width} px, ${look.dark ? 'dark' : 'light'})`;
    const coloursAlone = look.coloursAlone || last?.width === look.width;
    faults.push(...(await screenFaults(page, inLook, coloursAlone ? onColours : undefined)));
    last = look;
  }
  if (size) await take(page, size.width, dark);
  return faults;
}

async function take(page: Page, width: number, dark: boolean) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** Colours fade into one another for a moment. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
