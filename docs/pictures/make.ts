import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { accountsOf } from '#tests/support/accounts.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { buildPagesOnce } from '#web/build-once.ts';

/* `npm run pictures`: takes the README's pictures anew, of a portal of its own with the sample content. */

/** Pixels of the picture for one of the page: sharp on the screens that most read with, and still small. */
const sharpness = 1.5;

/** Bytes that a picture may have. */
const limit = 150_000;

async function take(
  browser: Browser,
  name: string,
  look: BrowserContextOptions,
  show: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    deviceScaleFactor: sharpness,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...look,
  });
  await context.addInitScript(() => addEventListener('alive', () => Object.assign(window, { isAlive: true })));
  const page = await context.newPage();
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  if (picture.length > limit) throw new Error(`${name} has ${picture.length} bytes`);
  await writeFile(new URL(name, import.meta.url), picture);
  process.stdout.write(`${name}: ${Math.round(picture.length / 1000)} kB\n`);
  await context.close();
}

await buildPagesOnce();
const portal = await openBuiltPortal();
const browser = await launchBrowser();
try {
  await take(browser, 'home-ar.webp', { locale: 'ar-SA', viewport: { width: 390, height: 844 } }, (page) =>
    openPage(page, portal.address),
  );
  await take(browser, 'office-en.webp', { locale: 'en-GB', viewport: { width: 1440, height: 900 } }, async (page) => {
    const [admin] = accountsOf('admin');
    await openPage(page, `${portal.address}/admin/auth/signin`);
    await page.locator('[name=national_id]').fill(admin?.membership_id ?? '');
    await page.locator('[name=password]').fill(admin?.password ?? '');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(/\/admin\/dashboard/);
    await openPage(page, `${portal.address}/admin/teams`);
    await page.getByRole('row').nth(1).waitFor();
  });
} finally {
  await browser.close();
  await portal.close();
}
