import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import known from '#demo/people.json' with { type: 'json' };
import { users } from '#server/features/users/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { openSeason, picture, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

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
  const { admin: t, adminUsers: words, kit } = wordsOf(language);
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
  const said = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();

  test('are found by membership ID in their teams, before they have signed in', async () => {
    const season = await openSeason(portal);
    const team = await registerTeam(portal, season, { teamName: 'صقور النخيل' });
    // The first one of them is the student who has signed in.
    const [, number = ''] = known.members;
    const { context, page, noise } = await visitor(browser, { language, width });
    for (const [role, sentence] of [
      ['sub_admin', words.neverSignedIn.replaceOthers],
      ['admin', words.neverSignedIn.replaceYou],
    ] as const) {
      await signIn(page, portal.address, role);
      await openPage(page, `${portal.address}/admin/users`);
      await page.locator('main input[type=search]').fill(number);
      await said(page, words.neverSignedIn.state);
      await said(page, sentence);
    }
    expect(await faultsInLooks(page, 'somebody who has never signed in', language)).toEqual([]);
    expect(await faultsInWidths(page, 'somebody who has never signed in')).toEqual([]);
    // That is all that there is: neither a row nor a sentence that nothing was found.
    expect(await page.getByRole('row').count()).toBe(0);
    expect(await page.getByText(kit.noneFoundTitle).count()).toBe(0);
    await page.getByRole('link', { name: 'صقور النخيل' }).click();
    await page.waitForURL(new RegExp(team._id));
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are found however a name is written, edited with nothing lost, added with a picture, and blocked', async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    noise.allow(/40[39]|422|502/);
    await signIn(page, portal.address, 'admin');

    // Found by another spelling, and opened.
    await openPage(page, `${portal.address}/admin/users?type=0&s=${encodeURIComponent('هيا القحطانى')}`);
    await page.getByRole('link', { name: /هَيَّا القحطاني/ }).click();
    await field(page, words.fields.name).waitFor();
    expect(await faultsInLooks(page, 'a person', [])).toEqual([]);
    expect(await page.locator('main').innerText()).not.toMatch(/avator|None/);

    // The registry refuses: its words beside ours, and all that was typed is there, also after a reload, but for the password.
    await field(page, words.fields.name).fill('هيا بنت سعد القحطاني');
    await password(page, words.fields.password).first().fill('Not-to-be-kept-1');
    await password(page, words.fields.c_password).fill('Not-to-be-kept-1');
    await fault(portal, 'refuse');
    await save(page);
    await said(page, words.says.registryRefused.slice(0, -1));
    await said(page, 'This account is being reviewed');
    expect(await field(page, words.fields.name).inputValue()).toBe('هيا بنت سعد القحطاني');
    expect(await password(page, words.fields.c_password).inputValue()).toBe('Not-to-be-kept-1');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'Not-to-be',
    );
    noise.allow(/beforeunload/);
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.reload();
    await said(page, t.form.restored);
    expect(await field(page, words.fields.name).inputValue()).toBe('هيا بنت سعد القحطاني');
    await fault(portal, 'off');
    await save(page);
    await page.getByRole('link', { name: /هيا بنت سعد القحطاني/ }).waitFor();

    // A new member, with a picture.
    await openPage(page, `${portal.address}/admin/members/new`);
    await save(page);
    await said(page, words.form.missing);
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await picture(400) });
    await page.locator('form img[src^="/files/pictures/"]').waitFor();
    await field(page, words.fields.name).first().fill('نوف بنت خالد');
    await field(page, words.fields.email).fill('nouf@example.com');
    await field(page, words.fields.phone_number).fill('0500001234');
    await field(page, words.fields.national_id).fill('١٠٠٠٠٩٩٩٩١');
    await field(page, words.fields.guardian_name).fill('خالد الحربي');
    await password(page, words.fields.password).first().fill('A-new-password-1');
    await password(page, words.fields.c_password).fill('A-new-password-2');
    await field(page, words.fields.email).fill('nobody');
    await save(page);
    // All that is wrong is said at once.
    await said(page, words.says.mismatch);
    expect(await page.locator('main [aria-invalid=true]').count()).toBe(2);
    await field(page, words.fields.email).fill('nouf@example.com');
    await password(page, words.fields.c_password).fill('A-new-password-1');
    await save(page);
    await page.getByRole('link', { name: /نوف بنت خالد/ }).waitFor();
    await page.locator('main img[src*="/pictures/"]').first().waitFor();

    // The last administrator stays; another one is blocked, which is asked first and can be taken back, and let in again.
    await openPage(page, `${portal.address}/admin/admins?type=4`);
    const asks = page.getByRole('alertdialog');
    const block = () => asks.getByRole('button', { name: words.block.action, exact: true }).click();
    const mine = page.getByRole('switch').first();
    await mine.click();
    await block();
    await said(page, words.says.lastAdministrator);
    expect(await mine.isChecked()).toBe(true);
    const body = {
      ...{ name: 'مدير آخر', email: 'other@example.com', phone_number: '+966500005555', national_id: '1000099981' },
      ...{ nationality: 'SA', type: 4, password: 'A-new-password-1', c_password: 'A-new-password-1' },
    };
    expect((await portal.call('POST', '/api/admin/admins/', { as: 'admin', body })).status).toBe(200);
    await openPage(page, `${portal.address}/admin/admins?s=${encodeURIComponent('مدير اخر')}`);
    const theirs = page.getByRole('switch', { name: words.list.block.replace('{{name}}', 'مدير آخر') });
    const named = (sentence: string) => sentence.replace('{{name}}', '\u2068مدير آخر\u2069');
    const shows = async (status: boolean) => {
      await page.waitForFunction(
        (on) => document.querySelector<HTMLInputElement>('[role=switch]:not([aria-busy])')?.checked === on,
        status,
      );
      const { json } = await portal.call('GET', '/api/admin/admins/?s=1000099981', { as: 'admin' });
      expect(json.users[0].status).toBe(status);
    };
    await theirs.click();
    await asks.getByText(named(words.block.ask)).waitFor();
    await asks.getByRole('button', { name: kit.cancel }).click();
    await shows(true);
    await theirs.click();
    await block();
    await said(page, named(words.block.done));
    await shows(false);
    await page.getByRole('button', { name: t.list.undo }).click();
    await said(page, t.list.undone);
    await shows(true);
    await theirs.click();
    await block();
    await shows(false);
    await theirs.click();
    await said(page, named(words.block.lifted));
    await shows(true);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
