import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { pdfOf } from '#tests/support/scores.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the list and the form in both. */
const language = 'ar';
const words = wordsOf(language);
const [t, own] = [words.admin, words.adminCompetitionFiles];
/** No other run's file. */
const name = `قواعد ${Date.now()}`;

const field = (page: Page, key: string) => page.locator(`[name="${key}"]`);
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const row = (page: Page) => page.getByRole('row').filter({ hasText: name });
const uploaded = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/admin/uploads/documents') && answer.ok());

test('a document of a competition is refused without its parts, added, downloaded by visitors, hidden and deleted', async () => {
  const { wroseasons } = await (await fetch(`${portal.address}/api/first-seasons`)).json();
  const sample = wroseasons.find(({ slug }: { slug: string }) => slug === 'first-2025');
  const competition = sample.competions[0]._id as string;
  const offered = async () => {
    const { competions } = await (await fetch(`${portal.address}/api/competions?id=${competition}`)).json();
    return competions[0].files.find((file: { name: string }) => file.name === name);
  };
  const { context, page, noise } = await visitor(browser, { language, width: 360 });
  await hearMessages(context);
  noise.allow(/422/);
  await signInByPassword(page, portal.address, 'admin', words);
  await openPage(page, `${portal.address}/admin/competion/files/${competition}`);
  await page.getByRole('link', { name: own.list.create }).first().click();
  await page.waitForURL(/\/files\/.+\/new/);

  await button(page, t.form.save).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  const missing = page.locator('main').getByRole('listitem').filter({ hasText: words.fields.required });
  expect(await missing.count()).toBe(5);
  expect(await faultsInLooks(page, 'an empty document', onPhone, 'main')).toEqual([]);

  await field(page, 'name').fill(name);
  await field(page, 'name_en').fill('Rules');
  await field(page, 'description').fill('ما يجوز وما لا يجوز');
  await field(page, 'description_en').fill('What is allowed');
  const file = { name: 'قواعد.pdf', mimeType: 'application/pdf', buffer: pdfOf(2_000) };
  const stored = uploaded(page);
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await stored;
  await button(page, t.form.save).click();
  await page.waitForURL((url) => url.pathname.endsWith(competition));
  await said(page, t.form.saved);
  expect(await faultsInLooks(page, 'the documents of a competition', onPhone, 'main')).toEqual([]);

  // A visitor downloads what was uploaded.
  const shown = await offered();
  const answer = await fetch(portal.address + shown.file_path);
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, file.buffer]);

  await row(page).getByRole('switch').click();
  await said(page, t.list.statusUpdated);
  expect(await offered()).toBeUndefined();
  expect((await fetch(portal.address + shown.file_path)).status).toBe(404);

  await row(page)
    .getByRole('button', { name: new RegExp(`^${t.list.actionsFor.split('{{')[0]}`) })
    .click();
  await page.getByRole('menuitem', { name: t.list.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
  await said(page, t.list.deleted);
  await row(page).waitFor({ state: 'detached' });
  expect(noise.lines).toEqual([]);
  await context.close();
});
