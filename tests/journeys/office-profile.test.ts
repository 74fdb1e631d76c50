import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, signInByPassword } from './steps.ts';

/* The own account of people of the office: a portal of its own, whose registry can be made to refuse. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the own account (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminProfile: own, adminUsers: people } = words;
  const width = language === 'ar' ? 360 : 1440;
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
  });
  afterAll(() => portal.close());

  const present = (role: 'admin' | 'sub_admin') => accountsOf(role)[0]?.password ?? '';
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const shown = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
  const phone = (page: Page) => page.getByRole('textbox', { name: own.fields.phone_number });
  const typePasswords = async (page: Page, ...[now, next, again]: [string, string, string]) => {
    const fields = page.locator('main input[type=password]');
    for (const [place, text] of [now, next, again].entries()) await fields.nth(place).fill(text);
    await button(page, own.password.change).click();
  };
  /** Signs in, and opens the page by the menu of the person. */
  async function open(role: 'admin' | 'sub_admin') {
    const visit = await visitor(browser, { language, width });
    const { page } = visit;
    await hearMessages(visit.context);
    await signInByPassword(page, portal.address, role, words);
    await openPage(page, `${portal.address}/admin/dashboard`);
    await page.locator(`summary[aria-label^="${words.layout.account}"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: own.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
    return visit;
  }

  test.each(['admin', 'sub_admin'] as const)('shows the record, and changes phone and password (%s)', async (role) => {
    const { context, page, noise } = await open(role);
    noise.allow(/422/);
    await shown(page, accountsOf(role)[0]?.email ?? '');
    await shown(page, role === 'admin' ? people.types.admin : people.types.subAdmin);
    expect(await page.locator('main').innerText()).not.toContain('avator');
    expect(await faultsInLooks(page, 'the own account', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the own account')).toEqual([]);

    // By keyboard: typed, and sent with Enter.
    await phone(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0500007777');
    await page.keyboard.press('Enter');
    await said(page, t.form.updated);
    expect(await phone(page).inputValue()).toMatch(/50 ?000 ?7777/);

    // A password: the rules, a wrong one, then the right one. Nothing of it is kept in the browser.
    await shown(page, own.password.rule.replace('{{count}}', '8'));
    await typePasswords(page, 'Not-mine-at-all', 'A-new-password-1', 'A-new-password-1');
    await shown(page, words.fields.password_wrong);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current_password');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/Not-mine|A-new/);
    await typePasswords(page, present(role), 'short', 'other');
    await shown(page, words.fields.password_short);
    await shown(page, words.fields.password_mismatch);
    await typePasswords(page, present(role), 'A-new-password-1', 'A-new-password-1');
    await said(page, people.says.passwordChanged);
    expect(await page.locator('main input[type=password]').first().inputValue()).toBe('');
    // This session goes on.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});

describe('the own account', () => {
  const words = wordsOf('ar');
  const { admin: t, adminProfile: own, adminUsers: people } = words;
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    await portal.tokenOf('admin');
  });
  afterAll(() => portal.close());

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const avatar = (page: Page) => page.locator('header summary img');
  const enter = async () => {
    const visit = await visitor(browser, { language: 'ar', width: 360 });
    await hearMessages(visit.context);
    await signInByPassword(visit.page, portal.address, 'admin', words);
    await openPage(visit.page, `${portal.address}/admin/profile`);
    return visit;
  };
  const save = (page: Page) => button(page, t.form.save).click();

  test('gets a picture, which the menu shows, and loses it again', async () => {
    const { context, page, noise } = await enter();
    const file = { name: 'face.png', mimeType: 'image/png', buffer: await picture(400) };
    await page.locator('main input[type=file]').setInputFiles(file);
    await page.locator('form img[src^="/files/pictures/"]').waitFor();
    await save(page);
    await said(page, t.form.updated);
    await expect.poll(() => avatar(page).getAttribute('src')).toMatch(/\/pictures\/.+\.webp/);
    await page.locator('main form').getByRole('button', { name: t.picture.remove }).click();
    await save(page);
    await said(page, t.form.updated);
    await expect.poll(() => page.locator('header summary img, main img').count()).toBe(0);
    const { user } = (await portal.call('GET', '/api/admin/profile', { as: 'admin' })).json;
    expect(user.picture).toBe('avator.png');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('loses nothing that was typed but passwords when STEB refuses, the line is lost or the session ends', async () => {
    const { context, page, noise } = await enter();
    noise.allow(/401|422|Failed to fetch|ERR_INTERNET_DISCONNECTED/);
    const phone = page.getByRole('textbox', { name: own.fields.phone_number });
    await phone.fill('0500008888');
    await portal.world.stebSaves('refuse');
    await save(page);
    await page.getByText('This account is being reviewed').first().waitFor();
    await portal.world.stebSaves('off');
    await context.setOffline(true);
    await save(page);
    await page.getByText(words.common.offline).first().waitFor();
    await context.setOffline(false);
    await isKept(page, '8888');

    await page.locator('main input[type=password]').first().fill('Not-to-be-kept-1');
    await context.clearCookies({ name: 'session' });
    await save(page);
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('heading', { name: words.layout.ended.title }).waitFor();
    await dialog.getByRole('link', { name: words.layout.signIn }).click();
    await page.waitForURL(/signin/);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'Not-to',
    );
    const [{ membership_id = '', password = '' } = {}] = accountsOf('admin');
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(membership_id);
    await page.locator('input[type=password]').fill(password);
    await button(page, words.signIn.submit).click();
    await page.waitForURL(/admin\/profile/);
    await page.getByText(t.form.restored).waitFor();
    await save(page);
    await said(page, t.form.updated);
    const { user } = (await portal.call('GET', '/api/admin/profile', { as: 'admin' })).json;
    expect(user.phone_number).toBe('+966500008888');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('ends one session, then all others, then its own', async () => {
    const [{ membership_id: national_id = '', password = '' } = {}] = accountsOf('admin');
    const devices = [
      'iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Windows NT 10.0) Firefox/140.0',
    ];
    for (const device of devices)
      await portal.call('POST', '/api/adduser', {
        ...{ body: { national_id, password }, headers: { 'user-agent': `Mozilla/5.0 (${device}` } },
      });
    const { context, page, noise } = await enter();
    const rows = page.locator('main section li');
    const before = await rows.count();
    await rows.first().getByText(own.sessions.thisOne).waitFor();
    const endOf = (device: string) => own.sessions.endOf.replace('{{device}}', `\u2068${device}\u2069`);
    await page.getByRole('button', { name: endOf('Firefox, Windows') }).click();
    await said(page, people.says.sessionEnded);
    await expect.poll(() => rows.count()).toBe(before - 1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(own.sessions.title);

    await button(page, own.sessions.endOthers).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button', { name: own.sessions.endOthers, exact: true }).click();
    await said(page, people.says.othersEnded);
    await expect.poll(() => rows.count()).toBe(1);
    expect((await portal.call('GET', '/api/admin/profile', { as: 'admin' })).status).toBe(401);
    expect(await button(page, own.sessions.endOthers).count()).toBe(0);

    await rows.getByRole('button', { name: words.layout.signOut, exact: true }).press('Enter');
    await page.waitForURL(/signin/);
    await page.goto(`${portal.address}/admin/profile`);
    await page.waitForURL(/signin/);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
