import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* The registrations of talents in the office, from the public form's call to the file. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const people = ['أمل القحطاني', 'Badr Al-Anazi', 'هند الشهري'] as const;

describe.each(languages)('talents of the office (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminTalents: own } = words;
  const width = language === 'ar' ? 360 : 1440;
  let portal: TestPortal;
  /** The one that all would come for in the morning, and the one that the last would come for in the evening. */
  let [first, second]: { _id: string; name: string; name_en: string }[] = [];

  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    // Whoever signs in by the page is an administrator from here on.
    await portal.tokenOf('admin');
    await openSeason(portal);
    [first, second] = (await portal.call('GET', '/api/moe/competions')).json.competions;
    const training = { competion: first?._id, time_slot_1: 'morning', time_slot_2: 'morning' };
    const last = { competion: second?._id, time_slot_1: 'morning', time_slot_2: 'evening' };
    for (const [index, name] of people.entries()) {
      const body = {
        ...{ name, gender: 'female', email: `talent${index}@school.example`, phone_number: '+966501234567' },
        ...{ school: 'مدرسة الرواد', subject: 'علوم', moeAdmin: 'al-ahsa' },
        training: [training, training, training, training, index === 2 ? last : training],
      };
      expect((await portal.call('POST', '/api/moe/registertration', { body })).status).toBe(200);
    }
  });
  afterAll(() => portal.close());

  const office = async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await hearMessages(context);
    await signInByPassword(page, portal.address, 'admin', words);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    return { context, page, noise, row, dialog: page.getByRole('dialog') };
  };
  const named = ({ name, name_en } = { name: '', name_en: '' }) => (language === 'ar' ? name : name_en);

  test('are found through a figure, and read in a dialog over the list with an address of its own', async () => {
    const { context, page, noise, row, dialog } = await office();
    await openPage(page, `${portal.address}/admin/moetalents/`);
    const figure = page.getByRole('link', { name: new RegExp(`${named(second)}.*${own.slots.evening}.*1`) });
    expect(await figure.textContent()).toBe('1');
    await figure.click();
    await page.waitForURL((url) => url.search === `?competion=${second?._id}&slot=evening&shown=true`);
    await expect.poll(() => page.locator('main tbody').last().getByRole('row').count()).toBe(1);
    await row(people[2]).waitFor();
    expect(await figure.getAttribute('aria-current')).toBe('true');
    expect(await faultsInLooks(page, 'the list', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the list')).toEqual([]);

    // The filters stay in the address, also through a reload.
    const opened = row(people[2]).getByRole('link', { name: people[2] });
    await opened.click();
    await page.waitForURL(/\/view\?competion=/);
    await dialog.getByRole('heading', { name: people[2] }).waitFor();
    await page.reload();
    await dialog.getByRole('heading', { name: people[2] }).waitFor();
    expect(await dialog.getByRole('link', { name: 'talent2@school.example' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(await dialog.getByRole('link', { name: '+966501234567' }).getAttribute('href')).toBe('tel:+966501234567');
    const lines = await dialog.getByRole('listitem').allTextContents();
    expect(lines).toHaveLength(5);
    expect(lines[4]).toContain(named(second));
    expect(lines[4]).toContain(own.slots.evening);
    expect(await faultsInLooks(page, 'the dialog', looksOf(language), 'dialog[open]')).toEqual([]);
    expect(await faultsInWidths(page, 'the dialog')).toEqual([]);
    await page.goBack();
    await page.waitForURL(/moetalents\?competion=/);
    await dialog.waitFor({ state: 'detached' });
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are opened and closed with the keyboard, and the focus comes back to the row', async () => {
    const { context, page, noise, row, dialog } = await office();
    noise.allow(/404/);
    await openPage(page, `${portal.address}/admin/moetalents?s=badr`);
    const link = row(people[1]).getByRole('link', { name: people[1] });
    const hasFocus = () => link.evaluate((element) => element === document.activeElement);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: own.detail.close, exact: true }).first().press('Enter'),
    ]) {
      await link.focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('heading', { name: people[1] }).waitFor();
      await close();
      await page.waitForURL(/moetalents\?s=badr/);
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(hasFocus).toBe(true);
    }

    // Without a list before it, closing leads there all the same; what is not there says so in the specified words.
    await openPage(page, `${portal.address}/admin/moetalents/${UNKNOWN_ID}/view`);
    await dialog.getByText(own.detail.failed).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/moetalents$/);
    await dialog.waitFor({ state: 'detached' });
    await row(people[0]).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('are switched one by one and together, with a log, and go out as a file', async () => {
    const { context, page, noise, row, dialog } = await office();
    const active = async () =>
      (await portal.call('GET', '/api/admin/moe?sort=created_at', { as: 'admin' })).json.moeTalents.map(
        ({ status }: { status: boolean }) => status,
      );
    await openPage(page, `${portal.address}/admin/moetalents`);
    await row(people[1]).getByRole('switch').click();
    await said(page, t.list.statusUpdated);
    expect(await active()).toEqual([true, false, true]);
    await page.getByRole('checkbox', { name: t.list.selectPage }).check();
    const together = page.getByRole('region', { name: t.list.bulk });
    await together.getByRole('button', { name: own.status.hide, exact: true }).click();
    await said(page, t.list.statusUpdated);
    expect(await active()).toEqual([false, false, false]);
    await page.getByRole('button', { name: t.history.title, exact: true }).click();
    await dialog.getByText(people[1]).first().waitFor();
    expect(await dialog.getByRole('listitem').first().innerText()).toContain(own.fields.status);
    await page.keyboard.press('Escape');

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: own.list.export, exact: true }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/^\ufeff/);
    for (const name of people) expect(file).toContain(`"${name}"`);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
