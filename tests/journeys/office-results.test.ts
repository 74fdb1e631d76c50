import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import { results } from '#server/features/results/table.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* Results of the office: one by its form, and boards that are published and unpublished while a visitor looks. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('results of the office (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminResults: own } = words;
  const width = language === 'ar' ? 360 : 1440;
  let portal: TestPortal;
  let known: ResultSeason;
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    // Whoever signs in by the page is an administrator from here on.
    await portal.tokenOf('admin');
    known = await openResultSeason(portal, 12);
  });
  afterAll(() => portal.close());

  const office = async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await hearMessages(context);
    await signInByPassword(page, portal.address, 'admin', words);
    return { context, page, noise };
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const confirm = (page: Page, name: string) =>
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click();
  const address = (path: string) => `${portal.address}${path}`;

  test('one is added with what its team brings, found, changed and deleted', async () => {
    const { context, page, noise } = await office();
    noise.allow(/422/);
    await openPage(page, address('/admin/results/'));
    await page.getByRole('link', { name: own.list.create }).click();
    await button(page, t.form.save).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.locator('[name=season_id]').selectOption(known.season.id);
    await page.locator('[name=team_id]').fill('0002');
    const found = page.getByRole('button', { name: /W24-0002/ });
    await found.waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: fill(own.form.teamsFound_one, { count: 1 }) })
      .waitFor();
    // The only team that is found is taken by Enter, which does not send the form.
    await page.locator('[name=team_id]').press('Enter');
    await expect.poll(() => page.locator('[name=competion_id]').inputValue()).toBe(known.second.id);
    expect(await page.locator('[name=ageLevel]').inputValue()).toBe('Junior');
    // What had the focus is gone: it goes to what undoes the choice.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(own.form.teamChange);
    expect(await page.locator('[name=region_id]').inputValue()).toBe(known.region.id);
    await page.locator('[name=ranked]').selectOption('2');
    await page.locator('[name=score]').fill('-5');
    await button(page, t.form.save).click();
    await page.getByText(words.fields.result_score).first().waitFor();
    // Nothing typed is lost.
    expect(await page.locator('[name=ranked]').inputValue()).toBe('2');
    expect(await faultsInLooks(page, 'the form of a result', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the form of a result')).toEqual([]);
    await page.locator('[name=score]').fill('90');
    // Somebody withdraws the team meanwhile: the focus goes to what is wrong, which is no input.
    const setStatus = (status: boolean) =>
      portal.database.pool.query("update teams set status = $1 where team_no = 'W24-0002'", [status]);
    await setStatus(false);
    await button(page, t.form.save).click();
    await page.getByText(words.fields.team_withdrawn).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(own.form.teamChange);
    expect(await faultsInLooks(page, 'a wrong team', looksOf(language))).toEqual([]);
    expect(await portal.db.$count(results)).toBe(0);
    await setStatus(true);
    await button(page, t.form.save).click();
    await said(page, messages[language].saved);

    await openPage(page, address('/admin/results/?s=W24-0002'));
    const line = row(page, 'W24-0002');
    await line.getByText(own.medal.silver).waitFor();
    await line.getByText(own.list.unpublished, { exact: true }).waitFor();
    expect(await faultsInLooks(page, 'the list of results', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the list of results')).toEqual([]);
    await line.getByRole('link').first().click();
    await page.getByText(own.form.unseen).waitFor();
    await page.locator('[name=ranked]').selectOption('1');
    await button(page, t.form.save).click();
    await said(page, messages[language].updated);

    await openPage(page, address('/admin/results/?s=W24-0002'));
    await line.getByText(own.medal.gold).waitFor();
    await line.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('heading', { name: t.list.deleteAsk }).waitFor();
    await confirm(page, t.list.delete);
    // The specification's sentence, with its spelling.
    await said(page, language === 'en' ? 'Resultes Delete Successfully!' : own.list.deleted);
    await line.waitFor({ state: 'detached' });
    await context.close();
  });

  test('boards are published together, are there for a visitor at once, and are unpublished', async () => {
    const add = async (number: string, of: object = {}) => {
      const body = { season_id: known.season.id, team_id: known.team(number), competion_id: known.first.id };
      const whole = { ...body, region_id: known.region.id, ageLevel: 'Junior', ranked: 1, ...of };
      expect((await portal.call('POST', '/api/admin/results', { as: 'admin', body: whole })).status).toBe(200);
    };
    await add('W24-0003');
    await add('W24-0004', { ranked: 2 });
    await add('W24-0005', { ageLevel: 'Senior' });
    const publicPage = `/resultes/${known.season.id}/?competion=${known.first.id}&agelevel=Junior`;
    const guest = await visitor(browser, { language, width });
    await openPage(guest.page, address(publicPage));
    expect(await guest.page.getByText('W24-0003').count()).toBe(0);

    const { context, page } = await office();
    await openPage(page, address('/admin/results/'));
    await page.getByRole('link', { name: own.list.boards, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: own.boards.title }).waitFor();
    expect(await faultsInLooks(page, 'the boards', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the boards')).toEqual([]);
    // Two of them wait.
    const all = fill(own.boards.publishAll_two ?? own.boards.publishAll_other, { count: 2 });
    await button(page, all).click();
    await confirm(page, own.boards.publish);
    await said(page, messages[language].boardsPublished);
    await expect.poll(() => page.getByText(own.boards.published, { exact: true }).count()).toBeGreaterThan(1);
    await guest.page.reload();
    await guest.page.getByText('W24-0003').first().waitFor();

    // The first of the two: the juniors.
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(beginningOf(own.boards.unpublishNamed)) })
      .first()
      .click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(own.boards.askUnpublish).waitFor();
    await confirm(page, own.boards.unpublish);
    await said(page, messages[language].boardsTakenBack);
    await guest.page.reload();
    await expect.poll(() => guest.page.getByText('W24-0003').count()).toBe(0);
    await guest.context.close();
    await context.close();
  });

  test('a board of a season that visitors do not see says so, and switches it on', async () => {
    await portal.database.pool.query('update seasons set status = false where id = $1', [known.season.id]);
    const { context, page } = await office();
    await openPage(page, address(`/admin/results/boards?season=${known.season.id}`));
    await page.getByText(own.boards.seasonHidden).waitFor();
    // Nothing is promised that a hidden season keeps from visitors.
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(beginningOf(own.boards.publishNamed)) })
      .first()
      .click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText(own.boards.seenOnce.season).waitFor();
    await question.getByRole('button', { name: words.kit.cancel, exact: true }).click();
    expect(await faultsInLooks(page, 'boards of a hidden season', looksOf(language))).toEqual([]);
    await page.getByRole('button', { name: new RegExp(own.boards.showSeason) }).click();
    await said(page, own.boards.shown);
    await page.getByText(own.boards.seasonHidden).waitFor({ state: 'detached' });
    const { rows } = await portal.database.pool.query('select status from seasons where id = $1', [known.season.id]);
    expect(rows).toEqual([{ status: true }]);
    await context.close();
  });
});

/** The words of a button's name that stand before the record's. */
const beginningOf = (name: string) => name.split('{{')[0]?.trim() ?? name;
