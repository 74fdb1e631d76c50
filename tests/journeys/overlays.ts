import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { faultsInWidths, widths } from '#tests/support/beyond-the-screen.ts';
import type { LongestWordsPortal } from '#tests/support/longest-words.ts';
import { faultsInLooks, type Looks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';

/** A dialog that is open. */
const modal = 'dialog[open]';
const inBothModes = (width: 360 | 1440): Looks => [
  { width, dark: false },
  { width, dark: true },
];

/**
 * Everything that opens above or in a page: `screens.test.ts` has the screens themselves, on the same portal, and the
 * wizard.
 */
export function testOverlays(portalOf: () => LongestWordsPortal, language: Language) {
  const words = wordsOf(language);

  let portal: LongestWordsPortal;
  beforeAll(() => {
    portal = portalOf();
  });

  async function opened(role?: 'coach' | 'admin', width?: number) {
    const { end, ...visitor } = await portal.visit(language, role, width);
    const { page } = visitor;
    const faults: string[] = [];
    /**
     * Checks what has just been opened.
     * @param within the part of the page in which it opened; `screens.test.ts` looks at the others
     */
    const look = async (name: string, within = modal, wanted: Looks = looksOf(language), at = widths) => {
      faults.push(...(await faultsInWidths(page, name, at)), ...(await faultsInLooks(page, name, wanted, within)));
    };
    return {
      ...visitor,
      look,
      /** Checks only that it fits, for what axe sees in another journey. */
      fits: async (name: string) => faults.push(...(await faultsInWidths(page, name))),
      /** Checks a dialog and closes it with the Escape key. */
      async dialog(name: string) {
        await page.locator(modal).waitFor();
        await look(name);
        await page.keyboard.press('Escape');
        await page.locator(modal).waitFor({ state: 'hidden' });
      },
      async end() {
        await end();
        expect(faults).toEqual([]);
      },
    };
  }

  const menu = (page: Page, name: string) => page.locator('header summary').filter({ hasText: name });
  const narrowMenu = (page: Page) => page.locator(`header summary[aria-label="${words.layout.menu}"]`);
  const ownMenu = (page: Page) => page.locator(`header summary[aria-label^="${words.layout.account}"]`);

  test('on the home page', async () => {
    const { page, go, look, dialog, end } = await opened();
    await go(portal.open.home);
    for (const summary of await page.locator('#faq summary:visible').all()) await summary.click();
    await look('questions', '#faq');
    // The tile with the play button is a link to the video.
    const tile = page.getByRole('link', { name: words.home.talent.watch });
    expect(await tile.locator('> svg').count()).toBe(1);
    const button = page.getByRole('link', { name: words.home.talent.go });
    expect(await tile.getAttribute('href')).toBe(await button.getAttribute('href'));
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('button', { name: words.home.hero.how }).click();
    // A sheet that is higher than the screen opens at its beginning.
    const title = page.getByRole('heading', { name: words.home.how.title });
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await dialog('how it works');

    await narrowMenu(page).click();
    await look('menu of a phone', 'header', inBothModes(360), [320, 360, 768]);
    const links = page.locator('header nav:visible').getByRole('link');
    const { aboutSeason, register, results } = words.layout;
    expect(await Promise.all([0, 1, 2].map((n) => links.nth(n).innerText()))).toEqual([aboutSeason, register, results]);
    await narrowMenu(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of [words.layout.competitions, words.layout.services]) {
      await menu(page, name).click();
      await look(name, 'header', inBothModes(1440), [1024]);
      await page.keyboard.press('Escape');
    }
    await end();
  });

  test('to a guest', async () => {
    const { page, go, look, fits, dialog, end } = await opened();
    // Axe: `results.test.ts`.
    for (const search of ['W', 'ض', 'W'.repeat(100), 'ق'.repeat(100)]) {
      await go(`${portal.open.results}?q=${encodeURIComponent(search)}`);
      await fits(`results, searched for ${search.slice(0, 2)}`);
    }

    await go('/signin');
    await page.getByRole('button', { name: words.signIn.why }).click();
    await dialog('why STEB');
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill('1000000101');
    await page.locator('input[type=password]').fill('wrong');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await look('sign-in, refused', 'main');
    for (const [address, send] of [
      ['/signin', words.signIn.submit],
      [portal.open.contact, words.contact.form.send],
      [portal.open.talents, words.talents.send],
    ] as const) {
      await go(address);
      await page.getByRole('button', { name: send, exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      // Axe: above, and `forms.test.ts`.
      await fits(`${address}, sent empty`);
    }

    await go(portal.open.courses);
    await page.locator('main section ul:not(nav ul) a').first().click();
    await dialog('sign in for a course');
    await go(portal.open.gallery);
    await page.locator('main li a:has(img)').first().click();
    await dialog('pictures in large');
    await end();
  });

  test('after a newer build', async () => {
    const { page, go, look, end } = await opened();
    await page.addInitScript(() => {
      if (location.protocol === 'http:') sessionStorage.setItem('opened-anew-untold', '1');
      // The message disappears after some seconds, unless something in it has the focus.
      const stay = () => document.querySelector<HTMLElement>('section[aria-live] li button')?.focus();
      new MutationObserver(stay).observe(document, { childList: true, subtree: true });
    });
    await go(portal.open.about);
    await page.getByText(words.common.updated).waitFor();
    await look('after a newer build', 'section[aria-live]');
    await end();
  });

  test('to a coach', async () => {
    const { page, go, look, fits, dialog, end } = await opened('coach');
    await go(portal.open.home);
    await page.locator('.mine-row a').first().waitFor();
    await look('home, signed in', '.mine-row');
    await ownMenu(page).click();
    await look('own menu', 'header');

    await go(`/profile/team/${portal.team}/members`);
    await page.locator('main summary').first().waitFor();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await look('people of a team', 'main');

    await go(`/profile/team/${portal.replaceable}/members`);
    await page.locator('main summary').last().click();
    await page.getByRole('button', { name: words.members.replace }).click();
    const number = page.getByRole('dialog').getByRole('textbox', { name: words.members.number });
    await number.fill(portal.newMember);
    await page.locator('dialog[open] [role=status] bdi').waitFor();
    // Axe: `members.test.ts`.
    await fits('replacing a member');
    await number.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await fits('asking before a member is replaced');

    await go('/my-teams/');
    await page.locator('main article button').first().click();
    await dialog('asking before payment');
    await page.getByRole('button', { name: words.withdrawal.withdraw }).first().click();
    await dialog('asking before a team is withdrawn');

    await go('/profile?payment_status=true');
    await dialog('paid');

    await go('/community/add-new/');
    await page.getByRole('textbox', { name: words.community.write.title }).fill('ض'.repeat(140));
    await page.locator('.tiptap').fill('W'.repeat(200));
    await page.getByRole('button', { name: words.editor.link, exact: true }).click();
    await page.getByLabel(words.editor.linkAddress).waitFor();
    await look('writing a topic, and a link in it', 'main');

    await go(portal.open.topic);
    await page.getByRole('button', { name: words.community.report.act }).first().click();
    await dialog('reporting');
    await end();
  });

  test('to a coach whose session has ended', async () => {
    const { page, context, go, look, end } = await opened('coach', 1440);
    // The browser remembers from here who is signed in.
    await go('/profile');
    await ownMenu(page).waitFor();
    // Who was signed in when the page began is answered after the session has ended: the dialog stays.
    const answerWho = Promise.withResolvers<void>();
    await page.route('**/api/getuser', async (route) => {
      await answerWho.promise;
      await route.fulfill({ response: await context.request.fetch(route.request()) });
    });
    await go(portal.open.courses);
    await ownMenu(page).waitFor();
    await context.clearCookies({ name: 'session' });
    await page.locator('main section ul:not(nav ul) a').first().click();
    const ended = page.locator('dialog[open]').getByText(words.layout.ended.title);
    await ended.waitFor();
    const answered = page.waitForResponse('**/api/getuser');
    answerWho.resolve();
    expect((await answered).status()).toBe(200);
    await (await answered).finished();
    // The page reacts to the answer in the same turn of the event loop.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await ended.isVisible()).toBe(true);
    await look('session ended', 'html');
    await end();
  });

  test('in the back-office', async () => {
    const { page, go, look, end } = await opened('admin', 1440);
    await go('/admin/teams');
    await ownMenu(page).click();
    await look('own menu', 'header');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 900 });
    await narrowMenu(page).click();
    await look('all menus', 'header', inBothModes(360), [320, 360, 768]);
    await end();
  });
}
