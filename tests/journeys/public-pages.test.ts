import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { alive, openBrowser, settled, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
let addresses: Awaited<ReturnType<typeof publicAddresses>>;

beforeAll(async () => {
  browser = await openBrowser();
  addresses = await publicAddresses(portal.address);
});
afterAll(() => browser.close());

/** Bytes of JavaScript, compressed with gzip, that a page requests before any interaction. */
async function weightOf(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(portal.address + address);
  await alive(page);
  await settled(page);
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync(await readFile(`build/client${path}`)).length),
  );
  page.removeAllListeners('request');
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('no public page weighs more than 150 kB of JavaScript before the first interaction', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'ar' });
  const weights: [string, number][] = [];
  // Each page as the first one of a visit.
  for (const [name, address] of Object.entries(addresses)) weights.push([name, await weightOf(page, address)]);
  await context.close();
  process.stdout.write(`${weights.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`).join(', ')} kB\n`);
  expect(noise.lines).toEqual([]);
  expect(weights.filter(([, bytes]) => bytes === 0 || bytes > 150_000)).toEqual([]);
});

/** The links to other content of a list, by page. */
const leading = [
  ['courses', 'a[href*="category="]'],
  ['courses', 'a[href*="page=2"]'],
  ['shops', 'a[href*="page=2"]'],
  ['centres', 'a[href*="region="]'],
  ['gallery', 'a[href*="season="]'],
  ['results', 'a[href*="agelevel="]:not([aria-current])'],
  ['results', 'nav li:nth-child(2) a[href*="competion="]'],
  ['community', 'a[href*="category="]'],
  ['community', 'a[href*="page=2"]'],
] as const;

describe.each(languages)('without JavaScript (%s)', (language) => {
  /** Opens a page with scripts disabled; fails if the answer is not a page. */
  async function opened(address: string) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    });
    const page = await context.newPage();
    const answer = await page.goto(portal.address + address);
    expect(answer?.status(), address).toBe(200);
    return { page, main: page.locator('main'), close: () => context.close() };
  }

  test('every page shows its content', async () => {
    const { page, main, close } = await opened('/');
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(portal.address + address);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await main.getByRole('heading', { level: 1 }).waitFor();
      expect((await main.innerText()).length, name).toBeGreaterThan(300);
    }
    await close();
  });

  /** Alternates between the languages, because a list's links are the same in both. */
  const ofThisLanguage = leading.filter((_, turn) => languages[turn % languages.length] === language);
  test.each(ofThisLanguage)('%s: %s leads to other content', async (name, selector) => {
    const { page, main, close } = await opened(addresses[name]);
    const before = await main.innerText();
    await main.locator(selector).first().click();
    await page.waitForURL((url) => url.search !== '');
    // The address may change before the screen does.
    await expect.poll(() => main.innerText()).not.toBe(before);
    await close();
  });

  test('the search of results is a form', async () => {
    const { page, main, close } = await opened(addresses.results);
    const number = (await main.innerText()).match(/W\d\d-\d{4}/)?.[0] ?? '';
    await main.getByRole('searchbox').fill(number);
    await main.getByRole('searchbox').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === number);
    await expect.poll(() => main.getByText(number).count()).toBeGreaterThan(0);
    await close();
  });
});
