import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { writeXlsx } from '#web/admin/results/sheet/write-xlsx.ts';
import { signIn } from './steps.ts';

/** Of its own: other journeys look at what is published in the sample's seasons. */
let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal({}), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Team = { _id: string; team_no: string; name: string; ageLevel: string; competion: { _id: string; name: string } };

describe.each(languages)('results of the office (%s)', (language) => {
  const words = wordsOf(language);
  const [t, own] = [words.admin, words.adminResults];
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const get = async (page: Page, path: string) =>
    (await page.context().request.get(`${portal.address}/api${path}`)).json();

  /** The newest season, whose results nobody has announced, and the teams of one of its boards. */
  async function board(page: Page) {
    const { seasons } = await get(page, '/admin/results/season/?search=true');
    const season = seasons[0] as { _id: string };
    const { teams } = await get(page, `/admin/teams/?season=${season._id}&per_page=500&sort=team_no`);
    const boards = Map.groupBy(teams as Team[], ({ competion, ageLevel }) => `${competion._id} ${ageLevel}`);
    const [largest] = [...boards.values()].toSorted((one, other) => other.length - one.length);
    if (!largest?.[0]) throw new Error('no teams');
    const { _id: competition, name } = largest[0].competion;
    return { season: season._id, competition, name, ageLevel: largest[0].ageLevel, teams: largest };
  }
  const file = (name: string, rows: string[][]) => ({
    ...{ name, mimeType: XLSX },
    buffer: Buffer.from(
      writeXlsx({
        ...{ name: own.import.sheet, rightToLeft: language === 'ar', rows },
        heading: [own.import.columns.team_no, own.import.columns.ranked],
      }),
    ),
  });

  test('one is added, found, changed and deleted; the team fills the form', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/422/);
    await signIn(page, portal.address, 'admin');
    const { season, competition, teams } = await board(page);
    const team = teams.at(-1) as Team;
    await openPage(page, `${portal.address}/admin/results/new`);
    await button(page, t.form.save).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.locator('[name=season_id]').selectOption(season);
    await page.locator('[name=team_id]').fill(team.team_no);
    await page.getByRole('button', { name: new RegExp(team.team_no) }).click();
    await page.waitForFunction(
      (id) => (document.querySelector('[name=competion_id]') as HTMLSelectElement).value === id,
      competition,
    );
    expect(await page.locator('[name=ageLevel]').inputValue()).toBe(team.ageLevel);
    expect(await page.locator('[name=region_id]').inputValue()).not.toBe('');
    await page.locator('[name=ranked]').selectOption('2');
    expect(await faultsInLooks(page, 'the form of a result', [])).toEqual([]);
    await button(page, t.form.save).click();
    await said(page, messages[language].recordSaved);

    await openPage(page, `${portal.address}/admin/results/?s=${team.team_no}`);
    const row = page.getByRole('row').filter({ hasText: team.team_no });
    await row.getByText(own.medal.silver).waitFor();
    await row.getByText(own.list.unpublished, { exact: true }).waitFor();
    expect(await faultsInLooks(page, 'the list of results', [])).toEqual([]);
    await row.getByRole('link').first().click();
    await said(page, own.form.unseen);
    await page.locator('[name=ranked]').selectOption('1');
    await button(page, t.form.save).click();
    await said(page, messages[language].recordUpdated);

    await openPage(page, `${portal.address}/admin/results/?s=${team.team_no}`);
    await row.getByText(own.medal.gold).waitFor();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('heading', { name: t.list.deleteAsk }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete, exact: true }).click();
    await said(page, own.list.deleted);
    await row.waitFor({ state: 'detached' });
    await context.close();
  });

  test('a file is read, its mistakes are named, it is imported, published, taken back and undone', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/409|422/);
    await signIn(page, portal.address, 'admin');
    const { season, competition, ageLevel, teams } = await board(page);
    const rows = teams.slice(0, 8).map(({ team_no }, at) => [team_no, String(at + 1)]);
    const publicPage = `/resultes/${season}/?competion=${competition}&agelevel=${encodeURIComponent(ageLevel)}`;
    const seen = async () => (await get(page, `/resultes/?competion_id=${competition}&agelevel=${ageLevel}`)).results;
    await openPage(page, `${portal.address}/admin/results/import`);
    const template = page.waitForEvent('download');
    await button(page, own.import.template).click();
    expect((await template).suggestedFilename()).toBe(`${own.import.templateName}.xlsx`);
    await page.locator('[name=season]').selectOption(season);
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles({ name: 'x.xlsx', mimeType: XLSX, buffer: Buffer.from('PK\u0003\u0004 nothing') });
    await said(page, own.import.unread.notSheet);
    const wrong = rows.map(([number = '', rank = ''], at) =>
      at === 2 ? [number, '41'] : at === 5 ? ['W99-1', rank] : [number, rank],
    );
    await choose.setInputFiles(file('wrong.xlsx', wrong));
    for (const sentence of [words.fields.rank, words.fields.team_unknown]) await said(page, sentence);
    expect(await faultsInLooks(page, 'a file with mistakes', [])).toEqual([]);
    const corrected = page.waitForEvent('download');
    await button(page, own.import.corrected).click();
    expect((await corrected).suggestedFilename()).toBe(`${own.import.correctedName}.xlsx`);
    expect((await get(page, `/admin/results/?season=${season}`)).totalItems).toBe(0);

    await choose.setInputFiles(file(`right-${language}.xlsx`, rows));
    await page.getByRole('button', { name: /8/ }).last().click();
    await said(page, own.import.done);
    expect((await get(page, `/admin/results/?season=${season}`)).totalItems).toBe(8);
    expect(await seen()).toEqual([]);

    await page.getByRole('link', { name: own.import.toBoards, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: own.boards.title }).waitFor();
    expect(await faultsInLooks(page, 'the boards', [])).toEqual([]);
    await page.getByRole('row').getByText(own.boards.publish, { exact: true }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: own.boards.publish, exact: true })
      .click();
    await said(page, messages[language].boardPublished);
    expect(await seen()).toHaveLength(8);
    const visit = await visitor(browser, { language, width: 360 });
    await openPage(visit.page, `${portal.address}${publicPage}`);
    await visit.page.getByText(String(rows[0]?.[0])).first().waitFor();

    await page.getByRole('row').getByText(own.boards.takeBack, { exact: true }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: own.boards.takeBack, exact: true })
      .click();
    await said(page, messages[language].boardTakenBack);
    expect(await seen()).toEqual([]);
    await visit.page.reload();
    await visit.page.getByText(words.results.notYet.title).first().waitFor();
    await visit.context.close();

    await openPage(page, `${portal.address}/admin/results/import`);
    await page
      .getByRole('button', { name: own.imports.undoNamed.replace('{{file}}', `right-${language}.xlsx`) })
      .click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: own.imports.undo, exact: true })
      .click();
    await said(page, messages[language].importUndone);
    expect((await get(page, `/admin/results/?season=${season}`)).totalItems).toBe(0);
    await context.close();
  });
});
