import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
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

const screens = (): [RoleName | undefined, string[]][] => [
  [
    undefined,
    [
      ...Object.values(open),
      '/signin',
      '/signup',
      '/signup?step=details&as=student',
      '/admin/auth/signin',
      '/404/not-found',
    ],
  ],
  [
    'coach',
    [
      '/profile',
      '/profile?payment_status=true',
      '/profile/transections',
      '/my-teams/',
      ...['', '/members', '/matches', '/transactions', '/certification', '/submissions'].map(
        (tab) => `/profile/team/${team}${tab}`,
      ),
      '/teams-registeration/',
      '/community/add-new/',
    ],
  ],
  ['student', ['/profile', '/my-teams/']],
  ['entity', ['/profile']],
  ['admin', ['/profile', '/admin/dashboard', '/admin/teams', '/admin/teams?s=nothing-like-this', '/admin/faqs/new']],
];

/** Two visitors at a time share the remaining addresses. */
async function together(addresses: string[], visit: (next: () => string | undefined) => Promise<void>) {
  const left = [...addresses];
  const next = () => left.shift();
  await Promise.all([visit(next), ...(addresses.length > 3 ? [visit(next)] : [])]);
}

test.concurrent.each(languages)(
  'every screen (%s): axe finds nothing, nothing sticks out, nothing complains',
  async (language) => {
    const found: string[] = [];
    for (const [role, addresses] of screens()) {
      await together(addresses, async (next) => {
        const { context, page, noise } = await visitor(browser, { language, width: 360 });
        noise.allow(/404/);
        if (role) await signInByPassword(page, portal.address, role, wordsOf(language));
        for (let address = next(); address; address = next()) {
          await openPage(page, portal.address + address);
          found.push(...(await faultsInLooks(page, address, looksOf(language))));
        }
        found.push(...noise.lines);
        await context.close();
      });
    }
    expect(found).toEqual([]);
  },
  360_000,
);

test.each(['/api/docs', '/api/docs/'])(
  'the page of the calls shows one, and nothing complains: %s',
  async (address) => {
    const { context, page, noise } = await visitor(browser, { language: 'en' });
    await page.goto(portal.address + address);
    await page.locator('.opblock-summary-control').first().click();
    await page.locator('.opblock-body').first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);
