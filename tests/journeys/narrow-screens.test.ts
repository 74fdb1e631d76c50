import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { loadDemo } from '#demo/load.ts';
import people from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { faultsInWidths, widths, widthsOfStates } from '#tests/support/beyond-the-screen.ts';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { fillWithLongestWords } from '#tests/support/longest-words.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { resources } from '#web/admin/resources.ts';
import { fillWizard } from './steps.ts';

/** A photo with a messenger's file name, and a name without a place to break. */
const photo = `WhatsApp Image 2025-10-01 at 10.23.45 PM ${'W'.repeat(160)}.png`;

/** What somebody may have entered at the provider, as one word in each script. */
const longest = (letter: string) => ({ name: letter.repeat(200), degree: letter.repeat(200), level: 100 });
const longestSkills = {
  success: true,
  user: {
    skilles: [longest('W'), longest('ض')],
    education: [longest('W'), longest('ض')].map((one) => ({ ...one, school: one.name, start_year: 2020 })),
  },
};

let portal: TestPortal;
let browser: Browser;
let open: Awaited<ReturnType<typeof publicAddresses>>;
let team: string;
/** A team without a result, whose members can be replaced, and somebody who is not in it. */
let replaceable: string;
let newMember: string;

beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  await loadDemo(portal.db, portal.files);
  // Signing in overwrites names with the provider's: sign in first, then rename.
  await Promise.all((['coach', 'student', 'admin'] as const).map((role) => portal.tokenOf(role)));
  await fillWithLongestWords(portal);
  portal.world.stebFaults({ '/skills/user': { status: 200, body: JSON.stringify(longestSkills) } });
  open = await publicAddresses(portal.address);
  const { teams } = (await portal.call('GET', '/api/teams/myteams', { as: 'coach' })).json;
  team = teams.find((own: { payment_status: boolean }) => own.payment_status)._id;
  // Without scores and a result, so that a member can be replaced.
  const other = teams.find(
    (own: { payment_status: boolean; resultes: unknown; scores_submitted?: boolean }) =>
      own.payment_status && !own.resultes && !own.scores_submitted,
  );
  replaceable = other._id;
  const there = other.members.map(({ national_id }: { national_id: string }) => national_id);
  newMember = people.members.find((number) => !there.includes(number)) ?? '';
  // The dialog after a payment opens for one that was just made.
  await portal.db.update(orders).set({ paidAt: new Date() }).where(eq(orders.purposeId, team));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

/** A visitor on the narrowest phone, signed in without the sign-in page. */
async function visit(language: Language, role?: RoleName) {
  const { context, page, noise } = await visitor(browser, { language, width: 320 });
  // A missing page, forms that are sent empty, and a logo whose upload fails.
  noise.allow(/404|422|503/);
  const url = portal.address;
  const cookie = (name: string, value: string) => ({ name, value, url });
  const token = role && (await portal.tokenOf(role));
  await context.addCookies([
    cookie('lang', language),
    ...(token ? [cookie('session', token), cookie('signed_in', '1')] : []),
  ]);
  return {
    page,
    /** Opens a page and waits for its hydration and its last request. */
    async go(address: string) {
      await page.goto(url + address);
      await alive(page);
      await page.waitForFunction(() => document.querySelector('.kit-skeleton') === null);
    },
    async end() {
      await context.close();
      expect(noise.lines).toEqual([]);
    },
  };
}

/** The screens that need no interaction, by who may see them. */
const screens = () => ({
  guest: [
    ...Object.values(open).filter((address) => ![open.home, open.contact, open.talents].includes(address)),
    '/signup',
    '/signup?step=details&as=student',
    '/admin/auth/signin',
    '/404/not-found',
  ],
  coach: [
    '/profile',
    '/profile/transections',
    '/profile/data',
    ...['', '/matches', '/transactions', '/certification', '/submissions'].map((tab) => `/profile/team/${team}${tab}`),
  ],
  student: ['/my-teams/'],
  admin: resources.flatMap(({ list, create, screens }) => [list(), ...(screens.form ? [create()] : [])]),
});

