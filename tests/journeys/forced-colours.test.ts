import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { wordsOf } from '#tests/support/words.ts';

const address = inject('sharedPortal');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The computed border and fill of an element, or of its pseudo-element. */
const look = (element: Locator, part?: '::after') =>
  element.evaluate((node, pseudo) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(node, pseudo);
    return { border: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`, fill: backgroundColor };
  }, part);

test('in forced colours a button has an edge, and one sees which tab and which choice is the chosen one', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  await page.emulateMedia({ forcedColors: 'active' });
  const { results } = await publicAddresses(address);
  await page.goto(address + results);
  const words = wordsOf('en');

  const button = page.getByRole('banner').getByRole('link', { name: words.layout.joinUs }).first();
  expect((await look(button)).border).toMatch(/^1px solid/);
  const [chosenTab, otherTab] = await page.locator('main .kit-tab').all();
  if (!chosenTab || !otherTab) throw new Error('no tabs');
  expect(await chosenTab.getAttribute('aria-current')).toBe('page');
  expect((await look(chosenTab, '::after')).fill).not.toBe((await look(otherTab, '::after')).fill);
  const [chosen, other] = await page.locator('main .kit-choice').all();
  if (!chosen || !other) throw new Error('no choices');
  expect(await chosen.getAttribute('aria-current')).toBe('page');
  expect((await look(chosen)).border).toMatch(/^3px solid/);
  expect((await look(other)).border).toMatch(/^1px solid/);
  expect(noise.lines).toEqual([]);
  await context.close();
});
