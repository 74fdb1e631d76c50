import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { faultsInLooks, type Look, looks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
let open: Awaited<ReturnType<typeof publicAddresses>>;
let team: string;

beforeAll(async () => {
  browser = await openBrowser();
  open = await publicAddresses(portal.address);
  const competition = open.competition.split('/').at(-1);
  const answer = await fetch(`${portal.address}/api/resultes?competion_id=${competition}`);
  const { results } = (await answer.json()) as { results: { team: { _id: string } }[] };
  team = results[0]?.team._id ?? '';
});
afterAll(() => browser.close());

/** A dialog that is open. */
const modal = 'dialog[open]';
const only = (width: Look['width']) => looks.filter((look) => look.width === width);

/**
 * Everything that opens above or in a page. The dialogs of registration, payment and reports are tested in their
 * journeys.
 */
describe.each(languages)('what opens (%s): axe finds nothing in it, and nothing sticks out', (language) => {
  const words = wordsOf(language);

  async function opened(role?: RoleName) {
    const { context, page, noise } = await visitor(browser, { language });
    const faults: string[] = [];
    if (role) await signInByPassword(page, portal.address, role, words);
    return {
      page,
      context,
      noise,
      go: (address: string) => openPage(page, portal.address + address),
      /**
       * Checks what has just been opened, and closes it with the Escape key.
       * @param within the part of the page in which it opened; `screens.test.ts` looks at the others
       */
      async look(name: string, within = modal, wanted: Look[] = looksOf(language)) {
        faults.push(...(await faultsInLooks(page, name, wanted, within)));
        await page.keyboard.press('Escape');
      },
      async end() {
        await context.close();
        expect([...faults, ...noise.lines]).toEqual([]);
      },
    };
  }

  const menu = (page: Page, name: string) => page.locator('header summary').filter({ hasText: name });
  const narrowMenu = (page: Page) => page.locator(`header summary[aria-label="${words.layout.menu}"]`);
  const ownMenu = (page: Page) => page.locator(`header summary[aria-label^="${words.layout.account}"]`);

  test('to a guest', async () => {
    const { page, noise, go, look, end } = await opened();
    await go(open.home);
    await page.getByRole('button', { name: words.home.hero.how }).click();
    await page.locator('dialog[open]').waitFor();
    await look('how it works');
    await menu(page, words.layout.competitions).click();
    await look('competitions', 'header', only(1440));
    await menu(page, words.layout.services).click();
    await look('services', 'header', only(1440));
    for (const summary of (await page.locator('#faq summary:visible').all()).toReversed()) await summary.click();
    await look('questions', '#faq');
    await page.setViewportSize({ width: 360, height: 900 });
    await narrowMenu(page).click();
    await look('all menus', 'header', only(360));

    await go('/signin');
    await page.getByRole('button', { name: words.signIn.why }).click();
    await page.locator('dialog[open]').waitFor();
    await look('why STEB');
    noise.allow(/401|422/);
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill('1000000101');
    await page.locator('input[type=password]').fill('wrong');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await look('sign-in, refused', 'main');

    await go(open.courses);
    await page.locator('main section ul:not(nav ul) a').first().click();
    await page.locator('dialog[open]').waitFor();
    await look('sign in for a course');

    await go(open.gallery);
    await page.locator('main li a:has(img)').first().click();
    await page.locator('dialog[open]').waitFor();
    await look('pictures in large');
    await end();
  });

  test('to a coach', async () => {
    const { page, context, noise, go, look, end } = await opened('coach');
    await go(`/profile/team/${team}/members`);
    await ownMenu(page).click();
    await look('own menu', 'header');
    await page.locator('main summary').first().waitFor();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await look('people of a team', 'main');

    await go('/community/add-new/');
    await page.locator('.tiptap').waitFor();
    await page.getByRole('button', { name: words.editor.link, exact: true }).click();
    await page.getByLabel(words.editor.linkAddress).waitFor();
    await look('a link in the editor', 'main');

    await go('/teams-registeration/');
    await page.locator('main button[type=submit]').last().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look('registration, refused', 'main');

    noise.allow(/401/);
    // Who was signed in when the page began is answered after the session has ended: the dialog stays.
    const answerWho = Promise.withResolvers<void>();
    await page.route('**/api/getuser', async (route) => {
      await answerWho.promise;
      await route.fulfill({ response: await context.request.fetch(route.request()) });
    });
    await go(open.courses);
    await ownMenu(page).waitFor();
    await context.clearCookies({ name: 'session' });
    await page.locator('main section ul:not(nav ul) a').first().click();
    const ended = page.locator('dialog[open]').getByText(words.layout.ended.title);
    await ended.waitFor();
    const answered = page.waitForResponse('**/api/getuser');
    answerWho.resolve();
    expect((await answered).status()).toBe(200);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await ended.isVisible()).toBe(true);
    await look('session ended', 'html');
    await end();
  });

  test('on a phone: a second tap hits nothing, the back button closes, and messages lie at the lower edge', async () => {
    const { page, context, noise, go, end } = await opened('coach');
    await page.setViewportSize({ width: 360, height: 780 });
    const touch = await context.newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const tap = async (at: { x: number; y: number }) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await go('/my-teams/');
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
    await tap(middle);
    await tap(middle);
    await page.waitForFunction(() => document.body.textContent?.match(/hit:/g)?.length === 2);
    // The second one hit no part of the page.
    expect(await page.evaluate(() => document.body.textContent?.match(/hit:\w+/g)?.at(-1))).toBe('hit:HTML');
    expect([await page.locator(modal).count(), page.url()]).toEqual([0, before]);

    await ask();
    await page.evaluate(() => history.back());
    await page.locator(modal).waitFor({ state: 'detached' });
    await narrowMenu(page).click();
    const links = page.locator('header details[open] a');
    await links.first().waitFor();
    await page.waitForFunction(() => history.state?.overlay);
    await page.evaluate(() => history.back());
    await links.first().waitFor({ state: 'hidden' });
    expect(page.url()).toBe(before);
    // What was closed by its own button takes no step back, nor does a link that was followed.
    await (await ask()).click();
    await narrowMenu(page).click();
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
    await end();
  });

  test('in the back-office', async () => {
    const { page, go, look, end } = await opened('admin');
    await go('/admin/teams');
    await ownMenu(page).click();
    await look('own menu', 'header');
    await page.setViewportSize({ width: 360, height: 900 });
    await narrowMenu(page).click();
    await look('all menus', 'header', only(360));
    await end();
  });
});
