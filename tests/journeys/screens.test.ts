import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
let season: string;
let competition: string;
let team: string;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal(), openBrowser()]);
  const { wroseasons } = (await (await fetch(`${portal.address}/api/first-seasons`)).json()) as {
    wroseasons: { _id: string; slug: string; competions: { _id: string }[] }[];
  };
  const past = wroseasons.find((one) => one.slug === 'wro-2024');
  season = past?._id ?? '';
  competition = past?.competions[0]?._id ?? '';
  const results = await (await fetch(`${portal.address}/api/resultes?competion_id=${competition}`)).json();
  team = (results as { results: { team: { _id: string } }[] }).results[0]?.team._id ?? '';
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const screens = (): [RoleName | undefined, string[]][] => [
  [
    undefined,
    [
      '/',
      '/signin',
      '/signup',
      '/signup?step=details&as=student',
      '/admin/auth/signin',
      '/seasons/first-2025/',
      `/competion/${competition}`,
      `/resultes/${season}/`,
      '/about-us/',
      '/contact-us/',
      '/privacy-policy/',
      '/terms-conditions/',
      '/shops/',
      '/courses/',
      '/regions/',
      '/community/',
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
    ],
  ],
  ['student', ['/profile', '/my-teams/']],
  ['admin', ['/admin/dashboard', '/admin/teams', '/admin/teams?search=nothing-like-this']],
];

describe.each(languages)('every screen (%s)', (language) => {
  test.each([
    ['light', 360],
    ['dark', 1440],
  ] as const)(
    '%s, %i px: axe finds nothing, nothing sticks out, nothing complains',
    async (mode, width) => {
      const found: string[] = [];
      for (const [role, addresses] of screens()) {
        const { context, page, noise } = await visitor(browser, { language, width, dark: mode === 'dark' });
        noise.allow(/404/);
        if (role) await signInByPassword(page, portal.address, role, wordsOf(language));
        for (const address of addresses) {
          await page.goto(portal.address + address, { waitUntil: 'networkidle' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, nodes } of violations) found.push(`${address}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
          const beyond = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (beyond > 0) found.push(`${address}: ${beyond} px wider than the screen`);
        }
        found.push(...noise.lines);
        await context.close();
      }
      expect(found).toEqual([]);
    },
    240_000,
  );
});
