import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/** Of its own: certificates are issued and mails are sent here. */
let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal({}), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

describe.each(languages)('many teams at once (%s)', (language) => {
  const words = wordsOf(language);
  const [admin, own, mailings] = [words.admin, words.adminTeams, words.adminMailings];
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  /** A word with a number is pressed by what stands before the number. */
  const beginning = (sentence: string) => new RegExp(`^${(sentence.split('{{')[0] ?? '').replace(/[()]/g, '\\$&')}`);
  const open = async () => {
    const seen = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(seen.page, portal.address, 'admin');
    return seen;
  };
  const selectPage = async (page: Page) => {
    // Before the teams are there, nothing can be selected.
    await page
      .getByText(/^[A-Z]\d\d-\d{4}$/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: admin.list.selectPage }).first().check();
  };

  test('a view is saved, opened from elsewhere, renamed, deleted and put back', async () => {
    const { context, page, noise } = await open();
    // Each language's own, because the view of the one before is there.
    const narrowing = `paid=${language === 'en'}`;
    await openPage(page, `${portal.address}/admin/teams?${narrowing}`);
    await button(page, own.views.save).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`View ${language}`);
    await dialog.getByRole('button', { name: own.views.keep, exact: true }).click();
    await said(page, own.views.saved);
    await openPage(page, `${portal.address}/admin/teams`);
    await button(page, own.views.title).click();
    await page.getByRole('menuitem', { name: `View ${language}` }).click();
    await page.waitForURL(`**${narrowing}**`);
    await button(page, own.views.rename).click();
    await dialog.getByRole('textbox').fill(`Unpaid ${language}`);
    await dialog.getByRole('button', { name: own.views.keep, exact: true }).click();
    await said(page, `Unpaid ${language}`);
    expect(await faultsInLooks(page, 'a saved view')).toEqual([]);
    await button(page, own.views.delete).click();
    await button(page, own.undo).click();
    await said(page, `Unpaid ${language}`);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('certificates of a page are issued with visible progress, and downloaded as one file', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/admin/teams?paid=true&entity=true`);
    await selectPage(page);
    await button(page, own.bulk.certificates).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: own.batch.begin, exact: true }).click();
    await page.waitForURL('**/admin/teams/certificates');
    const link = page
      .getByRole('link', { name: beginning(own.batch.download_many ?? own.batch.download_other) })
      .first();
    await link.waitFor({ timeout: 120_000 });
    expect(await faultsInLooks(page, 'files of certificates')).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^certificates-q-.*\.zip$/);
    await context.close();
  });

  test('the coaches of all that match are written to, after a preview, and each delivery is shown', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/admin/teams?paid=false`);
    await selectPage(page);
    const every = button(page, beginning(admin.list.selectEvery));
    if (await every.isVisible()) await every.click();
    await button(page, own.bulk.mail).click();
    await page.waitForURL('**/mailings/new');
    await page.getByRole('textbox', { name: mailings.form.subject.ar }).fill('موعد اللقاء');
    await page.getByRole('textbox', { name: mailings.form.text.ar }).fill('نلتقي غدًا.');
    await page.getByRole('textbox', { name: mailings.form.subject.en }).fill(`The event ${language}`);
    await page.getByRole('textbox', { name: mailings.form.text.en }).fill('We meet tomorrow.');
    expect(await faultsInLooks(page, 'a mail to coaches')).toEqual([]);
    await button(page, mailings.form.preview).click();
    await said(page, 'We meet tomorrow.');
    expect(await faultsInLooks(page, 'a mail to coaches as it is read')).toEqual([]);
    await button(page, beginning(mailings.preview.send_other)).click();
    await page.waitForURL(/mailings\/[0-9a-f-]{36}/);
    await page.getByText(words.adminContact.delivery.sent, { exact: true }).first().waitFor({ timeout: 60_000 });
    expect(await faultsInLooks(page, 'deliveries')).toEqual([]);
    await openPage(page, `${portal.address}/admin/teams/mailings`);
    await page
      .getByRole('link', { name: language === 'ar' ? 'موعد اللقاء' : `The event ${language}` })
      .first()
      .waitFor();
    expect(await faultsInLooks(page, 'mails to coaches')).toEqual([]);
    await context.close();
  });

  test('a person is compared with STEB, and sheets of the list are downloaded', async () => {
    const { context, page } = await open();
    await openPage(page, `${portal.address}/admin/teams?paid=true&active=true`);
    await button(page, own.more).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('menuitem', { name: own.sheets.get }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^event-sheets?-/);
    await page.locator('main').getByRole('link').filter({ hasText: /\S/ }).nth(1).waitFor();
    // Of the sample's people, STEB knows those who have an account.
    const { teams } = await (
      await page.context().request.get(`${portal.address}/api/admin/teams/?s=${accountsOf('coach')[0]?.membership_id}`)
    ).json();
    await openPage(page, `${portal.address}/admin/team/${teams[0]._id}/view`);
    await page
      .getByRole('button', { name: new RegExp(own.registry.compareNamed.split('{{')[0] ?? '') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(own.registry.same).or(dialog.getByText(own.registry.save)).first().waitFor();
    expect(await faultsInLooks(page, 'a comparison with STEB')).toEqual([]);
    await context.close();
  });
});
