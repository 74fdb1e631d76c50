import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import communityAr from '#locales/ar/admin-community.ts';
import communityEn from '#locales/en/admin-community.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
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

describe.each(languages)('moderation of the forum (%s)', (language) => {
  const words = wordsOf(language);
  const t = language === 'ar' ? communityAr : communityEn;

  /** Opens the dialog of a decision, fills it in and sends it. */
  async function decide(page: Page, decision: Exclude<keyof typeof t.decide, 'settle'>, period?: string) {
    await page.getByRole('main').getByRole('button', { name: t.decide[decision], exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (period) await dialog.getByRole('radio', { name: period, exact: true }).check();
    await dialog.getByRole('textbox', { name: t.reason }).fill(`${decision} of the journey`);
    await dialog.getByRole('button', { name: t.decide[decision], exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('listitem')
      .filter({ hasText: `${decision} of the journey` })
      .first()
      .waitFor();
  }

  test('a reported topic is hidden and restored, closed, and its author banned, who reads until when', async () => {
    const width = language === 'ar' ? 360 : 1440;
    const [writer, reader, office] = await Promise.all([1, 2, 3].map(() => visitor(browser, { language, width })));
    if (!writer || !reader || !office) throw new Error('no visitors');
    // Of each language another writer: the ban of one does not keep the other from posting.
    await signIn(writer.page, portal.address, 'student', language === 'ar' ? 0 : 1);
    await signIn(reader.page, portal.address, 'coach', 2);
    await signIn(office.page, portal.address, 'admin');

    const { page } = office;
    const title = `Journey ${language} ${Date.now()}`;
    const categories = await writer.page.context().request.get(`${portal.address}/api/community/categories`);
    const [category] = (await categories.json()).categories;
    const begun = await writer.page.context().request.post(`${portal.address}/api/community`, {
      headers: { origin: portal.address },
      data: { title, description: '<p>نص Text</p>', category: category._id },
    });
    if (!begun.ok()) throw new Error(await begun.text());
    const { result } = await begun.json();
    const topic = `${portal.address}/community/forums/${result.created_at.slice(0, 10)}/${result.slug}`;

    await openPage(reader.page, topic);
    await reader.page.getByRole('article').getByRole('button', { name: words.community.report.act }).click();
    await reader.page.getByRole('dialog').getByLabel(words.community.report.spam).check();
    await reader.page.getByRole('dialog').getByRole('button', { name: words.community.report.send }).click();
    await reader.page.getByText(words.community.report.sent).waitFor();

    await openPage(page, `${portal.address}/admin/community/`);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.waitFor();
    expect(await faultsInLooks(page, 'the list', language)).toEqual([]);
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await faultsInLooks(page, 'a post', language)).toEqual([]);
    expect(await faultsInWidths(page, 'a post')).toEqual([]);

    await page.getByRole('button', { name: t.decide.hide, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.decide.hide, exact: true }).click();
    await dialog.getByText(t.reasonMissing).first().waitFor();
    expect(await faultsInLooks(page, 'the dialog', language)).toEqual([]);
    await page.keyboard.press('Escape');
    await decide(page, 'hide');
    reader.noise.allow(/404/);
    expect((await reader.page.goto(topic))?.status()).toBe(404);
    await decide(page, 'restore');
    expect((await reader.page.goto(topic))?.status()).toBe(200);
    await reader.page.getByRole('textbox', { name: words.community.comment.label }).waitFor();

    await decide(page, 'close');
    await openPage(reader.page, topic);
    await reader.page.getByText(words.community.comment.closed).waitFor();
    expect(await reader.page.getByRole('textbox', { name: words.community.comment.label }).count()).toBe(0);
    expect(await faultsInLooks(reader.page, 'a closed topic', language)).toEqual([]);
    await decide(page, 'reopen');

    await decide(page, 'ban', t.periods['7']);
    await page.getByRole('button', { name: t.decide.lift, exact: true }).waitFor();
    expect(await faultsInLooks(page, 'a post with decisions', language)).toEqual([]);
    writer.noise.allow(/403/);
    await openPage(writer.page, topic);
    await writer.page.getByRole('textbox', { name: words.community.comment.label }).fill('Hello');
    await writer.page.getByRole('button', { name: words.community.comment.send, exact: true }).click();
    await writer.page
      .getByText(language === 'ar' ? /لا يمكنك النشر في المنتدى حتى/ : /You cannot post in the forum until/)
      .waitFor();
    await decide(page, 'lift');
    await writer.page.getByRole('button', { name: words.community.comment.send, exact: true }).click();
    await writer.page.getByText(words.community.comment.sent).waitFor();
    for (const { context, noise } of [writer, reader, office]) {
      expect(noise.lines).toEqual([]);
      await context.close();
    }
  });
});
