import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { fill } from '#locales/fill.ts';
import { teamViews } from '#server/features/teams/table.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* The list of teams: narrowed, its columns chosen, its views saved for the office, its file, and a payment in a new tab. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the list of teams (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminTeams: own } = words;
  let portal: TestPortal;
  let season: TestSeason;
  let unpaid: { _id: string; team_no: string };
  let free: { _id: string; team_no: string };
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    // Whoever signs in by the page is an administrator from here on.
    await portal.tokenOf('admin');
    season = await openSeason(portal);
    unpaid = await registerTeam(portal, season);
    free = await registerTeam(portal, season, {
      ...{ competion_id: season.free.id, ageLevel: 'Senior', teamName: 'Hejaz Hawks' },
      members: people.members.slice(2, 3),
    });
  });
  afterAll(() => portal.close());

  const office = async (width: number) => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await hearMessages(context);
    await signInByPassword(page, portal.address, 'admin', words);
    return { context, page, noise };
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const filter = (page: Page, label: string) => page.locator('main').getByRole('combobox', { name: label });
  /** On a phone they stand behind a button. */
  const openFilters = async (page: Page) => {
    if (language === 'ar') await page.locator('main [aria-controls][aria-expanded=false].sm\\:hidden').first().click();
  };
  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
  const list = () => `${portal.address}/admin/teams`;

  test('is narrowed, with the columns that somebody chose, and its file holds what it shows', async () => {
    const { context, page, noise } = await office(1440);
    await openPage(page, list());
    await row(page, unpaid.team_no).waitFor();
    expect(await faultsInLooks(page, 'the list of teams', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the list of teams')).toEqual([]);

    // A season leaves only its competitions, and another competition drops the level of the one before.
    await filter(page, own.seasonFilter).selectOption(season.season.id);
    await filter(page, own.competitionFilter).selectOption(season.free.id);
    await filter(page, own.levelFilter).selectOption('Senior');
    await expect.poll(() => row(page, unpaid.team_no).count()).toBe(0);
    await row(page, free.team_no).waitFor();
    const levelOfFree = { season: season.season.id, competion: season.free.id, ageLevel: 'Senior' };
    await expect.poll(() => asked(page)).toEqual(levelOfFree);
    await filter(page, own.competitionFilter).selectOption(season.paid.id);
    await row(page, unpaid.team_no).waitFor();
    await expect.poll(() => asked(page)).toEqual({ season: season.season.id, competion: season.paid.id });

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.list.exportCsv, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^teams-FLLC-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect([text.includes(unpaid.team_no), text.includes(free.team_no), text.includes(own.csv.stage)]).toEqual([
      ...[true, false, true],
    ]);

    const head = page.getByRole('columnheader', { name: own.certificate, exact: true });
    expect(await head.count()).toBe(0);
    await button(page, t.list.columns).click();
    await page.getByRole('checkbox', { name: own.certificate, exact: true }).check();
    await page.keyboard.press('Escape');
    await head.waitFor();
    await page.reload();
    await row(page, unpaid.team_no).waitFor();
    await head.waitFor();

    // With all columns the table scrolls in its frame, also by keyboard, and no name shrinks to a letter.
    await button(page, t.list.columns).click();
    for (const column of [own.level, own.region, own.entity, own.creator, own.scores])
      await page.getByRole('checkbox', { name: column, exact: true }).check();
    await page.keyboard.press('Escape');
    const frame = page.locator('main section:has(> table)');
    expect(await frame.getAttribute('aria-label')).toBe(await page.getByRole('heading', { level: 1 }).innerText());
    await frame.focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => frame.evaluate((box) => Math.abs(box.scrollLeft))).toBeGreaterThan(0);
    const widths = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(60);
    expect(await faultsInWidths(page, 'the list of teams with all columns')).toEqual([]);

    // The payment page opens in a tab of its own; the row leads to the team.
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: fill(own.pay, { team: 'Najd Falcons' }) }).click();
    const payment = await tab;
    // The address of the payment page is the specification's (section 1).
    await payment.waitForURL((url) => url.searchParams.get('team_id') === unpaid._id);
    await alive(payment);
    expect(await payment.evaluate(() => window.opener)).toBeNull();
    await payment.close();
    expect(await row(page, unpaid.team_no).getByRole('link').first().getAttribute('href')).toBe(
      `/admin/team/${unpaid._id}/view`,
    );
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('is saved as a view for everyone in the office, opened, renamed, changed and deleted', async () => {
    const { context, page, noise } = await office(language === 'ar' ? 360 : 1440);
    noise.allow(/422/);
    await openPage(page, `${list()}?paid=false&sort=name`);
    await row(page, unpaid.team_no).waitFor();
    await button(page, own.views.save).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: own.views.name });
    await button(page, own.views.keep).click();
    await dialog.getByText(own.views.nameMissing).first().waitFor();
    expect(await faultsInLooks(page, 'the name of a view', looksOf(language))).toEqual([]);
    await name.fill('Due');
    await button(page, own.views.keep).click();
    await said(page, own.views.saved);
    expect(await portal.db.select().from(teamViews)).toMatchObject([
      { name: 'Due', query: { paid: 'false', sort: 'name' } },
    ]);

    // A name that is taken is refused on its field, and nothing typed is lost.
    await openPage(page, `${list()}?paid=true`);
    await button(page, own.views.save).click();
    await name.fill('Due');
    await button(page, own.views.keep).click();
    await dialog.getByText(words.fields.taken).first().waitFor();
    expect(await name.inputValue()).toBe('Due');
    await name.fill('Paid');
    await button(page, own.views.keep).click();
    await said(page, own.views.saved);

    await button(page, own.views.title).click();
    await page.getByRole('menuitem', { name: 'Due' }).click();
    await expect.poll(() => asked(page)).toEqual({ paid: 'false', sort: 'name' });
    await button(page, own.views.rename).waitFor();
    await button(page, own.views.title).click();
    await page.getByRole('menuitem', { name: 'Due' }).getByText(own.views.isOpen).waitFor();
    expect(await faultsInLooks(page, 'saved views', looksOf(language))).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, own.views.rename).click();
    await name.fill('Not paid');
    await button(page, own.views.keep).click();
    await said(page, own.views.renamed);
    await page.locator('main').getByText('Not paid', { exact: true }).waitFor();
    expect(await faultsInWidths(page, 'a saved view')).toEqual([]);

    // With another filter it is the same view, changed: it can be saved again, or as a new one.
    await openFilters(page);
    await filter(page, own.entityFilter).selectOption('false');
    await button(page, own.views.saveNew).waitFor();
    await button(page, own.views.saveChanges).click();
    await said(page, own.views.changed);
    await button(page, own.views.rename).waitFor();
    expect(await portal.db.select().from(teamViews).where(eq(teamViews.name, 'Not paid'))).toMatchObject([
      { query: { paid: 'false', sort: 'name', entity: 'false' } },
    ]);
    // The button is gone, and the focus stays with the views.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(own.views.title);

    await button(page, own.views.delete).click();
    await page.getByRole('alertdialog').getByRole('button', { name: own.views.delete, exact: true }).click();
    await said(page, own.views.deleted);
    expect(await portal.db.select().from(teamViews)).toMatchObject([{ name: 'Paid' }]);
    // What was open can be saved again.
    await button(page, own.views.save).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('has its filters behind a button on a phone, which says how many are set', async () => {
    const { context, page, noise } = await office(360);
    await openPage(page, list());
    await row(page, unpaid.team_no).waitFor();
    expect(await filter(page, own.seasonFilter).isVisible()).toBe(false);
    const filters = button(page, t.list.filters);
    expect(await filters.getAttribute('aria-expanded')).toBe('false');
    await filters.press('Enter');
    expect(await filters.getAttribute('aria-expanded')).toBe('true');
    // The first of them is what the Tab key reaches next.
    await page.keyboard.press('Tab');
    await expect
      .poll(() => filter(page, own.seasonFilter).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await filter(page, own.paidFilter).selectOption('false');
    await button(page, fill(t.list.filtersSet_one, { count: 1 })).waitFor();
    expect(await faultsInLooks(page, 'filters on a phone', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'filters on a phone')).toEqual([]);
    await button(page, fill(t.list.filtersSet_one, { count: 1 })).click();
    expect(await filter(page, own.seasonFilter).isVisible()).toBe(false);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
