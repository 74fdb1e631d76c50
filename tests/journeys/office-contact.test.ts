import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { cannedReplies } from '#server/features/contact/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { contactInbox } from '#tests/support/contact-messages.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, showFilters, signInByPassword } from './steps.ts';

/* Contact messages in the office, from the list to the mail that the sender gets. */
let browser: Browser;
let portal: TestPortal;
const inbox = contactInbox(() => portal);
beforeAll(async () => {
  [browser, portal] = await Promise.all([openBrowser(), openTestPortal({ pages: true, work: true })]);
  for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterAll(() => Promise.all([browser.close(), portal.close()]));
beforeEach(async () => {
  await inbox.idle();
  await inbox.reset();
});

const canned = { name: 'الموعد', nameEn: 'Dates', text: 'المواعيد في صفحة الموسم.', textEn: 'See the season’s page.' };

describe.each(languages)('contact messages (%s)', (language) => {
  const words = wordsOf(language);
  const { adminContact: t, adminCannedReplies: own, admin } = words;
  const width = language === 'ar' ? 360 : 1440;
  const arabic = language === 'ar';
  const field = (page: Page) => page.getByRole('textbox', { name: t.reply.text });
  const office = async (role: 'admin' | 'sub_admin') => {
    const visit = await visitor(browser, { language, width });
    await hearMessages(visit.context);
    await signInByPassword(visit.page, portal.address, role, words);
    return visit;
  };
  const openMessage = async (page: Page, id: string) => {
    await openPage(page, `${portal.address}/admin/contact-us/${id}/view`);
    await field(page).waitFor();
  };
  const delivered = (page: Page, delivery: string) =>
    page.getByRole('status').getByText(delivery, { exact: true }).waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const stateOf = async (id: string) => (await inbox.one(id)).state;
  const mailsTo = (email: string) => inbox.mails().filter(({ to }) => to.includes(email));

  test('are found, answered with a canned reply and by keyboard, and the sender gets the mail', async () => {
    await portal.db.insert(cannedReplies).values(canned);
    const email = 'mona@school.example';
    const id = await inbox.written({ name: 'منى', email, language, message: 'متى يُغلق التسجيل؟' });
    await inbox.written({ name: 'Somebody else', message: 'Hello' }, 60);
    const { context, page, noise } = await office('sub_admin');
    await openPage(page, `${portal.address}/admin/contact-us/`);
    expect(await faultsInLooks(page, 'the list', looksOf(language))).toEqual([]);
    await showFilters(page, words);
    await page.getByRole('combobox', { name: t.stateFilter }).selectOption('new');
    await page.getByRole('searchbox').fill('منى');
    await page.waitForURL(/state=new.*s=/);
    await page.getByRole('row').filter({ hasText: 'منى' }).getByRole('link').click();
    await field(page).waitFor();
    expect(await faultsInLooks(page, 'a message', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'a message')).toEqual([]);

    // Canned replies are in the sender's language; what is typed survives a reload.
    await press(page, t.reply.chooseCanned);
    await page.getByRole('menuitem', { name: arabic ? canned.name : canned.nameEn }).click();
    const begun = arabic ? canned.text : canned.textEn;
    await expect.poll(() => field(page).inputValue()).toBe(begun);
    // As if it was typed: the focus is there, and it can be taken back.
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => field(page).inputValue()).toBe('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => field(page).inputValue()).toBe(begun);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nTurs');
    await isKept(page, 'Turs');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(`${begun}\n\nTurs`);
    await field(page).press('Control+Enter');
    await said(page, messages[language].replySent);
    // The focus is on the way to the next message, and the delivery is told without a reload.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(t.next_one);
    await delivered(page, t.delivery.sent);
    expect(await field(page).inputValue()).toBe('');
    expect(await faultsInLooks(page, 'a message with a reply', looksOf(language))).toEqual([]);
    const [mail] = mailsTo(email);
    expect(mail?.html).toContain(`dir="${arabic ? 'rtl' : 'ltr'}"`);
    expect(mail?.text).toContain(`${begun}\n\nTurs`);

    // The way back leads to the list as it was, where the message is no longer among the new ones.
    await page
      .getByRole('main')
      .getByRole('link', { name: arabic ? 'رسائل التواصل' : 'Contact us' })
      .click();
    await page.getByRole('heading', { name: words.kit.noneFoundTitle }).waitFor();
    expect([page.url(), await stateOf(id)]).toEqual([expect.stringMatching(/state=new.*s=/), 'answered']);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are assigned, closed, marked as new, and several are closed at once', async () => {
    const [first, second] = [await inbox.written({ name: 'First' }), await inbox.written({ name: 'Second' }, 60)];
    const { context, page, noise } = await office('admin');
    await openMessage(page, first);
    await press(page, t.takeOn);
    await said(page, t.saved);
    await expect.poll(async () => (await inbox.one(first)).assigned_to?.name).toBeTruthy();
    // One change at a time is sent: what is chosen before the page has the answer is shown as it was.
    await expect
      .poll(async () => {
        await page.getByRole('combobox', { name: t.assigned }).selectOption('nobody');
        return (await inbox.one(first)).assigned_to;
      })
      .toBeNull();
    await press(page, t.close);
    await page.getByRole('article').getByText(t.states.closed, { exact: true }).waitFor();
    await press(page, t.reopen);
    await page.getByRole('article').getByText(t.states.new, { exact: true }).waitFor();
    // Each change has its line in the log, in words.
    const log = page.getByRole('region', { name: admin.history.title });
    await log.getByText(t.states.closed).first().waitFor();
    await openPage(page, `${portal.address}/admin/contact-us/`);
    await page.getByRole('checkbox', { name: admin.list.selectPage }).check();
    await press(page, t.closeSelected);
    await said(page, 'closed_two' in t ? String(t.closed_two) : t.closed_other.replace('{{count}}', '2'));
    await expect.poll(async () => [await stateOf(first), await stateOf(second)]).toEqual(['closed', 'closed']);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('whose reply bounces are new again, with the reason', async () => {
    const email = 'bounce@school.example';
    const id = await inbox.written({ email });
    const { context, page, noise } = await office('admin');
    await openMessage(page, id);
    await field(page).fill('Hello');
    await press(page, t.reply.send);
    await delivered(page, t.delivery.refused);
    await page.getByText(t.reasons.no_mailbox).waitFor();
    await page.getByRole('article').getByText(t.states.new, { exact: true }).waitFor();
    expect(mailsTo(email)).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('that a colleague has answered meanwhile say so, and nothing that was typed is lost', async () => {
    const email = 'both@school.example';
    const id = await inbox.written({ email });
    const [mine, theirs] = [await office('admin'), await office('sub_admin')];
    for (const { page } of [mine, theirs]) await openMessage(page, id);
    const send = async (page: Page, text: string) => {
      await field(page).fill(text);
      await press(page, t.reply.send);
    };
    mine.noise.allow(/409/);
    await send(theirs.page, 'The first');
    await delivered(theirs.page, t.delivery.sent);
    await send(mine.page, 'The second');
    await mine.page.getByText(words.errors.changed_meanwhile).waitFor();
    await mine.page.getByText('The first', { exact: true }).waitFor();
    expect(await field(mine.page).inputValue()).toBe('The second');
    await press(mine.page, t.reply.send);
    await said(mine.page, messages[language].replySent);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    for (const { context, noise } of [mine, theirs]) {
      expect(noise.lines).toEqual([]);
      await context.close();
    }
  });

  test('have canned replies, which an administrator adds, changes and deletes', async () => {
    const { context, page, noise } = await office('admin');
    await openPage(page, `${portal.address}/admin/contact-us/`);
    await page.getByRole('link', { name: t.canned }).click();
    await page.getByRole('link', { name: own.list.create }).click();
    for (const [name, value] of [
      [own.fields.name, canned.name],
      [own.fields.name_en, canned.nameEn],
      [own.fields.text, canned.text],
      [own.fields.text_en, canned.textEn],
    ] as const)
      await page.getByRole('textbox', { name }).fill(value);
    expect(await faultsInLooks(page, 'the form', looksOf(language))).toEqual([]);
    await press(page, admin.form.save);
    await page.waitForURL(/\/canned\/?(\?.*)?$/);
    const row = page.getByRole('row').filter({ hasText: arabic ? canned.name : canned.nameEn });
    expect(await faultsInLooks(page, 'the list', looksOf(language))).toEqual([]);
    await row.getByRole('link').first().click();
    await page.getByRole('textbox', { name: own.fields.text_en }).fill('They are there.');
    await press(page, admin.form.save);
    await page.waitForURL(/\/canned\/?(\?.*)?$/);
    expect(await portal.db.select().from(cannedReplies)).toMatchObject([{ ...canned, textEn: 'They are there.' }]);
    await row.getByRole('button', { name: admin.list.actionsFor.split('{{')[0] ?? '' }).click();
    await page.getByRole('menuitem', { name: admin.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: admin.list.delete }).click();
    await said(page, admin.list.deleted);
    expect(await portal.db.$count(cannedReplies)).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
