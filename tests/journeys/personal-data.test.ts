import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import adminAr from '#locales/ar/admin-deletion-requests.ts';
import adminEn from '#locales/en/admin-deletion-requests.ts';
import { personalDataWords } from '#locales/personal-data.ts';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { readZip } from '#tests/support/zip.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const office = { ar: adminAr, en: adminEn };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A student who has just signed up: nobody else needs the account. */
async function signUp(page: Page, language: Language) {
  const name = language === 'ar' ? 'ريم بنت سعد الدوسري' : 'Reem Al-Dosari';
  const number = `16${String(Date.now()).slice(-7)}${languages.indexOf(language)}`;
  const password = 'Gears-Test-2026';
  const email = `reem.${number}@example.com`;
  const answer = await page.request.post(`${portal.address}/api/signup`, {
    data: {
      ...{ type: 0, name, email, national_id: number, phone_number: '+966501234567' },
      ...{ password, c_password: password },
    },
    headers: { origin: portal.address },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  return { name, email };
}

describe.concurrent.each(languages)('the data of a student (%s)', (language) => {
  const words = personalDataWords[language];
  const t = office[language];

  test('is downloaded; the deletion is asked for, taken back, asked for again, and carried out', async () => {
    const faults: string[] = [];
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    // A sentence that was typed wrong.
    noise.allow(/422/);
    const look = async (on: Page, name: string) => {
      faults.push(...(await faultsInLooks(on, name, language)));
    };
    const { email } = await signUp(page, language);
    await page.goto(`${portal.address}/profile`);
    await page.getByRole('link', { name: wordsOf(language).profile.data }).click();
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: words.download.act }).click();
    const files = readZip(await readFile(await (await downloading).path()));
    expect(files.get('data.json')?.toString()).toContain(email);

    const begin = page.getByRole('button', { name: words.delete.begin });
    const ask = async (sentence: string) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(sentence);
      await dialog.getByRole('button', { name: words.delete.send }).click();
    };
    await begin.click();
    await ask('?');
    await page.getByText(wordsOf(language).fields.confirmation).first().waitFor();
    await look(page, 'a wrong sentence');
    await ask(words.delete.sentence);
    const withdraw = page.getByRole('button', { name: words.waiting.withdraw });
    await withdraw.waitFor();
    await look(page, 'a request that waits');
    await withdraw.click();
    await begin.click();
    await ask(words.delete.sentence);
    await withdraw.waitFor();

    const admin = await visitor(browser, { language, ...(language === 'ar' ? { width: 360 } : {}) });
    await signIn(admin.page, portal.address, 'admin');
    await admin.page.goto(`${portal.address}/admin/deletion-requests?state=waiting`);
    await alive(admin.page);
    const row = admin.page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: new RegExp(t.act) }).click();
    const question = admin.page.getByRole('alertdialog');
    await question.getByRole('button', { name: t.ask.act }).waitFor();
    await look(admin.page, 'asked whether to delete');
    await question.getByRole('button', { name: t.ask.act }).click();
    const report = admin.page.getByRole('dialog').filter({ hasText: t.done.title });
    await report.getByText(t.places.account, { exact: true }).waitFor();
    await look(admin.page, 'the report');
    await report.getByRole('button', { name: t.done.close }).click();
    await row.waitFor({ state: 'detached' });
    await admin.page.goto(`${portal.address}/admin/deletion-requests?state=done`);
    await admin.page.getByText(nameIn(language, 'حساب محذوف · Deleted account'), { exact: true }).first().waitFor();
    await look(admin.page, 'the requests that were carried out');

    const answer = await page.request.get(`${portal.address}/api/personal-data`);
    expect([answer.status(), (await answer.json()).code]).toEqual([401, 'session_ended']);
    await Promise.all([context.close(), admin.context.close()]);
    expect([...faults, ...noise.lines, ...admin.noise.lines]).toEqual([]);
  });
});
