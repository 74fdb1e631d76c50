import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
let seasons: { past: string; open: string };

beforeAll(async () => {
  browser = await openBrowser();
  const { wroseasons } = await (await fetch(`${portal.address}/api/first-seasons`)).json();
  const idOf = (slug: string) => wroseasons.find((season: { slug: string }) => season.slug === slug)._id;
  seasons = { past: idOf('wro-2024'), open: idOf('first-2025') };
});
afterAll(() => browser.close());

const rows = (page: Page) => page.locator('#teams tbody tr');

describe.each(languages)('results (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.results;
  const width = language === 'ar' ? 360 : 1440;

  test('a tap anywhere on a row leads a guest to sign in, on to the team, and back to the results', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    noise.allow(/401/);
    await openPage(page, `${portal.address}/resultes/${seasons.past}/`);
    const row = rows(page).filter({ hasText: t.see }).first();
    expect(await row.getByRole('link').count()).toBe(1);
    const team = new URL((await row.getByRole('link').getAttribute('href')) ?? '', portal.address).pathname;
    // A click in the middle of each visible cell reaches the row's link.
    for (const cell of await row.locator('th:visible, td:visible').all()) {
      await cell.scrollIntoViewIfNeeded();
      const met = await cell.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.pathname;
      });
      expect(met).toBe(team);
    }
    const { x = 0, y = 0, height = 0 } = (await row.locator('th').boundingBox()) ?? {};
    await page.mouse.click(x + 40, y + height / 2);
    await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === team);
    await alive(page);
    await page.getByText(words.signIn.leadTo.team).waitFor();
    const [coach] = accountsOf('coach');
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(coach?.membership_id ?? '');
    await page.locator('input[type=password]').fill(coach?.password ?? '');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === team);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/resultes\//);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('the search finds teams of every category while one types, and gives the list back', async () => {
    const { context, page, noise } = await visitor(browser, { language, width, dark: language === 'en' });
    await openPage(page, `${portal.address}/resultes/${seasons.past}/`);
    const before = await rows(page).count();
    const search = page.getByRole('searchbox', { name: t.search });
    // Spelt in the other language than the page's.
    await search.fill(language === 'ar' ? 'makkah' : 'مكه');
    await page.getByRole('navigation', { name: t.competitions }).waitFor({ state: 'detached' });
    await rows(page)
      .getByText(language === 'ar' ? 'مكة المكرمة' : 'Makkah', { exact: true })
      .first()
      .waitFor();
    await page.waitForURL(/[?&]q=/);
    const categories = await rows(page).locator('th').allInnerTexts();
    const names = { ar: ['مهمات الروبوت', 'مبتكرو المستقبل'], en: ['RoboMission', 'Future Innovators'] }[language];
    for (const name of names) expect(categories.some((text) => text.includes(name))).toBe(true);
    expect(await faultsInLooks(page, 'found in the season', looksOf(language))).toEqual([]);
    await page.reload();
    await alive(page);
    expect(await search.inputValue()).not.toBe('');
    await page.getByRole('button', { name: t.clear }).click();
    await page.getByRole('navigation', { name: t.competitions }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(before);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a level whose results are not announced yet says so before and after it is opened, and leads to those that are', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await openPage(page, `${portal.address}/resultes/${seasons.past}/`);
    const innovators = { ar: 'مبتكرو المستقبل', en: 'Future Innovators' }[language];
    await page.getByRole('navigation', { name: t.competitions }).getByRole('link', { name: innovators }).click();
    // It opens on a level that has results.
    await rows(page).first().waitFor();
    await page
      .getByRole('navigation', { name: t.ageLevels })
      .getByRole('link', { name: new RegExp(`${t.notAnnounced}$`) })
      .click();
    await page.getByRole('heading', { name: t.notAnnounced }).waitFor();
    await page.getByText(t.eachLevel).waitFor();
    expect(await page.getByText(t.empty).count()).toBe(0);
    expect(await faultsInLooks(page, 'a level without results', looksOf(language))).toEqual([]);
    await page.getByRole('link', { name: t.seeAnnounced }).click();
    await rows(page).first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of an open season nothing empty is shown, but when, and the way to the last ones', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await openPage(page, `${portal.address}/resultes/${seasons.open}/`);
    await page.getByText(t.notYet.lead).waitFor();
    expect(await page.getByText(t.lead).count()).toBe(0);
    expect(await faultsInLooks(page, 'no results yet', looksOf(language))).toEqual([]);
    await page.locator(`main a[href="/resultes/${seasons.past}/"]`).click();
    await page.getByText(t.lead).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
