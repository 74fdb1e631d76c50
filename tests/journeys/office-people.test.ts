import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import known from '#demo/people.json' with { type: 'json' };
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openSeason, picture, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* People in the office, from the list to the registry and back: a portal of its own, whose registry can be made to refuse. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const fault = (portal: TestPortal, mode: string) =>
  fetch(`${portal.world.steb}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });

describe.each(languages)('people of the office (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminUsers: own } = words;
  const width = language === 'ar' ? 360 : 1440;
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    await portal.tokenOf('admin');
    await portal.tokenOf('sub_admin');
    await portal.tokenOf('student');
    await portal.db.update(users).set({ name: 'هَيَّا القحطاني' }).where(eq(users.type, 0));
  });
  afterAll(() => portal.close());

  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
  const password = (page: Page, label: string) => page.getByLabel(label, { exact: false }).and(page.locator('input'));
  const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
  const shown = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
  const office = async (role: 'admin' | 'sub_admin' = 'admin') => {
    const visit = await visitor(browser, { language, width });
    await hearMessages(visit.context);
    await signInByPassword(visit.page, portal.address, role, words);
    return visit;
  };
  /** A name in a sentence is isolated from the direction of the words around it. */
  const named = (sentence: string, name: string) => sentence.replace('{{name}}', `\u2068${name}\u2069`);

  test('are found by membership ID in their teams before they have signed in', async () => {
    const season = await openSeason(portal);
    const team = await registerTeam(portal, season, { teamName: 'صقور النخيل' });
    // The first one of them is the student who has signed in.
    const [, number = ''] = known.members;
    for (const [role, sentence] of [
      ['sub_admin', own.neverSignedIn.replaceOthers],
      ['admin', own.neverSignedIn.replaceYou],
    ] as const) {
      const { context, page, noise } = await office(role);
      await openPage(page, `${portal.address}/admin/users`);
      await page.locator('main input[type=search]').fill(number);
      await shown(page, own.neverSignedIn.state);
      await shown(page, sentence);
      expect(await faultsInLooks(page, 'somebody who has never signed in', looksOf(language))).toEqual([]);
      expect(await faultsInWidths(page, 'somebody who has never signed in')).toEqual([]);
      await page.getByRole('link', { name: 'صقور النخيل' }).click();
      await page.waitForURL(new RegExp(team._id));
      expect(noise.lines).toEqual([]);
      await context.close();
    }
  });

  test('are found however a name is written, and edited with nothing lost while STEB refuses', async () => {
    const { context, page, noise } = await office();
    noise.allow(/422|beforeunload/);
    await openPage(page, `${portal.address}/admin/users?type=0&s=${encodeURIComponent('هيا القحطانى')}`);
    await page.getByRole('link', { name: /هَيَّا القحطاني/ }).click();
    await page.getByRole('heading', { level: 1, name: 'هَيَّا القحطاني' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/avator|None$/m);
    await page.getByRole('link', { name: own.page.edit, exact: true }).click();

    // STEB's words beside ours; all that was typed is there, also after a reload, but for the password.
    await field(page, own.fields.name).fill('هيا بنت سعد القحطاني');
    await field(page, own.fields.phone_number).fill('0500007777');
    await password(page, own.fields.password).first().fill('Not-to-be-kept-1');
    await password(page, own.fields.c_password).fill('Not-to-be-kept-1');
    await fault(portal, 'refuse');
    await save(page);
    await shown(page, own.says.registryRefused.slice(0, -1));
    await shown(page, 'This account is being reviewed');
    expect(await field(page, own.fields.name).inputValue()).toBe('هيا بنت سعد القحطاني');
    expect(await password(page, own.fields.c_password).inputValue()).toBe('Not-to-be-kept-1');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('هيا بنت سعد');
    expect(kept).not.toContain('Not-to-be');
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.reload();
    await shown(page, t.form.restored);
    expect(await field(page, own.fields.name).inputValue()).toBe('هيا بنت سعد القحطاني');
    await fault(portal, 'off');
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'هيا بنت سعد القحطاني' }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are added with a picture, after all that was wrong was said', async () => {
    const { context, page, noise } = await office();
    noise.allow(/422/);
    await openPage(page, `${portal.address}/admin/members/new`);
    await save(page);
    await shown(page, own.form.missing);
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await picture(400) });
    await page.locator('form img[src^="/files/pictures/"]').waitFor();
    await field(page, own.fields.name).first().fill('نوف بنت خالد');
    await field(page, own.fields.email).fill('nobody');
    await field(page, own.fields.phone_number).fill('0500001234');
    await field(page, own.fields.national_id).fill('١٠٠٠٠٩٩٩٩١');
    await password(page, own.fields.password).first().fill('A-new-password-1');
    await password(page, own.fields.c_password).fill('A-new-password-2');
    await save(page);
    await page.locator('main input[type=email][aria-invalid=true]').waitFor();
    await field(page, own.fields.email).fill('nouf@example.com');
    await save(page);
    await shown(page, own.says.mismatch);
    await password(page, own.fields.c_password).fill('A-new-password-1');
    await save(page);
    await said(page, t.form.saved);
    await page.getByRole('heading', { level: 1, name: 'نوف بنت خالد' }).waitFor();
    await page.locator('main img[src*="/pictures/"]').first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are blocked and let in again with a reason', async () => {
    const { context, page, noise } = await office();
    noise.allow(/403|422/);
    const dialog = page.getByRole('dialog');
    const act = async (reason: string, action: string) => {
      await dialog.getByRole('textbox', { name: own.block.reason }).fill(reason);
      await dialog.getByRole('button', { name: action, exact: true }).click();
    };

    // By the switch of the list, which one's own account has not.
    await openPage(page, `${portal.address}/admin/admins`);
    await page.getByRole('switch').waitFor();
    expect(await page.getByRole('switch').count()).toBe(1);
    await page.getByRole('switch').click();
    await act('تجربة', own.block.action);
    await said(page, own.says.blocked);
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('[role=switch]')?.checked);

    // From the page of a person, whose sessions end.
    const session = { headers: { authorization: await portal.tokenOf('student') } };
    const [student] = (await portal.call('GET', '/api/admin/members', { as: 'admin' })).json.members.filter(
      ({ national_id }: { national_id: string }) => national_id === known.members[0],
    );
    await openPage(page, `${portal.address}/admin/users/${student._id}/view`);
    await page.getByRole('button', { name: own.block.action, exact: true }).click();
    await dialog.getByText(named(own.block.ask, student.name)).waitFor();
    await dialog.getByRole('button', { name: own.block.action, exact: true }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    expect(await faultsInLooks(page, 'the dialog that blocks', looksOf(language), 'dialog[open]')).toEqual([]);
    await act('كلمة مرور شائعة', own.block.action);
    await said(page, own.says.blocked);
    await shown(page, 'كلمة مرور شائعة');
    expect((await portal.call('POST', '/api/getuser', session)).status).toBe(401);
    await page.getByRole('button', { name: own.block.liftAction, exact: true }).click();
    await act('غُيّرت كلمة المرور', own.block.liftAction);
    await said(page, own.says.unblocked);
    // Both reasons are in the log below, where the words that differ are marked.
    const log = page.locator('section', { has: page.getByRole('heading', { name: t.history.title }) }).locator('li');
    await expect.poll(async () => (await log.allInnerTexts()).join(' ')).toMatch(/غُيّرت[\s\S]*شائعة/);
    expect(await faultsInWidths(page, 'the page of a person')).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are blocked with the reason that was typed before the session ended', async () => {
    const { context, page, noise } = await office();
    noise.allow(/401/);
    const [student] = (await portal.call('GET', '/api/admin/members', { as: 'admin' })).json.members;
    await openPage(page, `${portal.address}/admin/users/${student._id}/view`);
    const block = page.getByRole('button', { name: own.block.action, exact: true });
    const dialog = page.locator('dialog[open]');
    const reason = dialog.getByRole('textbox', { name: own.block.reason });
    await block.click();
    await reason.fill('سبب كُتب قبل انتهاء الجلسة');
    await context.clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: own.block.action, exact: true }).click();
    await dialog.getByRole('heading', { name: words.layout.ended.title }).waitFor();
    await dialog.getByRole('link', { name: words.layout.signIn }).click();
    await page.waitForURL(/signin/);
    const [{ membership_id = '', password: secret = '' } = {}] = accountsOf('admin');
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(membership_id);
    await page.locator('input[type=password]').fill(secret);
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.waitForURL(/admin\/users/);
    await block.click();
    await expect.poll(() => reason.inputValue()).toBe('سبب كُتب قبل انتهاء الجلسة');
    // Whoever cancels begins anew.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await block.click();
    expect(await reason.inputValue()).toBe('');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('become sub admins and administrators, are signed out everywhere, and go out as a file', async () => {
    const { context, page, noise } = await office();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const type = page.locator('select[name=type]');
    const shows = (role: string) => page.locator('main').getByText(role, { exact: true }).first().waitFor();

    await openPage(page, `${portal.address}/admin/admins/new`);
    await field(page, own.fields.name).first().fill('بدر العنزي');
    await field(page, own.fields.email).fill('badr@example.com');
    await field(page, own.fields.phone_number).fill('0500004321');
    await field(page, own.fields.national_id).fill('1000099977');
    await type.selectOption('5');
    await password(page, own.fields.password).first().fill('A-new-password-1');
    await password(page, own.fields.c_password).fill('A-new-password-1');
    await save(page);
    await said(page, t.form.saved);
    await page.getByRole('heading', { level: 1, name: 'بدر العنزي' }).waitFor();
    await shows(own.types.subAdmin);

    // Whoever is to be an administrator is asked about, and nothing is chosen without an answer.
    await page.locator('main').getByRole('link', { name: own.page.edit, exact: true }).click();
    await type.selectOption('4');
    await dialog.getByText(named(own.form.adminAsk, 'بدر العنزي')).waitFor();
    expect(
      await faultsInLooks(page, 'the question before an administrator', looksOf(language), 'dialog[open]'),
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await type.inputValue()).toBe('5');
    await type.selectOption('4');
    await dialog.getByRole('button', { name: own.form.adminAction, exact: true }).click();
    await save(page);
    await said(page, t.form.updated);
    await shows(own.types.admin);

    // They sign in, and are signed out from their page.
    const body = { national_id: '1000099977', password: 'A-new-password-1' };
    const { headers } = await portal.call('POST', '/api/adduser', { body });
    const theirs = { headers: { authorization: String(headers.authorization) } };
    expect((await portal.call('POST', '/api/getuser', theirs)).status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: own.page.endSessions, exact: true }).click();
    await dialog.getByRole('button', { name: own.page.endSessions, exact: true }).click();
    await said(page, own.says.sessionsEnded);
    await shown(page, own.page.noSessions);
    expect((await portal.call('POST', '/api/getuser', theirs)).status).toBe(401);

    await openPage(page, `${portal.address}/admin/admins?s=1000099977`);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: t.list.exportCsv }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(text).toContain('بدر العنزي');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are found, opened and edited with the keyboard alone', async () => {
    const { context, page, noise } = await office();
    /** Presses Tab until this has the focus. */
    const tabTo = async (what: Locator) => {
      for (let presses = 0; presses < 120; presses += 1) {
        if (await what.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('the Tab key does not lead there');
    };
    await openPage(page, `${portal.address}/admin/users`);
    await tabTo(page.locator('main input[type=search]'));
    await page.keyboard.type('1000000201');
    await page.keyboard.press('Enter');
    await page.waitForURL(/s=1000000201/);
    const row = page.locator('main').getByRole('link', { name: /القحطاني/ });
    await expect.poll(() => row.count()).toBe(1);
    await tabTo(row);
    await page.keyboard.press('Enter');
    const edit = page.getByRole('link', { name: own.page.edit, exact: true });
    await edit.waitFor();
    await tabTo(edit);
    await page.keyboard.press('Enter');
    const phone = field(page, own.fields.phone_number);
    await phone.waitFor();
    await tabTo(phone);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0500008888');
    await page.keyboard.press('Enter');
    await said(page, t.form.updated);
    await shown(page, '+966500008888');
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