describe.each(languages)('nothing is wider than the screen, nor hangs over its edge (%s)', (language) => {
  const words = wordsOf(language);
  let faults: string[];
  beforeEach(() => {
    faults = [];
  });
  const see = async (page: Page, name: string, wanted = widthsOfStates) => {
    faults.push(...(await faultsInWidths(page, name, wanted)));
  };
  const dialog = async (page: Page, name: string) => {
    await page.locator('dialog[open]').waitFor();
    await see(page, name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  };

  test.each(['guest', 'coach', 'student', 'admin'] as const)('on the screens of: %s', async (role) => {
    const { page, go, end } = await visit(language, role === 'guest' ? undefined : role);
    for (const address of screens()[role]) {
      await go(address);
      await see(page, address, widths);
    }
    await end();
    expect(faults).toEqual([]);
  });

  test('in what opens to a guest', async () => {
    const { page, go, end } = await visit(language);
    await go(open.home);
    for (const summary of await page.locator('#faq summary:visible').all()) await summary.click();
    await see(page, 'home with its questions');
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
    await dialog(page, 'how it works');

    const menu = page.locator(`header summary[aria-label="${words.layout.menu}"]`);
    await menu.click();
    await see(page, 'menu of a phone', [320, 360, 768]);
    const first = page.locator('header nav:visible').getByRole('link');
    const { aboutSeason, register, results } = words.layout;
    expect(await Promise.all([0, 1, 2].map((n) => first.nth(n).innerText()))).toEqual([aboutSeason, register, results]);
    await menu.click();
    await page.setViewportSize({ width: 1024, height: 900 });
    for (const name of [words.layout.competitions, words.layout.services]) {
      await page.locator('header summary').filter({ hasText: name }).click();
      await see(page, name, [1024]);
    }
    await page.setViewportSize({ width: 320, height: 900 });

    for (const search of ['W', 'ض', 'W'.repeat(100), 'ق'.repeat(100)]) {
      await go(`${open.results}?q=${encodeURIComponent(search)}`);
      await see(page, `results, searched for ${search.slice(0, 2)}`);
    }
    await page.evaluate(() => sessionStorage.setItem('opened-anew-untold', '1'));
    await go(open.about);
    await page.getByText(words.common.updated).waitFor();
    await see(page, 'after a newer build');

    await go('/signin');
    await page.getByRole('button', { name: words.signIn.why }).click();
    await dialog(page, 'why STEB');
    for (const [address, send] of [
      ['/signin', words.signIn.submit],
      [open.contact, words.contact.form.send],
      [open.talents, words.talents.send],
    ] as const) {
      await go(address);
      await page.getByRole('button', { name: send, exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await see(page, `${address}, refused`);
    }

    await go(open.courses);
    await page.locator('main section ul:not(nav ul) a').first().click();
    await dialog(page, 'sign in for a course');
    await go(open.gallery);
    await page.locator('main li a:has(img)').first().click();
    await dialog(page, 'pictures in large');
    await end();
    expect(faults).toEqual([]);
  });

  test('in what opens to a coach', async () => {
    const { page, go, end } = await visit(language, 'coach');
    await go(open.home);
    await page.locator('.mine-row a').first().waitFor();
    await see(page, 'home, signed in');
    await page.locator(`header summary[aria-label^="${words.layout.account}"]`).click();
    await see(page, 'own menu');

    await go(`/profile/team/${team}/members`);
    await page.locator('main summary').first().waitFor();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await see(page, 'people of a team');

    // One without scores and a result, whose members can be replaced.
    await go(`/profile/team/${replaceable}/members`);
    await page.locator('main summary').last().click();
    await page.getByRole('button', { name: words.members.replace }).click();
    const number = page.getByRole('dialog').getByRole('textbox', { name: words.members.number });
    await number.fill(newMember);
    await page.locator('dialog[open] [role=status] bdi').waitFor();
    await see(page, 'replacing a member');
    await number.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await see(page, 'asking before a member is replaced');

    await go('/my-teams/');
    await see(page, '/my-teams/');
    await page.locator('main article button').first().click();
    await dialog(page, 'asking before payment');
    await page.getByRole('button', { name: words.withdrawal.withdraw }).first().click();
    await dialog(page, 'asking before a team is withdrawn');

    await go('/profile?payment_status=true');
    await dialog(page, 'paid');

    await go('/community/add-new/');
    await page.locator('.tiptap').waitFor();
    await page.getByRole('textbox', { name: words.community.write.title }).fill('ض'.repeat(140));
    await page.locator('.tiptap').fill('W'.repeat(200));
    await page.getByRole('button', { name: words.editor.link, exact: true }).click();
    await page.getByLabel(words.editor.linkAddress).waitFor();
    await see(page, 'writing a topic');

    await go(open.topic);
    await page.getByRole('button', { name: words.community.report.act }).first().click();
    await dialog(page, 'reporting');
    await end();
    expect(faults).toEqual([]);
  });

  test('in the wizard, whose fields the bar at the lower edge does not hide from the Tab key', async () => {
    const { page, go, end } = await visit(language, 'coach');
    await go('/teams-registeration/');
    await page.locator('main button[type=submit]').last().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await see(page, 'registration, refused');
    const typed = { teamName: (language === 'ar' ? 'ض' : 'W').repeat(80), school: 'W'.repeat(200), logo: photo };
    await fillWizard(page, words, typed, async (step) => {
      await see(page, `registration, ${step}`);
      if (step !== 'step 2') return;
      faults.push(...(await hiddenFromTab(page)));
      await otherLogos(page);
    });
    await end();
    expect(faults).toEqual([]);
  });

  /** A second logo whose upload fails, and one whose upload is cancelled. */
  async function otherLogos(page: Page) {
    const field = page.locator('input[type=file]');
    const second = { name: `2 ${photo}`, mimeType: 'image/png', buffer: await picture(200) };
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 503, body: '{}' }));
    await field.setInputFiles(second);
    await page.getByRole('button', { name: words.registration.uploadAgain }).waitFor();
    await see(page, 'registration, a logo that did not arrive');
    await page.unroute('**/api/uploads');
    // Never answered.
    await page.route('**/api/uploads', () => {});
    await page.getByRole('button', { name: words.registration.uploadAgain }).click();
    const cancel = page.getByRole('button', { name: second.name });
    await cancel.waitFor();
    await see(page, 'registration, a logo on its way');
    await cancel.click();
    await page.unroute('**/api/uploads');
    await page.getByText(photo).first().waitFor();
  }
});

/** Goes through the fields with the Tab key on a low screen; returns those that are covered by one of the bars. */
async function hiddenFromTab(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.setViewportSize({ width: 390, height: 640 });
  await page.locator('main [name=schoolName]').focus();
  for (let field = 0; field < 6; field += 1) {
    hidden.push(
      ...(await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const head = document.querySelector('header')?.getBoundingClientRect();
        const foot = document.querySelector('[data-foot]')?.getBoundingClientRect();
        if (!box || !head || !foot) return ['no field, or no bar'];
        const between = box.top >= head.bottom && (box.bottom <= foot.top || box.top >= foot.top);
        return between ? [] : [`${document.activeElement?.getAttribute('name')} at ${box.top} to ${box.bottom}`];
      })),
    );
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize({ width: 320, height: 900 });
  return hidden;
}
