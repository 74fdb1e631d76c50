import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import adminAr from '#locales/ar/admin.ts';
import faqsAr from '#locales/ar/admin-faqs.ts';
import logAr from '#locales/ar/admin-log.ts';
import profileAr from '#locales/ar/admin-profile.ts';
import adminEn from '#locales/en/admin.ts';
import faqsEn from '#locales/en/admin-faqs.ts';
import logEn from '#locales/en/admin-log.ts';
import profileEn from '#locales/en/admin-profile.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { followTo, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('what the office has done (%s)', (language) => {
  const [log, profile, faqs] = language === 'ar' ? [logAr, profileAr, faqsAr] : [logEn, profileEn, faqsEn];
  const { period } = language === 'ar' ? adminAr : adminEn;
  /** No other run's question, and no other language's. */
  const about = `${language}${Date.now()}`;

  test('is found in the log by filters, and says what was there before and after', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(page, portal.address, 'admin');
    const request = { headers: { origin: portal.address } };
    const question = { name: `سؤال ${about}`, name_en: 'When does it begin?', description: '<p>أ</p>' };
    const path = `${portal.address}/api/admin/faqs`;
    const added = await context.request.post(path, { ...request, data: { ...question, description_en: '<p>A</p>' } });
    const { _id: id, revision } = (await added.json()).faq;
    const changed = { ...question, description_en: '<p>A</p>', name_en: 'When does it end?', id, revision };
    expect((await context.request.put(path, { ...request, data: changed })).ok()).toBe(true);

    await openPage(page, `${portal.address}/admin/log/`);
    expect(await faultsInLooks(page, 'the log', language)).toEqual([]);
    // A file of the list is a line itself, which the link of the page writes.
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: log.export }).click();
    expect((await file).suggestedFilename()).toMatch(/^log-.*\.csv$/);
    await page.getByRole('combobox', { name: log.kind }).selectOption('exports');
    await page.waitForURL(/kind=exports/);
    const taken = log.exportOf.replace('{{list}}', log.values.exports.list.log);
    await page.getByRole('row').filter({ hasText: taken }).first().getByRole('link').click();
    await page.getByRole('dialog').getByText(log.fields.exports.count, { exact: true }).waitFor();
    await page.getByRole('dialog').getByText(log.values.exports.list.log, { exact: true }).waitFor();
    await openPage(page, `${portal.address}/admin/log/`);
    await page.getByRole('combobox', { name: log.kind }).selectOption('faqs');
    await page.waitForURL(/kind=faqs/);
    await page.getByRole('searchbox').fill(about);
    await page.waitForURL(new RegExp(`s=${about}`));
    const rows = page.getByRole('row').filter({ hasText: about });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: period.title }).click();
    await page.getByRole('spinbutton').first().waitFor();
    expect(await faultsInWidths(page, 'the log with its days')).toEqual([]);
    await rows.first().getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(faqs.fields.name_en, { exact: true }).waitFor();
    await dialog.getByText(log.kinds.faqs, { exact: true }).waitFor();
    expect(await dialog.locator('del').textContent()).toContain('begin');
    expect(await dialog.locator('ins').textContent()).toContain('end');
    expect(await faultsInLooks(page, 'a line of the log', language)).toEqual([]);
    await dialog.getByRole('link', { name: log.detail.openRecord }).click();
    await page.waitForURL(`**/admin/faqs/${id}/edit`);
    await page.goBack();
    await dialog.getByRole('button', { name: log.detail.close }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(new RegExp(`kind=faqs.*s=${about}`));
    await followTo(page, `/admin/log/?kind=faqs&s=${about}&to=2020-01-01`);
    await expect.poll(() => rows.count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('one’s own account shows where one is signed in, and ends another session', async () => {
    const [mine, other] = [await visitor(browser, { language }), await visitor(browser, { language, width: 360 })];
    for (const { page } of [other, mine]) await signIn(page, portal.address, 'admin');
    await openPage(other.page, `${portal.address}/admin/profile/`);
    expect(await faultsInLooks(other.page, 'the account', language)).toEqual([]);
    expect(await faultsInWidths(other.page, 'the account')).toEqual([]);

    await openPage(mine.page, `${portal.address}/admin/profile/`);
    await mine.page.getByText(profile.sessions.thisOne, { exact: true }).waitFor();
    // Other journeys are signed in as the same person: theirs go on.
    const answer = await other.context.request.get(`${portal.address}/api/admin/profile/sessions`);
    const { created_at } = (await answer.json()).sessions.find(({ current }: { current: boolean }) => current);
    const line = mine.page.getByRole('listitem').filter({ has: mine.page.locator(`time[datetime="${created_at}"]`) });
    await line.getByRole('button').click();
    await mine.page.getByText(profile.sessions.ended, { exact: true }).first().waitFor();

    other.noise.allow(/401/);
    await other.page.goto(`${portal.address}/admin/profile/`);
    await other.page.waitForURL(/signin/);
    await openPage(mine.page, `${portal.address}/admin/dashboard/`);
    expect(mine.page.url()).toContain('/admin/dashboard');
    for (const { context, noise } of [mine, other]) {
      expect(noise.lines).toEqual([]);
      await context.close();
    }
  });
});
