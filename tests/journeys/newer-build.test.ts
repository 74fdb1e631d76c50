import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, signInByPassword } from './steps.ts';

/** The portal is updated while a page is open: the files that the page requests next no longer exist. */
const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Answers 404 for assets with such a name, as a process of a newer build does, until `back` is called.
 * @returns how many documents were requested meanwhile, too
 */
async function withoutAssets(context: BrowserContext, name: RegExp) {
  const assets = (url: URL) => url.pathname.startsWith('/assets/') && name.test(url.pathname);
  let missing = true;
  await context.route(assets, (route) => (missing ? route.fulfill({ status: 404, body: '{}' }) : route.continue()));
  let documents = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const back = () => {
    missing = false;
  };
  return { documents: () => documents, back };
}

/** From the moment at which the page is requested again, the newer build's own assets are there. */
async function openedAnew(page: Page, back = () => {}) {
  const opened = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await page.waitForEvent('request', (request) => request.isNavigationRequest()).then(back);
  await opened;
}

const expectedNoise = /404|Failed to fetch|Unable to preload|manifest patches|dynamically imported|Error loading/;

/** In one language: its words are the only difference. */
const language = 'ar';

describe('a page of an older build', () => {
  const words = wordsOf(language);
  const open = async () => {
    const opened = await visitor(browser, { language, width: 360 });
    await hearMessages(opened.context);
    opened.noise.allow(expectedNoise);
    return opened;
  };
  const isTold = (page: Page) => said(page, words.common.updated);
  const values = { name: 'نورة العتيبي', email: 'n@example.com', message: 'متى النهائيات؟ When?' };
  const typeAll = async (page: Page) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
    await page.locator('main input[type=tel]').fill('0500001234');
  };
  const expectAll = async (page: Page) => {
    for (const [name, value] of Object.entries(values)) {
      await expect.poll(() => page.locator(`main [name=${name}]`).inputValue()).toBe(value);
    }
  };
  const send = (page: Page) => page.getByRole('button', { name: words.contact.form.send }).click();

  test('is opened anew once, with all that was typed, and then works', async () => {
    const { context, page, noise } = await open();
    await openPage(page, `${portal.address}/contact-us/`);
    await typeAll(page);
    const { documents, back } = await withoutAssets(context, /^\/assets\/contact-/);
    const anew = openedAnew(page, back);
    await send(page);
    await anew;
    await alive(page);
    await isTold(page);
    await expectAll(page);
    expect(await faultsInLooks(page, 'opened anew', looksOf(language))).toEqual([]);
    await send(page);
    await said(page, words.contact.success);
    expect(documents()).toBe(1);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('is opened no second time where that does not help, and says that it did not work', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/contact-us/`);
    await typeAll(page);
    const { documents } = await withoutAssets(context, /^\/assets\/contact-/);
    const anew = openedAnew(page);
    await send(page);
    await anew;
    await alive(page);
    await isTold(page);
    await expectAll(page);
    await send(page);
    await page.getByRole('alert').getByText(words.kit.notSaved).waitFor();
    await expectAll(page);
    expect(documents()).toBe(1);
    await context.close();
  });

  test('whose next screen is missing goes there with a full load; a second one, to the error screen', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/privacy-policy/`);
    const { documents, back } = await withoutAssets(context, /^\/assets\/(TermsPage|ContactPage)-/);
    const link = (name: string) => page.locator('footer').getByRole('link', { name, exact: true });
    const anew = openedAnew(page, back);
    await link(words.layout.footer.terms).click();
    await anew;
    await page.waitForURL(/\/terms-conditions\/$/);
    await alive(page);
    await isTold(page);
    expect(documents()).toBe(1);
    await withoutAssets(context, /^\/assets\/(TermsPage|ContactPage)-/);
    await link(words.layout.contact).click();
    await page.getByRole('heading', { name: words.layout.failed.title }).waitFor();
    await page.getByText(words.layout.failed.text).waitFor();
    expect(documents()).toBe(1);
    await context.close();
  });

  test('keeps what was typed to sign up, and to the forum', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/signup?step=details&type=student`);
    await page.locator('input[name=name]').fill(values.name);
    // The code that submits a form is loaded at the first interaction: before a password is typed.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/session-/.test(name)),
    );
    await isKept(page, values.name);
    await page.reload();
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe(values.name);

    await signInByPassword(page, portal.address, 'student', words);
    await openPage(page, `${portal.address}/community/add-new/`);
    const { write } = words.community;
    const editor = page.locator('.tiptap');
    await page.getByRole('textbox', { name: write.title }).fill('A gear question');
    await editor.waitFor();
    await page.getByLabel(write.category).selectOption({ index: 1 });
    await editor.click();
    await page.keyboard.type('How many teeth?');
    const { documents, back } = await withoutAssets(context, /^\/assets\/community-/);
    const anew = openedAnew(page, back);
    await page.getByRole('button', { name: write.send }).click();
    await anew;
    await alive(page);
    await expect.poll(() => page.getByRole('textbox', { name: write.title }).inputValue()).toBe('A gear question');
    await editor.getByText('How many teeth?').waitFor();
    expect(documents()).toBe(1);
    await context.close();
  });

  test('without its stylesheet or its scripts is opened anew once, and stays readable where that does not help', async () => {
    for (const missing of [/\.css$/, /^\/assets\/root-.*\.js$/]) {
      const { context, page } = await open();
      const { documents, back } = await withoutAssets(context, missing);
      const asked = { begun: 0, answered: 0 };
      const isAsking = (request: Request) => documents() === 2 && request.method() === 'HEAD';
      page.on('request', (request) => {
        if (isAsking(request)) asked.begun += 1;
      });
      page.on('response', (answer) => {
        if (isAsking(answer.request())) asked.answered += 1;
      });
      await page.goto(`${portal.address}/terms-conditions/`);
      await page.waitForFunction(() => sessionStorage.getItem('opened-anew') !== null);
      await expect.poll(documents).toBe(2);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Opened anew, it asks again what is gone, and reacts in the same turn of the event loop to the last answer.
      await expect.poll(() => asked.answered > 0 && asked.answered === asked.begun).toBe(true);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(documents()).toBe(2);
      await back();
      await openPage(page, `${portal.address}/terms-conditions/`);
      expect(documents()).toBe(3);
      await context.close();
    }
  });

  test('is not opened anew while the connection is lost', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/contact-us/`);
    await typeAll(page);
    let documents = 0;
    context.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await context.setOffline(true);
    await send(page);
    await page.getByRole('alert').first().waitFor();
    expect(documents).toBe(0);
    await expectAll(page);
    await context.close();
  });
});
