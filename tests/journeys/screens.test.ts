import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { screenFaults } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
let open: Awaited<ReturnType<typeof publicAddresses>>;
let team: string;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal(), openBrowser()]);
  open = await publicAddresses(portal.address);
  const competition = open.competition.split('/').at(-1);
  const answer = await fetch(`${portal.address}/api/resultes?competion_id=${competition}`);
  const { results } = (await answer.json()) as { results: { team: { _id: string } }[] };
  team = results[0]?.team._id ?? '';
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

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
      `/profile/team/${team}`,
      '/teams-registeration/',
      '/community/add-new/',
    ],
  ],
  ['student', ['/profile', '/my-teams/']],
  ['admin', ['/admin/dashboard', '/admin/teams', '/admin/teams?search=nothing-like-this']],
];

type Window = { width: number; dark: boolean };

/** Each screen is looked at twice; between the languages every combination of colours and width comes up. */
const windows: Record<Language, [Window, Window]> = {
  en: [
    { dark: false, width: 360 },
    { dark: true, width: 1440 },
  ],
  ar: [
    { dark: true, width: 360 },
    { dark: false, width: 1440 },
  ],
};

/** Two visitors at a time go through what is left to see. */
async function together(addresses: string[], visit: (next: () => string | undefined) => Promise<void>) {
  const left = [...addresses];
  const next = () => left.shift();
  await Promise.all([visit(next), ...(addresses.length > 3 ? [visit(next)] : [])]);
}

test.concurrent.each(languages)(
  'every screen (%s): axe finds nothing, nothing sticks out, nothing complains',
  async (language) => {
    const [phone, desk] = windows[language];
    const found: string[] = [];
    const take = async (page: Page, { width, dark }: Window) => {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
    };
    const look = async (page: Page, address: string, { width, dark }: Window) => {
      found.push(...(await screenFaults(page, `${address} (${width} px, ${dark ? 'dark' : 'light'})`)));
    };
    for (const [role, addresses] of screens()) {
      await together(addresses, async (next) => {
        const { context, page, noise } = await visitor(browser, { language, ...phone });
        noise.allow(/404/);
        if (role) await signInByPassword(page, portal.address, role, wordsOf(language));
        for (let address = next(); address; address = next()) {
          await take(page, phone);
          await page.goto(portal.address + address, { waitUntil: 'networkidle' });
          await look(page, address, phone);
          await take(page, desk);
          // Colours fade into one another for a moment.
          await page.waitForTimeout(400);
          await look(page, address, desk);
        }
        found.push(...noise.lines);
        await context.close();
      });
    }
    expect(found).toEqual([]);
  },
  240_000,
);
