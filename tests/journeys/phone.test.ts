import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const modal = 'dialog[open]';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('on a phone (%s)', (language) => {
  const words = wordsOf(language);
  const menu = (page: Page) => page.locator(`header summary[aria-label="${words.layout.menu}"]`);

  test('a second tap hits nothing, the back button closes, and messages lie at the lower edge', async () => {
    const { page, context, noise } = await visitor(browser, { language, width: 360 });
    await signIn(page, portal.address, 'coach');
    const touch = await context.newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    /** One tap after the other, sent at once: on a busy machine the answer to the first one would take too long. */
    const tapTwice = (at: { x: number; y: number }) => {
      const tap = [
        { type: 'touchStart', touchPoints: [at] },
        { type: 'touchEnd', touchPoints: [] },
      ] as const;
      return Promise.all(
        [...tap, ...tap].map(({ type, touchPoints }) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] }),
        ),
      );
    };
    await openPage(page, `${portal.address}/my-teams/`);
    const before = page.url();
    const withdraw = page.getByRole('button', { name: words.withdrawal.withdraw }).first();
    const ask = async () => {
      await withdraw.click();
      const stay = page.locator(modal).getByRole('button', { name: words.withdrawal.askNo });
      // As soon as it can be pressed.
      await stay.click({ trial: true });
      return stay;
    };

    const box = await (await ask()).boundingBox();
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.evaluate(() => {
      addEventListener('click', ({ target }) => document.body.append(`hit:${(target as Element).tagName} `), true);
    });
    await tapTwice(middle);
    await page.waitForFunction(() => document.body.textContent?.match(/hit:/g)?.length === 2);
    // The second one hit no part of the page.
    expect(await page.evaluate(() => document.body.textContent?.match(/hit:\w+/g)?.at(-1))).toBe('hit:HTML');
    expect([await page.locator(modal).count(), page.url()]).toEqual([0, before]);

    await ask();
    await page.evaluate(() => history.back());
    await page.locator(modal).waitFor({ state: 'detached' });
    await menu(page).click();
    const links = page.locator('header details[open] a');
    await links.first().waitFor();
    await page.waitForFunction(() => history.state?.overlay);
    await page.evaluate(() => history.back());
    await links.first().waitFor({ state: 'hidden' });
    expect(page.url()).toBe(before);
    // What was closed by its own button takes no step back, nor does a link that was followed.
    await (await ask()).click();
    await menu(page).click();
    await page.waitForFunction(() => history.state?.overlay);
    await page.locator('header details[open] a[href*="/contact-us"]').click();
    await page.waitForURL(/contact-us/);
    await page.evaluate(() => history.back());
    await page.waitForURL(before);
    await page.getByRole('heading', { level: 1, name: words.myTeams.title }).waitFor();

    noise.allow(/ERR_FAILED|Failed to load/);
    await page.route('**/api/teams/withdraw*', (route) => route.abort());
    await ask();
    await page.locator(modal).getByRole('button', { name: words.withdrawal.askYes }).click();
    const message = page.locator('section[aria-live] li');
    await message.waitFor();
    // Once it has its place: below the middle of the screen, and within it.
    await page.waitForFunction(() => {
      const shown = document.querySelector('section[aria-live] li')?.getBoundingClientRect();
      return shown && shown.top > innerHeight / 3 && shown.bottom <= innerHeight;
    });
    await context.close();
    expect(noise.lines).toEqual([]);
  });
});
