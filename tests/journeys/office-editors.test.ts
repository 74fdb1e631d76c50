import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, openPage } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { add, field, list, office, question, row, save, words, write } from './faqs-steps.ts';
import { isKept, said } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const [t, own] = [words.admin, words.adminFaqs];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('two edit a question at once: who comes second sees both versions, and loses nothing', async () => {
  const [one, other] = [await office(browser, 1440), await office(browser, 360)];
  other.noise.allow(/409/);
  const texts = question('c');
  await add(one.page, texts);
  await row(one.page, texts.ar).getByRole('link').first().click();
  await one.page.waitForURL(/\/edit$/);
  await openPage(other.page, one.page.url());
  await field(one.page, own.fields.name_en).fill('Theirs');
  await field(one.page, own.fields.description_en).fill('Their answer');
  await save(one.page);
  await said(one.page, t.form.updated);

  await field(other.page, own.fields.name_en).fill('Mine');
  await save(other.page);
  const dialog = other.page.getByRole('alertdialog');
  await dialog.getByRole('heading', { name: t.conflict.title }).waitFor();
  // Both have signed in as the same person, in two browsers.
  await dialog.getByText(t.conflict.byYou.split('<')[0] ?? '').waitFor();
  expect(await faultsInLooks(other.page, 'two versions', onPhone, 'dialog[open]')).toEqual([]);
  // Escape leads back to the form, as it was.
  await other.page.keyboard.press('Escape');
  expect(await field(other.page, own.fields.name_en).inputValue()).toBe('Mine');
  await save(other.page);
  await dialog.getByRole('button', { name: t.conflict.save }).click();
  await said(other.page, t.form.updated);
  const seen = (await (await fetch(`${portal.address}/api/faqs`)).json()).faqs;
  expect(seen.find(({ name }: { name: string }) => name === texts.ar)).toMatchObject({
    name_en: 'Mine',
    description_en: '<p>Their answer</p>',
  });

  // The log shows the three writes, newest first.
  await list(other.page, `?s=${encodeURIComponent(texts.ar)}`);
  await row(other.page, texts.ar).getByRole('link').first().click();
  const entries = other.page.getByRole('region', { name: t.history.title }).locator('ol > li');
  await expect.poll(() => entries.count()).toBe(3);
  expect(await entries.nth(0).innerText()).toContain('Mine');
  expect(await entries.nth(2).innerText()).toContain(t.history.created);
  expect([...one.noise.lines, ...other.noise.lines]).toEqual([]);
  await one.context.close();
  await other.context.close();
});

test('a question by keyboard alone: what is typed survives a reload and is not left without asking', async () => {
  const { context, page, noise } = await office(browser, 1440);
  const texts = question('d');
  await list(page);
  await page.getByRole('link', { name: own.list.create }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/faqs\/new/);
  const typed = field(page, own.fields.name);
  await typed.focus();
  await page.keyboard.type('Half a question');
  await isKept(page, 'Half a question');
  await page.reload();
  await page.getByText(t.form.restored).waitFor();
  expect(await typed.inputValue()).toBe('Half a question');
  await page.getByRole('link', { name: words.kit.cancel }).press('Enter');
  await page.getByRole('alertdialog').getByText(t.form.leaveTitle).waitFor();
  await page.keyboard.press('Escape');
  expect(await typed.inputValue()).toBe('Half a question');
  await write(page, texts);
  await page.keyboard.press('Control+s');
  await said(page, t.form.saved);
  await row(page, texts.ar).getByRole('switch').press('Space');
  await said(page, t.list.statusUpdated);
  expect(noise.lines).toEqual([]);
  await context.close();
});
