import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import contactAr from '#locales/ar/admin-contact.ts';
import contactEn from '#locales/en/admin-contact.ts';
import { messages } from '#locales/messages.ts';
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

/** A message that a visitor sends from the page in a language. */
async function written(page: Page, language: Language, message: { email: string; message: string }) {
  const sender = { name: language === 'ar' ? 'نورة العتيبي' : 'Noura Al-Otaibi', phone: '+966501234567' };
  const answer = await page.context().request.post(`${portal.address}/api/contactus/`, {
    headers: { origin: portal.address, cookie: `lang=${language}` },
    data: { ...sender, team_no: 'F25-0012', ...message },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

const mailsTo = async (email: string) =>
  (await (await fetch(`${portal.address}/sandbox/mail/messages.json?to=${email}`)).json()).messages;

describe.each(languages)('contact messages (%s)', (language) => {
  const words = wordsOf(language);
  const t = language === 'ar' ? contactAr : contactEn;
  /** No other run's messages, and no other language's. */
  const about = `${language}${Date.now()}`;
  const field = (page: Page) => page.getByRole('textbox', { name: t.reply.text });
  const office = async (role: 'admin' | 'sub_admin', width = 1440) => {
    const visit = await visitor(browser, { language, width });
    await signIn(visit.page, portal.address, role);
    return visit;
  };
  /** Opens the list as it is narrowed, and the one message in it. */
  async function openMessage(page: Page, email: string) {
    await openPage(page, `${portal.address}/admin/contact-us/?s=${encodeURIComponent(email)}`);
    await page.getByRole('row').filter({ hasText: about }).getByRole('link').click();
    await field(page).waitFor();
  }
  const badge = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();

  test('are found, answered with a canned reply and by keyboard, and the mail is with the sender', async () => {
    const { context, page, noise } = await office('sub_admin', language === 'ar' ? 360 : 1440);
    const email = `noura-${about}@school.example`;
    await written(page, language, { email, message: `${about}\nمتى يُغلق التسجيل؟` });
    await openPage(page, `${portal.address}/admin/contact-us/`);
    expect(await faultsInLooks(page, 'the list', language)).toEqual([]);
    await page.getByRole('combobox', { name: t.stateFilter }).selectOption('waiting');
    await page.getByRole('searchbox').fill(about);
    await page.waitForURL(new RegExp(`state=waiting.*s=${about}`));
    await page.getByRole('row').filter({ hasText: about }).getByRole('link').click();
    await field(page).waitFor();
    expect(await faultsInLooks(page, 'a message', language)).toEqual([]);
    expect(await faultsInWidths(page, 'a message')).toEqual([]);

    // Canned replies come in the sender's language; what is added to one survives a reload.
    await page.getByRole('combobox', { name: t.reply.canned }).selectOption({ index: 1 });
    const begun = await field(page).inputValue();
    expect(/[\u0600-\u06ff]/.test(begun)).toBe(language === 'ar');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nTurs');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(`${begun}\n\nTurs`);
    await field(page).press('Control+Enter');
    await page.getByText(messages[language].replySent, { exact: true }).first().waitFor();
    // The next message is a key away, and the delivery is told without a reload.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(t.next);
    await badge(page, t.delivery.sent);
    expect(await field(page).inputValue()).toBe('');
    expect(await faultsInLooks(page, 'a message with a reply', language)).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail.subject).toContain(about);
    expect(mail.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(mail.text).toContain(begun.split('\n')[0]);

    // The way back leads to the list as it was, where the message waits no more.
    await page
      .getByRole('main')
      .getByRole('link', { name: language === 'ar' ? 'رسائل التواصل' : 'Contact us' })
      .click();
    await page.getByRole('heading', { name: words.kit.noneFoundTitle }).waitFor();
    expect(page.url()).toMatch(new RegExp(`state=waiting.*s=${about}`));
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('whose reply bounces wait again, with the reason', async () => {
    const { context, page, noise } = await office('admin');
    const email = `bounce@${about}.example`;
    await written(page, language, { email, message: about });
    await openMessage(page, email);
    await field(page).fill('Hello');
    await page.getByRole('button', { name: t.reply.send }).click();
    await badge(page, t.delivery.refused);
    await page.getByText(t.reasons.no_mailbox).waitFor();
    await page.getByRole('button', { name: t.closeReplied, exact: true }).click();
    await page.getByRole('article').getByText(t.states.closed, { exact: true }).waitFor();
    expect(await mailsTo(email)).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('that a colleague has replied to meanwhile say so, and nothing that was typed is lost', async () => {
    const [mine, theirs] = [await office('admin'), await office('sub_admin')];
    const email = `both-${about}@school.example`;
    await written(mine.page, language, { email, message: about });
    for (const { page } of [mine, theirs]) await openMessage(page, email);
    const send = async (page: Page, text: string) => {
      await field(page).fill(text);
      await page.getByRole('button', { name: t.reply.send }).click();
    };
    mine.noise.allow(/409/);
    await send(theirs.page, 'The first');
    await badge(theirs.page, t.delivery.sent);
    await send(mine.page, 'The second');
    await mine.page.getByText(words.errors.changed_meanwhile).waitFor();
    await mine.page.getByText('The first', { exact: true }).waitFor();
    expect(await field(mine.page).inputValue()).toBe('The second');
    await mine.page.getByRole('button', { name: t.reply.send }).click();
    await mine.page.getByText(messages[language].replySent, { exact: true }).first().waitFor();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    for (const { context, noise } of [mine, theirs]) {
      expect(noise.lines).toEqual([]);
      await context.close();
    }
  });
});
