import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { type LongestWordsPortal, openLongestWordsPortal } from '#tests/support/longest-words.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { resources } from '#web/admin/resources.ts';
import { tabAddress, teams, teamTabs } from '#web/admin/teams/resource.ts';
import { testOverlays } from './overlays.ts';
import { fillWizard } from './steps.ts';

let portal: LongestWordsPortal;

beforeAll(async () => {
  portal = await openLongestWordsPortal();
});
afterAll(() => portal?.close());

/** The screens that need no interaction, by who sees them. What opens on them is in `overlays.ts`. */
const screens = () => ({
  guest: [
    ...Object.values(portal.open),
    '/signin',
    '/signup',
    '/signup?step=details&as=student',
    '/admin/auth/signin',
    '/404/not-found',
  ],
  coach: [
    '/profile',
    '/profile/transections',
    '/profile/data',
    '/my-teams/',
    ...['', '/members', '/matches', '/transactions', '/certification', '/submissions'].map(
      (tab) => `/profile/team/${portal.team}${tab}`,
    ),
    '/teams-registeration/',
    '/community/add-new/',
  ],
  student: ['/profile', '/my-teams/'],
  entity: ['/profile'],
  admin: [
    '/profile',
    '/admin/profile',
    '/admin/results/import',
    '/admin/teams?s=nothing-like-this',
    `/admin/seasons/${portal.season}/edit`,
    `/seasons/${portal.season}/preview`,
    `/admin/users/${portal.person}/view`,
    `/admin/users/${portal.person}/edit`,
    `/admin/moetalents/${portal.talent}/view`,
    `/admin/contact-us/${portal.message}/view`,
    ...resources.flatMap(({ list, create, screens }) => [
      list(),
      ...(screens.form && screens.create !== false ? [create()] : []),
    ]),
    ...screensOfTeam(portal.team),
    ...screensOfCompetition(portal.open.competition),
  ],
});

/** What the office has of one team: its view with each of its tabs, and its form. */
const screensOfTeam = (id: string) => [...teamTabs.map((tab) => tabAddress(id, tab)), teams.edit(id)];

/** What the office has of one competition: its form with age levels, its files, a new file, and its preview. */
function screensOfCompetition(address: string) {
  const id = address.split('/').at(-1) ?? '';
  const files = `/admin/competion/files/${id}`;
  return [`/admin/competion/${id}/edit`, files, `${files}/new`, `${address}/preview`];
}

test.concurrent.each(
  languages.flatMap((language) =>
    (['guest', 'coach', 'student', 'entity', 'admin'] as const).map((role) => [language, role] as const),
  ),
)(
  'every screen (%s, %s): axe finds nothing, nothing is wider than the screen nor hangs over its edge, nothing complains',
  async (language, role) => {
    const { page, go, end } = await portal.visit(language, role === 'guest' ? undefined : role);
    const faults: string[] = [];
    for (const address of screens()[role]) {
      await go(address);
      if (page.url() !== new URL(address, portal.address).href) faults.push(`${address} led to ${page.url()}`);
      faults.push(...(await faultsInWidths(page, address)), ...(await faultsInLooks(page, address, looksOf(language))));
    }
    await end();
    expect(faults).toEqual([]);
  },
);

test.each(languages)(
  'the wizard (%s): axe finds nothing, nothing is wider than the screen, and no bar hides a field from the Tab key',
  async (language) => {
    const words = wordsOf(language);
    const faults: string[] = [];
    const { page, go, end } = await portal.visit(language, 'coach');
    await go('/teams-registeration/');
    await page.locator('main button[type=submit]').last().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    const see = async (name: string) => faults.push(...(await faultsInWidths(page, name)));
    await see('registration, refused');
    faults.push(...(await faultsInLooks(page, 'registration, refused', looksOf(language), 'main')));
    const typed = { teamName: (language === 'ar' ? 'ض' : 'W').repeat(80), school: 'W'.repeat(200), logo: photo };
    await fillWizard(page, words, typed, async (step) => {
      await see(`registration, ${step}`);
      faults.push(...(await faultsInLooks(page, `registration, ${step}`, looksOf(language), 'main')));
      if (step !== 'step 2') return;
      faults.push(...(await hiddenFromTab(page)));
      await otherLogos(page, words, see);
    });
    await end();
    expect(faults).toEqual([]);
  },
);

describe.each(languages)('what opens (%s): axe finds nothing in it, and nothing is wider than the screen', (language) =>
  testOverlays(() => portal, language),
);

test.each(['/api/docs', '/api/docs/'])(
  'the page of the calls shows one, and nothing complains: %s',
  async (address) => {
    const { context, page, noise } = await visitor(await openBrowser(), { language: 'en' });
    await page.goto(inject('sharedPortal') + address);
    await page.locator('.opblock-summary-control').first().click();
    await page.locator('.opblock-body').first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);

/** A photo with a messenger's file name, and a name without a place to break. */
const photo = `WhatsApp Image 2025-10-01 at 10.23.45 PM ${'W'.repeat(160)}.png`;

/** A second logo whose upload fails, and one whose upload is cancelled. */
async function otherLogos(page: Page, words: ReturnType<typeof wordsOf>, see: (name: string) => Promise<unknown>) {
  const field = page.locator('input[type=file]');
  const second = { name: `2 ${photo}`, mimeType: 'image/png', buffer: await picture(200) };
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 503, body: '{}' }));
  await field.setInputFiles(second);
  await page.getByRole('button', { name: words.registration.uploadAgain }).waitFor();
  await see('registration, a logo that did not arrive');
  await page.unroute('**/api/uploads');
  // Never answered.
  await page.route('**/api/uploads', () => {});
  await page.getByRole('button', { name: words.registration.uploadAgain }).click();
  const cancel = page.getByRole('button', { name: second.name });
  await cancel.waitFor();
  await see('registration, a logo on its way');
  await cancel.click();
  await page.unroute('**/api/uploads');
  await page.getByText(photo).first().waitFor();
}

/** Goes through the fields with the Tab key on a low screen; returns those that are covered by one of the bars. */
async function hiddenFromTab(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.setViewportSize({ width: 360, height: 640 });
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
