import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import adminAr from '#locales/ar/admin.ts';
import faqsAr from '#locales/ar/admin-faqs.ts';
import adminEn from '#locales/en/admin.ts';
import faqsEn from '#locales/en/admin-faqs.ts';
import { messages } from '#locales/messages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { saveForm, signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The beginning of a sentence, up to its first placeholder, as a pattern. */
const start = (sentence: string) => new RegExp(`^${sentence.split('{{')[0]}`);

describe.each(languages)('the office’s questions (%s)', (language) => {
  const words = wordsOf(language);
  const [t, own] = language === 'ar' ? [adminAr, faqsAr] : [adminEn, faqsEn];
  /** No other run's questions, and no other language's. */
  const about = `${language}${Date.now()}`;
  const question = (name: string) => ({ ar: `سؤال ${name} ${about}`, en: `Question ${name} ${about}` });

  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
  const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const list = (page: Page, query = `?s=${about}`) => openPage(page, `${portal.address}/admin/faqs${query}`);
  const office = async (width: number) => {
    const visit = await visitor(browser, { language, width });
    await signIn(visit.page, portal.address, 'admin');
    return visit;
  };

  async function write(page: Page, { ar, en }: ReturnType<typeof question>) {
    await field(page, own.fields.name).fill(ar);
    await field(page, own.fields.name_en).fill(en);
    await field(page, own.fields.description).fill(`جواب عن ${ar}`);
    await field(page, own.fields.description_en).fill(`Answer to ${en}`);
  }

  async function add(page: Page, texts: ReturnType<typeof question>) {
    await list(page);
    await page.getByRole('link', { name: own.list.create }).click();
    await page.waitForURL(/\/admin\/faqs\/new/);
    await write(page, texts);
    await save(page);
    await page.waitForURL((url) => url.pathname === '/admin/faqs');
    await said(page, messages[language].recordSaved);
    await row(page, texts[language]).waitFor();
  }

  test('are added, changed, switched, switched together, ordered, exported and deleted', async () => {
    const { context, page, noise } = await office(language === 'ar' ? 360 : 1440);
    const [first, second] = [question('a'), question('b')];
    // Nothing is sent with empty fields; what was typed stays.
    await openPage(page, `${portal.address}/admin/faqs/new`);
    await field(page, own.fields.name).fill(first.ar);
    await save(page);
    await page.getByText(t.form.missing).first().waitFor();
    expect(await field(page, own.fields.name).inputValue()).toBe(first.ar);
    expect(await faultsInLooks(page, 'a form with errors', [])).toEqual([]);
    await page.getByRole('link', { name: words.kit.cancel }).click();
    await page.getByRole('button', { name: t.form.leave }).click();

    await add(page, first);
    await add(page, second);
    // The message leads to what was added, wherever in the list it stands.
    await page.getByRole('link', { name: t.form.open }).click();
    await page.waitForURL(/\/edit$/);
    await expect.poll(() => field(page, own.fields.name).inputValue()).toBe(second.ar);
    await list(page);
    expect(await faultsInLooks(page, 'the list', [])).toEqual([]);

    // A change in both languages, seen by visitors.
    await row(page, first[language]).getByRole('link').first().click();
    await page.waitForURL(/\/edit$/);
    await field(page, own.fields.name_en).fill(`${first.en} changed`);
    await field(page, own.fields.name).fill(`${first.ar} تغيّر`);
    await saveForm(page, t.form.save, messages[language].recordUpdated);
    const seen = await (await fetch(`${portal.address}/api/faqs`)).json();
    expect(seen.faqs.map(({ name_en }: { name_en: string }) => name_en)).toContain(`${first.en} changed`);

    // One switch, then both together.
    const status = (name: string) => row(page, name).getByRole('switch');
    await status(second[language]).click();
    await said(page, t.list.statusUpdated);
    await expect.poll(() => status(second[language]).isChecked()).toBe(false);
    await page.getByRole('checkbox', { name: t.list.selectPage }).check();
    const together = page.getByRole('region', { name: t.list.bulk });
    await together.getByRole('button', { name: t.status.hide, exact: true }).click();
    await expect.poll(() => status(first[language]).isChecked()).toBe(false);
    await together.getByRole('button', { name: t.status.show, exact: true }).click();
    await expect.poll(() => status(second[language]).isChecked()).toBe(true);
    expect(await status(first[language]).isChecked()).toBe(true);
    // Another search ends the selection.
    await page.getByRole('searchbox').fill(second.ar);
    await together.getByRole('button', { name: t.status.hide, exact: true }).waitFor({ state: 'detached' });
    await list(page);

    // By keyboard to another place: quick steps are one change.
    const moves: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/faqs/order') && moves.push(sent.postData() ?? ''));
    await page.getByRole('button', { name: t.list.order, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^${t.list.moveUp}: .*${second[language]}`) }).focus();
    // Other journeys may have added questions between the two.
    const steps = 9;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Enter');
    await said(page, t.list.orderUpdated);
    await dialog.getByRole('button', { name: t.list.done }).click();
    const order = async (): Promise<string[]> =>
      (await (await fetch(`${portal.address}/api/faqs`)).json()).faqs.map((faq: { name_en: string }) => faq.name_en);
    await expect
      .poll(async () => (await order()).indexOf(second.en) < (await order()).indexOf(`${first.en} changed`))
      .toBe(true);
    expect(moves.length).toBeLessThan(steps);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.list.exportCsv }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.split('\r\n').filter((line) => line.includes(about))).toHaveLength(2);

    // Deleting asks, and Escape keeps the record.
    for (const name of [first[language], second[language]]) {
      const actions = row(page, name).getByRole('button', { name: start(t.list.actionsFor) });
      await actions.click();
      await page.getByRole('menuitem', { name: t.list.delete }).click();
      const asks = page.getByRole('alertdialog');
      await asks.getByText(t.list.deleteAsk).waitFor();
      await page.keyboard.press('Escape');
      await asks.waitFor({ state: 'detached' });
      await row(page, name).waitFor();
      await actions.click();
      await page.getByRole('menuitem', { name: t.list.delete }).click();
      await asks.getByRole('button', { name: t.list.delete }).click();
      await said(page, t.list.deleted);
      await row(page, name).waitFor({ state: 'detached' });
    }

    // The log still tells of them.
    await page.getByRole('button', { name: t.history.title }).click();
    const entries = page.getByRole('dialog').locator('ol > li');
    const deletion = entries.filter({ hasText: second.ar }).filter({ hasText: t.history.deleted });
    await deletion.waitFor();
    expect(await faultsInLooks(page, 'the log of all', [])).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('that two edit at once: who comes second sees both versions, and loses nothing', async () => {
    const [one, other] = [await office(1440), await office(360)];
    other.noise.allow(/409/);
    const texts = question('c');
    await add(one.page, texts);
    await row(one.page, texts[language]).getByRole('link').first().click();
    await one.page.waitForURL(/\/edit$/);
    await openPage(other.page, one.page.url());
    await field(one.page, own.fields.name_en).fill('Theirs');
    await field(one.page, own.fields.description_en).fill('Their answer');
    await save(one.page);
    await said(one.page, messages[language].recordUpdated);

    await field(other.page, own.fields.name_en).fill('Mine');
    await save(other.page);
    const dialog = other.page.getByRole('alertdialog');
    await dialog.getByRole('heading', { name: t.conflict.title }).waitFor();
    // Both have signed in as the same person, in two browsers.
    await dialog.getByText(t.conflict.byYou.split('<')[0] ?? '').waitFor();
    expect(await faultsInLooks(other.page, 'two versions', [])).toEqual([]);
    // Escape leads back to the form, as it was.
    await other.page.keyboard.press('Escape');
    expect(await field(other.page, own.fields.name_en).inputValue()).toBe('Mine');
    await save(other.page);
    await dialog.getByRole('button', { name: t.conflict.save }).click();
    await said(other.page, messages[language].recordUpdated);
    const seen = (await (await fetch(`${portal.address}/api/faqs`)).json()).faqs;
    expect(seen.find(({ name }: { name: string }) => name === texts.ar)).toMatchObject({
      name_en: 'Mine',
      description_en: '<p>Their answer</p>',
    });

    // The log shows the three writes, newest first.
    await list(other.page, `?s=${encodeURIComponent(texts.ar)}`);
    await row(other.page, language === 'ar' ? texts.ar : 'Mine')
      .getByRole('link')
      .first()
      .click();
    const entries = other.page.getByRole('region', { name: t.history.title }).locator('ol > li');
    await expect.poll(() => entries.count()).toBe(3);
    expect(await entries.nth(0).innerText()).toContain('Mine');
    expect(await entries.nth(2).innerText()).toContain(t.history.created);
    expect([...one.noise.lines, ...other.noise.lines]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  test('by keyboard alone; what is typed survives a reload and is not left without asking', async () => {
    const { context, page, noise } = await office(1440);
    const texts = question('d');
    await list(page);
    await page.getByRole('link', { name: own.list.create }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/faqs\/new/);
    await field(page, own.fields[language === 'ar' ? 'name' : 'name_en']).focus();
    await page.keyboard.type('Half a question');
    await page.reload();
    await page.getByText(t.form.restored).waitFor();
    const typed = field(page, own.fields[language === 'ar' ? 'name' : 'name_en']);
    expect(await typed.inputValue()).toBe('Half a question');
    await page.getByRole('link', { name: words.kit.cancel }).press('Enter');
    await page.getByRole('alertdialog').getByText(t.form.leaveTitle).waitFor();
    await page.keyboard.press('Escape');
    expect(await typed.inputValue()).toBe('Half a question');
    await write(page, texts);
    await page.keyboard.press('Control+s');
    await said(page, messages[language].recordSaved);
    await row(page, texts[language]).getByRole('switch').press('Space');
    await said(page, t.list.statusUpdated);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
