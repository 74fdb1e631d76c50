import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the list, the form and the preview in both. */
const language = 'ar';

describe('the office’s seasons', () => {
  const words = wordsOf(language);
  const [t, own] = [words.admin, words.adminSeasons];
  const slug = `journey-${Date.now()}`;
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const shown = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const titles = (page: Page) =>
    page
      .locator('[name^="attributes."][name$=".title"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

  test('are written with their rows, previewed, shown to visitors, and deleted', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    await hearMessages(context);
    noise.allow(/404|409|422/);
    await signInByPassword(page, portal.address, 'admin', words);
    await openPage(page, `${portal.address}/admin/seasons/new`);
    await field(page, 'name').fill('موسم الرحلة');
    await field(page, 'name_en').fill('Season of the journey');
    await field(page, 'slug').fill(slug);

    // Two features: ordered by keyboard, the error is said in its row wherever that is, and one removed comes back.
    for (const title of ['أ', 'ب']) {
      await button(page, own.attributes.add).click();
      const place = (await titles(page)).length - 1;
      expect(await field(page, `attributes.${place}.title`).evaluate((one) => one.tagName)).toBe('INPUT');
      await field(page, `attributes.${place}.title`).fill(title);
    }
    await button(page, `${t.list.moveUp}: ب`).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['ب', 'أ']);
    await field(page, 'attributes.1.title').fill('');
    await save(page);
    await page.locator('[name="attributes.1.title"][aria-invalid=true]').waitFor();
    await page.locator('[data-row]').nth(1).locator('[data-focus=up]').click();
    expect(await field(page, 'attributes.0.title').getAttribute('aria-invalid')).toBe('true');
    expect(await faultsInLooks(page, 'a season with an error in a row', onPhone, 'main')).toEqual([]);
    await field(page, 'attributes.0.title').fill('أ');
    await button(page, `${t.rows.remove}: أ`).click();
    await expect.poll(() => titles(page)).toEqual(['ب']);
    // The focus is on the way back.
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['أ', 'ب']);
    // Dragged by its handle to the end.
    const handle = page.locator('[data-row] [aria-hidden].cursor-grab').first();
    const last = await page.locator('[data-row]').nth(1).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(200, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual(['ب', 'أ']);

    // A date whose end is before its beginning.
    await button(page, own.milestones.add).click();
    await field(page, 'milestones.0.title').fill('التسجيل');
    await field(page, 'milestones.0.title_en').fill('Registration');
    await field(page, 'milestones.0.from').fill('2027-02-01');
    await field(page, 'milestones.0.to').fill('2027-01-01');
    await save(page);
    await shown(page, words.fields.date_order);
    await field(page, 'milestones.0.to').fill('2099-01-01');
    // What was typed outlives a reload, rows included.
    await isKept(page, '2099-01-01');
    await page.reload();
    await shown(page, t.form.restored);
    await save(page);
    // A new season leads on to its first competition: `office-competitions` goes on there.
    await page.waitForURL((url) => url.pathname === '/admin/competion/new');
    await said(page, t.form.saved);

    // Hidden from visitors, previewed by the office, then shown on the next request.
    const seen = async () =>
      (await (await fetch(`${portal.address}/api/first-seasons?slug=${slug}`)).json()).wroseasons;
    expect(await seen()).toEqual([]);
    await openPage(page, `${portal.address}/admin/seasons?s=${slug}`);
    const row = page.getByRole('row').filter({ hasText: 'موسم الرحلة' });
    await row.getByRole('link').first().click();
    const preview = await page.getByRole('link', { name: own.form.preview }).getAttribute('href');
    await openPage(page, portal.address + preview);
    await shown(page, own.preview.note);
    await page.getByRole('heading', { name: 'ب', exact: true }).waitFor();
    await openPage(page, `${portal.address}/admin/seasons?s=${slug}`);
    await row.getByRole('switch').first().click();
    await said(page, t.list.statusUpdated);
    expect((await fetch(`${portal.address}/seasons/${slug}/`)).status).toBe(200);
    expect((await seen())[0].attributes.map(({ title }: { title: string }) => title)).toEqual(['ب', 'أ']);

    await row.getByRole('button', { name: new RegExp(`^${t.list.actionsFor.split('{{')[0]}`) }).click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
    await said(page, t.list.deleted);
    expect((await fetch(`${portal.address}/seasons/${slug}/`)).status).toBe(404);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
