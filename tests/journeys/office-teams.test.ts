import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import demo from '#demo/people.json' with { type: 'json' };
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/** Of its own: teams are paid for and withdrawn here. */
let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal({}), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

type Team = { _id: string; team_no: string; name: string };

describe.each(languages)('teams of the office (%s)', (language) => {
  const words = wordsOf(language);
  const [admin, own] = [words.admin, words.adminTeams];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const teamsOf = async (page: Page, query: string): Promise<Team[]> =>
    (await (await page.context().request.get(`${portal.address}/api/admin/teams/?${query}&per_page=100`)).json()).teams;
  /** Another team in each language, so that both find one that is as it was. */
  const pick = (teams: readonly Team[]) => teams.at(language === 'ar' ? 0 : 1) as Team;
  const open = async () => {
    const seen = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(seen.page, portal.address, 'admin');
    return seen;
  };

  test('the list is narrowed, which stays in the address, and leads to a team and its form', async () => {
    const { context, page, noise } = await open();
    await page.goto(`${portal.address}/admin/teams?paid=false&active=true`);
    await page.getByRole('combobox', { name: own.activeFilter }).waitFor();
    expect(new URL(page.url()).searchParams.get('active')).toBe('true');
    const team = pick(await teamsOf(page, 'paid=false&active=true'));
    await page.goto(`${portal.address}/admin/teams?s=${team.team_no}`);
    await page.getByRole('link', { name: team.name }).first().click();
    await page.waitForURL(`**/admin/team/${team._id}/view`);
    await page.getByRole('link', { name: own.view.edit, exact: true }).click();
    await page.waitForURL('**/edit');
    const name = page.getByRole('textbox', { name: own.fields.name });
    await name.fill(`${team.name} ${language}`);
    await button(page, admin.form.save).click();
    await page.waitForURL('**/admin/teams**');
    expect((await teamsOf(page, `s=${team.team_no}`))[0]?.name).toBe(`${team.name} ${language}`);
    await page.goto(`${portal.address}/admin/team/${team._id}/view?tab=log`);
    await said(page, own.fields.name);
    expect(await faultsInLooks(page, 'the log of a team')).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a payment is recorded by hand, and a team is withdrawn and brought back', async () => {
    const { context, page } = await open();
    const team = pick((await teamsOf(page, 'paid=false&active=true')).slice(2));
    await page.goto(`${portal.address}/admin/team/${team._id}/view`);
    await button(page, own.payment.record).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Transfer 4471');
    await dialog.getByRole('button', { name: own.payment.save, exact: true }).click();
    await said(page, own.payment.done);
    await page.locator('main').getByRole('link', { name: own.view.transactions, exact: true }).click();
    await said(page, own.payment.methods.manual);
    await button(page, own.withdraw.open).click();
    await page.getByRole('alertdialog').getByRole('button', { name: own.withdraw.yes, exact: true }).click();
    await said(page, own.withdraw.done);
    await button(page, own.undo).click();
    await said(page, own.withdraw.doneBack);
    await button(page, own.withdraw.open).waitFor();
    expect(await faultsInLooks(page, 'the transactions of a team')).toEqual([]);
    await context.close();
  });

  test('a member is replaced by look-up', async () => {
    const { context, page } = await open();
    const team = pick(await teamsOf(page, 'paid=true&active=true'));
    await page.goto(`${portal.address}/admin/team/${team._id}/view`);
    await page.getByRole('heading', { name: own.people.members, exact: true }).waitFor();
    const replace = own.people.replaceNamed.split('{{')[0] ?? '';
    await page
      .getByRole('button', { name: new RegExp(`^${replace}`) })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    const number = demo.members.at(language === 'ar' ? -1 : -2) as string;
    await dialog.getByRole('textbox').fill(number);
    await dialog.locator('[role=status] p').first().waitFor();
    await dialog.getByRole('button', { name: own.people.save, exact: true }).click();
    await said(page, own.people.done);
    await page.getByText(number).first().waitFor();
    expect(await faultsInLooks(page, 'a team')).toEqual([]);
    await context.close();
  });

  test('scores that were handed in are reopened with a reason', async () => {
    const { context, page } = await open();
    const team = pick(await teamsOf(page, 'scores=true&active=true'));
    await page.goto(`${portal.address}/admin/team/${team._id}/view?tab=scores`);
    await button(page, own.reopen.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The wrong video');
    await dialog.getByRole('button', { name: own.reopen.save, exact: true }).click();
    await page.getByRole('heading', { name: own.reopen.earlier }).waitFor();
    await said(page, 'The wrong video');
    expect(await faultsInLooks(page, 'the scores of a team')).toEqual([]);
    await context.close();
  });
});
