import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { wordsOf } from '#tests/support/words.ts';

const address = inject('sharedPortal');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the refusal of a call that began before the sign-in does not undo it', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  noise.allow(/401/);
  const words = wordsOf('en');
  const [coach] = accountsOf('coach');
  // The browser still has the cookie of an expired session: the page requests the person, and the answer is slow.
  await context.addCookies(
    ['session', 'signed_in'].map((name) => ({ name, value: '1', url: address, httpOnly: name === 'session' })),
  );
  const held: Route[] = [];
  await page.route('**/api/getuser', (route) => {
    if (held.length > 0) return route.fallback();
    held.push(route);
  });
  await page.goto(`${address}/signin?redirect=%2Fmy-teams%2F`);
  await alive(page);
  await expect.poll(() => held.length).toBe(1);
  const asked = held[0];
  const answer = await asked?.fetch();
  expect(answer?.status()).toBe(401);
  await page.getByRole('textbox', { name: words.signIn.identifier }).fill(coach?.membership_id ?? '');
  await page.locator('input[type=password]').fill(coach?.password ?? '');
  await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
  await page.waitForURL(/\/my-teams/);
  const arrived = page.waitForResponse('**/api/getuser');
  await asked?.fulfill({ response: answer });
  await (await arrived).finished();
  // The page reacts to the answer in the same turn of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.evaluate(() => document.cookie)).toContain('signed_in=1');
  await page.reload();
  await page.getByRole('banner').locator(`summary[aria-label^="${words.layout.account}"]`).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('a page asks once who is signed in, however many of its parts show it', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  noise.allow(/401/);
  await context.addCookies(
    ['session', 'signed_in'].map((name) => ({ name, value: '1', url: address, httpOnly: name === 'session' })),
  );
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getuser')) asked += 1;
  });
  const answered = page.waitForResponse('**/api/getuser');
  await openPage(page, `${address}/signup/`);
  // Asked by the first of the parts; each of the others has its turn while the answer is read.
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toBe(1);
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('the language is switched even where the browser writes a cookie late or never', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'ar', width: 360 });
  await context.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }));
  await openPage(page, `${address}/contact-us/`);
  await page.locator('[name=message]').fill('A question');
  await page.locator('header a[hreflang]').click();
  await page.locator('html[lang=en]').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value);
  expect(await page.locator('[name=message]').inputValue()).toBe('A question');
  expect(noise.lines).toEqual([]);
  await context.close();
});
