import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { formatNumber } from '#locales/format.ts';
import { results } from '#server/features/results/table.ts';
import { teams } from '#server/features/teams/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { readFile as readSheet } from '#web/admin/results/import/sheet/read-file.ts';
import { writeCorrected } from '#web/admin/results/import/sheet/write-file.ts';
import { hearMessages, signInByPassword } from './steps.ts';

/* A file of results on its way through the office: chosen or pasted, corrected, written, looked at, and undone whole. */
const TEAMS = 4_000;
const WRONG = 10;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('an import of results (%s)', (language) => {
  const words = wordsOf(language);
  const own = words.adminResultImports;
  let portal: TestPortal;
  let made: ResultSeason;

  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    // Whoever signs in by the page is an administrator from here on.
    await portal.tokenOf('admin');
    made = await openResultSeason(portal, TEAMS);
  });
  afterAll(() => portal.close());

  const numberOf = (at: number) => `W24-${String(at + 1).padStart(4, '0')}`;
  const heading = [own.columns.team_no, own.columns.ranked, own.columns.score];
  const fileOf = async (name: string, rows: string[][]) => ({
    ...{ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    buffer: Buffer.from(await writeCorrected({ name: 'R', rightToLeft: language === 'ar', heading, rows })),
  });
  const office = async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await hearMessages(context);
    await signInByPassword(page, portal.address, 'admin', words);
    await openPage(page, `${portal.address}/admin/results/import`);
    return { context, page, noise };
  };
  const chooseSeason = (page: Page) => page.getByRole('combobox', { name: own.season }).selectOption(made.season.id);
  const chooser = (page: Page) => page.locator('main input[type=file]');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const count = () => portal.db.$count(results);
  const startOf = (page: Page, n: number) =>
    button(page, (n === 1 ? own.start_one : own.start_other).replace('{{count}}', formatNumber(n)));
  const begin = (page: Page, n: number) => startOf(page, n).click();
  const undo = async (page: Page, file: string) => {
    await page
      .getByRole('button', { name: new RegExp(`^${own.earlier.undo}.*${file}`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByText(own.earlier.askText.split('. ').at(-1) as string).waitFor();
    await question.getByRole('button', { name: own.earlier.undo }).click();
    await page.getByText(own.earlier.undoneBy).first().waitFor();
  };

  test('with wrong rows is corrected in the file that the page gives, survives a reload, is written and undone', async () => {
    const { context, page, noise } = await office();
    const rows = Array.from({ length: TEAMS }, (_, at) => [numberOf(at), String((at % 40) + 1), '']);
    for (let at = 0; at < WRONG; at += 1) rows[at * 7] = [numberOf(at * 7), '41', ''];
    await chooser(page).setInputFiles(await fileOf('all.xlsx', rows));
    // Nothing is checked before the season is known.
    await page.getByText(own.seasonFirst).waitFor();
    await chooseSeason(page);
    const table = page.getByRole('table', { name: own.problems });
    await table.waitFor();
    expect(await table.locator('tbody').getByRole('row').count()).toBe(WRONG);
    expect(await table.getByText('B2', { exact: true }).count()).toBe(1);
    expect(await count()).toBe(0);
    expect(await faultsInLooks(page, 'wrong rows', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'wrong rows')).toEqual([]);

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, own.corrected).click()]);
    const given = await readSheet(new Uint8Array(await readFile(await download.path())));
    expect(given.rows.filter(({ cells }) => cells[3]).map(({ number }) => number)).toEqual(
      Array.from({ length: WRONG }, (_, at) => at * 7 + 2),
    );
    const corrected = given.rows.map(({ cells }) => [cells[0] ?? '', cells[1] === '41' ? '40' : (cells[1] ?? ''), '']);
    await chooser(page).setInputFiles(await fileOf('corrected.xlsx', corrected));
    await page.getByText(formatNumber(TEAMS)).first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: formatNumber(TEAMS) })
      .last()
      .waitFor();
    await page.reload();
    await startOf(page, TEAMS).waitFor();
    await begin(page, TEAMS);
    await button(page, own.again).waitFor();
    expect(await count()).toBe(TEAMS);
    expect(await faultsInLooks(page, 'written', looksOf(language))).toEqual([]);

    // What it wrote is there to look at, and goes whole.
    await page.getByRole('link', { name: new RegExp(`^${own.earlier.show}.*corrected.xlsx`) }).click();
    await page
      .getByRole('row')
      .filter({ hasText: numberOf(0) })
      .getByText(own.one.noResult)
      .waitFor();
    expect(await faultsInLooks(page, 'one import', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'one import')).toEqual([]);
    await page.goBack();
    await undo(page, 'corrected.xlsx');
    expect(await count()).toBe(0);
    // Looked at later, it says of itself that it was undone.
    await page.getByRole('link', { name: new RegExp(`^${own.earlier.show}.*corrected.xlsx`) }).click();
    await page.getByRole('heading', { level: 1, name: own.one.title }).waitFor();
    await page.getByRole('term').filter({ hasText: own.earlier.undone }).waitFor();
    expect(await faultsInWidths(page, 'an undone import')).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('is pasted, names unknown columns and asks once what becomes of teams that have a result', async () => {
    const { context, page, noise } = await office();
    await chooseSeason(page);
    const paste = async (lines: string[][]) => {
      const text = [[...heading, 'Judge'], ...lines].map((cells) => cells.join('\t')).join('\n');
      await page.getByRole('textbox', { name: own.paste }).fill(text);
      await button(page, own.pasteRead).click();
    };
    await paste([[numberOf(0), '١', '٩٠', 'x']]);
    await page.getByText(own.unknown.replace('{{columns}}', 'Judge')).waitFor();
    await begin(page, 1);
    await button(page, own.again).click();

    await paste([[numberOf(0), '2', '80', 'x']]);
    await page.getByText(own.replace, { exact: true }).waitFor();
    expect(await faultsInLooks(page, 'a choice', looksOf(language))).toEqual([]);
    await page.getByText(own.replace, { exact: true }).click();
    await page.getByText(own.willReplace, { exact: true }).waitFor();
    await begin(page, 1);
    await button(page, own.again).waitFor();
    const kept = await portal.db
      .select({ ranked: results.ranked, score: results.score })
      .from(results)
      .innerJoin(teams, eq(teams.id, results.teamId))
      .where(eq(teams.teamNo, numberOf(0)));
    expect(kept).toEqual([{ ranked: 2, score: 80 }]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('is refused with a sentence when it is no file of results, and a checked file is not left without a question', async () => {
    const { context, page, noise } = await office();
    await chooseSeason(page);
    await chooser(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await page.getByRole('alert').filter({ hasText: own.unread.notSheet }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, own.template).click()]);
    await chooser(page).setInputFiles(await download.path());
    await page.getByRole('alert').filter({ hasText: own.unread.noRows }).waitFor();
    expect(await faultsInLooks(page, 'a refused file', looksOf(language))).toEqual([]);
    await chooser(page).setInputFiles(await fileOf('two.xlsx', [[numberOf(5), '1', '']]));
    await page.getByText(own.preview).first().waitFor();
    await startOf(page, 1).waitFor();
    await page.getByRole('main').locator('header').getByRole('link').click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.admin.form.stay }).click();
    await startOf(page, 1).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/results/import');
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
