import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, openPage } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { about, add, field, list, office, question, row, save, words, write } from './faqs-steps.ts';
import { said } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const [t, own] = [words.admin, words.adminFaqs];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The beginning of a sentence, up to its first placeholder, as a pattern. */
const start = (sentence: string) => new RegExp(`^${sentence.split('{{')[0]}`);

test('questions are added, changed, switched, switched together, ordered, exported and deleted', async () => {
  const { context, page, noise } = await office(browser, 360);
  const [first, second] = [question('a'), question('b')];
  // Nothing is sent with empty fields; what was typed stays.
  await openPage(page, `${portal.address}/admin/faqs/new`);
  await field(page, own.fields.name).fill(first.ar);
  await save(page);
  await page.getByText(t.form.missing).first().waitFor();
  expect(await field(page, own.fields.name).inputValue()).toBe(first.ar);
  expect(await faultsInLooks(page, 'a form with errors', onPhone, 'main')).toEqual([]);
  await page.getByRole('link', { name: words.kit.cancel }).click();
  await page.getByRole('button', { name: t.form.leave }).click();

  await add(page, first);
  // The message leads to what was added, wherever in the list it stands.
  await openPage(page, `${portal.address}/admin/faqs/new`);
  await write(page, second);
  await save(page);
  await page.getByRole('link', { name: t.form.open }).click();
  await page.waitForURL(/\/edit$/);
  await expect.poll(() => field(page, own.fields.name).inputValue()).toBe(second.ar);
  await list(page);

  // A change in both languages, seen by visitors.
  await row(page, first.ar).getByRole('link').first().click();
  await page.waitForURL(/\/edit$/);
  await field(page, own.fields.name_en).fill(`${first.en} changed`);
  await field(page, own.fields.name).fill(`${first.ar} تغيّر`);
  await save(page);
  await said(page, t.form.updated);
  const seen = await (await fetch(`${portal.address}/api/faqs`)).json();
  expect(seen.faqs.map(({ name_en }: { name_en: string }) => name_en)).toContain(`${first.en} changed`);

  // One switch, then both together.
  const status = (name: string) => row(page, name).getByRole('switch');
  await status(second.ar).click();
  await said(page, t.list.statusUpdated);
  await expect.poll(() => status(second.ar).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: t.list.selectPage }).check();
  const together = page.getByRole('region', { name: t.list.bulk });
  await together.getByRole('button', { name: t.status.hide, exact: true }).click();
  await expect.poll(() => status(first.ar).isChecked()).toBe(false);
  await together.getByRole('button', { name: t.status.show, exact: true }).click();
  await expect.poll(() => status(second.ar).isChecked()).toBe(true);
  expect(await status(first.ar).isChecked()).toBe(true);
  // Another search ends the selection.
  await page.getByRole('searchbox').fill(second.ar);
  await together.getByRole('button', { name: t.status.hide, exact: true }).waitFor({ state: 'detached' });
  await list(page);

  // By keyboard to another place: quick steps are one change.
  const moves: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/faqs/order') && moves.push(sent.postData() ?? ''));
  await page.getByRole('button', { name: t.list.order, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`^${t.list.moveUp}: .*${second.ar}`) }).focus();
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
  for (const name of [first.ar, second.ar]) {
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
  expect(await faultsInLooks(page, 'the log of all', onPhone, 'dialog[open]')).toEqual([]);
  expect(noise.lines).toEqual([]);
  await context.close();
});
