import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

const address = inject('sharedPortal');
const words = wordsOf('en');
const t = words.registration;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a logo stays until the next one is there, and is tried again only where that may help', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  noise.allow(/ERR_FAILED|415|422/);
  await signIn(page, address, 'coach', 1);
  await page.goto(`${address}/teams-registeration/`);
  await page.locator('[name=season_id]').first().check();
  await page.locator('[name=competion_id]').nth(1).check();
  await page.locator('[name=ageLevel]').first().check();
  const next = () => page.locator('[data-foot] button[type=submit]').click();
  await next();
  await page.locator('[name=schoolName]').fill('Pioneers School');
  await page.locator('[name=teamName]').fill('Patient Falcons');
  await page.locator('[name=region]').selectOption({ index: 1 });

  const field = page.locator('input[type=file]');
  const shown = page.locator('aside img[src^="/files/pictures/"]');
  const again = page.getByRole('button', { name: t.uploadAgain });
  await field.setInputFiles(png('first.png', await picture(300)));
  const first = await shown.getAttribute('src');

  // A lost connection: the same picture may succeed on a retry.
  await page.route('**/api/uploads', (route) => route.abort());
  await field.setInputFiles(png('second.png', await picture(200)));
  await page.getByText(t.logoStays).waitFor();
  await page.getByText('first.png').waitFor();
  expect(await shown.getAttribute('src')).toBe(first);
  expect(await faultsInLooks(page, 'a logo that has not arrived')).toEqual([]);
  await page.unroute('**/api/uploads');
  await again.click();
  await page.getByText('second.png').waitFor();
  await expect.poll(() => shown.getAttribute('src')).not.toBe(first);
  const second = await shown.getAttribute('src');

  // Not a picture, by its content or by its name: a retry would fail again.
  await field.setInputFiles(png('letter.png', Buffer.from('Dear sir or madam')));
  await page.getByText(words.errors.picture_type).waitFor();
  expect(await again.count()).toBe(0);
  await field.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear sir or madam') });
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(1);
  expect(await again.count()).toBe(0);
  await page.getByText('second.png').waitFor();
  expect(await shown.getAttribute('src')).toBe(second);

  // Cancelling an upload restores the previous logo; the next step waits for an upload, and then follows by itself.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/uploads', async (route) => {
    await held;
    await route.continue();
  });
  await field.setInputFiles(png('third.png', await picture(100)));
  await page.getByRole('button', { name: /third\.png/ }).click();
  await page.getByText('second.png').waitFor();
  await field.setInputFiles(png('fourth.png', await picture(120)));
  await next();
  await page.locator('[data-foot] button[aria-busy=true], form[aria-busy=true]').first().waitFor();
  expect(page.url()).toContain('step=2');
  release();
  await page.waitForURL(/step=3/);
  expect(await shown.getAttribute('src')).not.toBe(second);
  expect(noise.lines).toEqual([]);
  await context.close();
});
