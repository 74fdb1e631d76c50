import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { RoleName } from '#tests/support/accounts.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const address = inject('sharedPortal');
const words = wordsOf('ar');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The first screens of each area. All screens, with the longest words and in both languages: `npm run prove -- screens`. */
const firstScreens: [RoleName | 'guest', (open: Awaited<ReturnType<typeof publicAddresses>>) => string[]][] = [
  ['guest', (open) => [open.home, open.season, open.competition, open.results, open.contact, '/signin']],
  ['coach', () => ['/profile', '/my-teams/', '/profile/transections', '/teams-registeration/']],
  ['admin', () => ['/admin/dashboard/', '/admin/teams', '/admin/settings']],
];

test.each(firstScreens)(
  'the first screens of a %s: nothing is wider than a phone or a desk, axe finds nothing, nothing complains',
  async (role, screens) => {
    const { context, page, noise } = await visitor(browser, { language: 'ar', width: 360 });
    if (role !== 'guest') await signInByPassword(page, address, role, words);
    const faults: string[] = [];
    for (const screen of screens(await publicAddresses(address))) {
      await openPage(page, address + screen);
      // Nobody was sent elsewhere.
      expect(page.url()).toBe(new URL(screen, address).href);
      faults.push(
        ...(await faultsInWidths(page, screen, [360, 1440])),
        ...(await faultsInLooks(page, screen, onPhone)),
      );
    }
    expect(faults).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);
