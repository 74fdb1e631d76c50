import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/* The own account in the office. A portal of its own: a changed password would lock the other journeys out. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const secret = 'A-new-password-1';

describe.each(languages)('the own account (%s)', (language) => {
  const { admin: t, adminProfile: profile, adminUsers: users, fields, layout } = wordsOf(language);
  const width = language === 'ar' ? 360 : 1440;
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
  });
  afterAll(() => portal.close());

  const password = (page: Page, name: 'current_password' | 'password' | 'c_password') =>
    // "New password" is also the end of "Confirm new password".
    page.locator('main input[type=password]').nth(['current_password', 'password', 'c_password'].indexOf(name));
  const phone = (page: Page) => page.getByRole('textbox', { name: profile.fields.phone_number });
  const saves = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true });
  const said = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
  const account = async (page: Page) =>
    (await (await page.context().request.get(`${portal.address}/api/admin/profile`)).json()).user;

  test('is changed with nothing lost, and a new password leaves this browser signed in and no other', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    const other = await visitor(browser, { language });
    noise.allow(/422|502|beforeunload/);
    for (const one of [other.page, page]) await signIn(one, portal.address, 'admin');
    await openPage(page, `${portal.address}/admin/profile/`);
    await phone(page).waitFor();
    expect(await faultsInLooks(page, 'the own account', language)).toEqual([]);
    expect(await faultsInWidths(page, 'the own account')).toEqual([]);
    const before = await account(page);
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.postData() ?? ''));

    // A wrong present password is told beside its field, which has the focus; all that was typed is still there.
    await phone(page).fill('050 000 7777');
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await picture(400) });
    await page.locator('form img[src^="/files/pictures/"]').waitFor();
    await password(page, 'current_password').fill('not-mine-at-all');
    await password(page, 'password').fill(secret);
    await password(page, 'c_password').fill(secret);
    await page.keyboard.press('Enter');
    await said(page, fields.password_wrong);
    expect(await password(page, 'current_password').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await password(page, 'c_password').inputValue()).toBe(secret);
    expect(await account(page)).toEqual(before);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain('+966500007777');
    for (const typed of [secret, 'not-mine']) expect(stored).not.toContain(typed);

    // After a reload the passwords are gone, and nothing else.
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.reload();
    await said(page, t.form.restored);
    expect(await phone(page).inputValue()).toContain('7777');
    expect(await password(page, 'password').inputValue()).toBe('');

    // Without the present one nobody is asked; and a second click sends nothing twice.
    await password(page, 'password').fill(secret);
    await password(page, 'c_password').fill(secret);
    await saves(page).click();
    await said(page, users.form.missing);
    await password(page, 'current_password').fill(accountsOf('admin')[0]?.password ?? '');
    puts.length = 0;
    await saves(page).dblclick();
    await said(page, messages[language].recordUpdated);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=password]')?.value === '');
    expect(puts).toHaveLength(1);
    const after = await account(page);
    expect(after).toMatchObject({ phone_number: '+966500007777', revision: before.revision + 1, type: 4 });
    expect(after.picture).toMatch(/^http.+\.webp/);
    // The menu above shows the new picture, and this browser goes on; the other one is signed out.
    await page.locator(`header img[src="${after.picture}"]`).waitFor();
    await expect.poll(() => page.getByRole('button', { name: profile.sessions.endOthers }).count()).toBe(0);
    other.noise.allow(/401/);
    await other.page.goto(`${portal.address}/admin/profile/`);
    await other.page.waitForURL(/signin/);
    expect(noise.lines).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('of a sub admin is reached from the menu of the person, and saved by the keys', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await signIn(page, portal.address, 'sub_admin');
    await openPage(page, `${portal.address}/admin/dashboard/`);
    expect(await page.locator('nav a[href^="/admin/profile"]').count()).toBe(0);
    await page.locator(`header summary[aria-label^="${layout.account}"]`).click();
    await page.locator('header a[href^="/admin/profile"]').click();
    await phone(page).fill('050 000 8888');
    await phone(page).press('Control+s');
    await expect.poll(async () => (await account(page)).phone_number).toBe('+966500008888');
    await saves(page).waitFor();
    // What was typed and not saved is taken back.
    await phone(page).fill('050 000 9999');
    await page.getByRole('button', { name: t.form.undo, exact: true }).click();
    await expect.poll(() => phone(page).inputValue()).toContain('8888');
    expect((await account(page)).type).toBe(5);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
