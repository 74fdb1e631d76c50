import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Part = { _id: string; name: string; name_en: string; paid: number; unpaid: number };

describe.each(languages)('the dashboard (%s)', (language) => {
  const t = wordsOf(language).adminDashboard;
  const nameOf = (part: Part) => (language === 'ar' ? part.name : part.name_en);
  const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
  const answered = async (page: Page, query = '') =>
    (await page.context().request.get(`${portal.address}/api/admin/dashboard${query}`)).json();
  const open = async (width: 360 | 1440) => {
    const opened = await visitor(browser, { language, width });
    await signIn(opened.page, portal.address, 'admin');
    return opened;
  };

  test('has bars that lead to their teams, by keyboard too, and tables of the same', async () => {
    const { context, page, noise } = await open(language === 'ar' ? 360 : 1440);
    await openPage(page, `${portal.address}/admin/dashboard`);
    const { season, competions, days } = await answered(page);
    const [most] = (competions as Part[]).toSorted((one, other) => other.paid + other.unpaid - one.paid - one.unpaid);
    if (!most) throw new Error('no competition');

    const bars = chart(page, t.charts.competitions);
    const bar = bars.getByRole('link', { name: nameOf(most) });
    expect(await bar.getAttribute('href')).toBe(`/admin/teams?season=${season._id}&competion=${most._id}&active=true`);
    await bars.getByRole('button').click();
    const cells = bars.getByRole('row', { name: nameOf(most) }).getByRole('cell');
    expect(await cells.allTextContents()).toEqual([most.paid + most.unpaid, most.paid, most.unpaid].map(String));
    await bars.getByRole('button').click();
    await bar.waitFor();

    // The days are one stop, at the newest; the arrows go along the line, which Arabic writes from the right.
    const byDay = chart(page, t.charts.registrations);
    const stops = byDay.locator('a[tabindex="0"]');
    expect(await stops.count()).toBe(1);
    await stops.focus();
    const newest = await stops.getAttribute('aria-label');
    const earlier = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(earlier);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).not.toBe(newest);
    await page.keyboard.press('End');
    expect(await focused()).toBe(newest);
    expect(await faultsInLooks(page, 'the dashboard', [])).toEqual([]);
    await stops.focus();
    // Today's grow meanwhile.
    await page.keyboard.press(earlier);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/teams\?/);
    const { from, to } = Object.fromEntries(new URL(page.url()).searchParams);
    const registered = (days as { day: string; teams: number }[])
      .filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''))
      .reduce((sum, { teams }) => sum + teams, 0);
    const query = new URL(page.url()).search;
    const list = await (await page.context().request.get(`${portal.address}/api/admin/teams${query}`)).json();
    expect(list.totalItems).toBe(registered);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('is of the season that is chosen, and of all', async () => {
    const { context, page, noise } = await open(language === 'ar' ? 1440 : 360);
    await openPage(page, `${portal.address}/admin/dashboard`);
    const { seasons } = await answered(page);
    const older = (seasons as Part[]).at(-1) as Part;
    const picker = page.getByRole('combobox', { name: t.season });
    await picker.selectOption(older._id);
    await page.waitForURL((url) => url.searchParams.get('season') === older._id);
    const { teams } = await answered(page, `?season=${older._id}`);
    const total = page.locator('main').getByRole('link', { name: `${t.teams}: ${teams.total}` });
    await total.waitFor();
    expect(await total.getAttribute('href')).toBe(`/admin/teams?season=${older._id}&active=true`);
    await picker.selectOption('all');
    await page.waitForURL(/season=all/);
    await chart(page, t.charts.registrations).waitFor({ state: 'detached' });
    await chart(page, t.charts.seasons).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
