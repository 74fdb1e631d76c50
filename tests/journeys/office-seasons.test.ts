import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn, typeDay } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the office’s seasons (%s)', (language) => {
  const words = wordsOf(language);
  const [t, own] = [words.admin, words.adminSeasons];
  const slug = `journey-${language}-${Date.now()}`;
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const titles = (page: Page) =>
    page
      .locator('[name^="attributes."][name$=".title"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

  test('are written with their rows, previewed, shown to visitors, and deleted', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/404|409|422/);
    await signIn(page, portal.address, 'admin');
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
    expect(await titles(page)).toEqual(['ب', 'أ']);
    await field(page, 'attributes.1.title').fill('');
    await save(page);
    await page.locator('[name="attributes.1.title"][aria-invalid=true]').waitFor();
    await page.locator('[data-row]').nth(1).locator('[data-focus=up]').click();
    expect(await field(page, 'attributes.0.title').getAttribute('aria-invalid')).toBe('true');
    expect(await faultsInLooks(page, 'a season with an error in a row', [])).toEqual([]);
    await field(page, 'attributes.0.title').fill('أ');
    await button(page, `${t.rows.remove}: أ`).click();
    expect(await titles(page)).toEqual(['ب']);
    // The focus is on the way back.
    await page.keyboard.press('Enter');
    expect(await titles(page)).toEqual(['أ', 'ب']);
    // Dragged by its handle to the end.
    const handle = page.locator('[data-row] [aria-hidden].cursor-grab').first();
    const last = await page.locator('[data-row]').nth(1).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(200, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 4 });
    await page.mouse.up();
    expect(await titles(page)).toEqual(['ب', 'أ']);

    // What is typed and moved while a picture is on its way stays, and the picture arrives in its own row.
    const send = Promise.withResolvers<void>();
    await page.route('**/api/admin/uploads', async (route) => {
      await send.promise;
      await route.continue();
    });
    const image = { name: 'b.png', mimeType: 'image/png', buffer: await picture(300) };
    await page.locator('[data-row]').first().locator('input[type=file]').setInputFiles(image);
    await button(page, t.picture.cropUse).click();
    await page.getByRole('progressbar').waitFor();
    await field(page, 'attributes.0.title').fill('ت');
    await button(page, `${t.list.moveDown}: ت`).click();
    send.resolve();
    await page.locator('[data-row]').nth(1).locator('img[src^="/files/pictures/"]').waitFor();
    expect(await titles(page)).toEqual(['أ', 'ت']);
    await page.unroute('**/api/admin/uploads');
    await button(page, `${t.list.moveUp}: ت`).click();
    await field(page, 'attributes.0.title').fill('ب');

    // A date whose end is before its beginning.
    await button(page, own.milestones.add).click();
    await field(page, 'milestones.0.title').fill('التسجيل');
    await field(page, 'milestones.0.title_en').fill('Registration');
    // Arabic keyboards type their own digits.
    await typeDay(page, 'milestones.0.from', language === 'ar' ? '٠١٠٢٢٠٢٧' : '01022027');
    // A day that was begun and not finished is no empty one.
    await typeDay(page, 'milestones.0.to', '01');
    await save(page);
    await said(page, words.fields.date);
    await typeDay(page, 'milestones.0.to', '01012027');
    await save(page);
    await said(page, words.fields.date_order);
    await typeDay(page, 'milestones.0.to', '01012099');
    // What was typed outlives a reload, rows included.
    await page.waitForTimeout(200);
    await page.reload();
    await said(page, t.form.restored);
    await save(page);
    await page.waitForURL((url) => url.pathname === '/admin/seasons');
    await said(page, messages[language].recordSaved);

    // Hidden from visitors, previewed by the office, then shown on the next request.
    const seen = async () =>
      (await (await fetch(`${portal.address}/api/first-seasons?slug=${slug}`)).json()).wroseasons;
    expect(await seen()).toEqual([]);
    await openPage(page, `${portal.address}/admin/seasons?s=${slug}`);
    expect(await faultsInLooks(page, 'the list', [])).toEqual([]);
    const row = page.getByRole('row').filter({ hasText: language === 'ar' ? 'موسم الرحلة' : 'Season of the journey' });
    await row.getByRole('link').first().click();
    const preview = await page.getByRole('link', { name: own.form.preview }).getAttribute('href');
    await openPage(page, portal.address + preview);
    await said(page, own.preview.note);
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
