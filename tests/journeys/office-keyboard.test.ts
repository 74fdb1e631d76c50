import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { keyboardOf } from '#tests/support/keyboard.ts';
import { pdfOf } from '#tests/support/scores.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/* A form with everything that forms of the office have, and nothing but keys: no test here touches the mouse. */
const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(languages)(
  'a competition with age levels, a cropped picture and a PDF are added by keyboard alone (%s)',
  async (language) => {
    const words = wordsOf(language);
    const [t, own, file] = [words.admin, words.adminCompetitions, words.adminCompetitionFiles];
    const about = `keys-${language}-${Date.now()}`;
    const { context, page, noise } = await visitor(browser, { language });
    // From the first listener on the browser hands its file dialogs over, and not at once: a key right after one is too early.
    page.on('filechooser', () => {});
    const { keys, to, press } = keyboardOf(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const type = async (fields: Record<string, string>) => {
      for (const [name, text] of Object.entries(fields)) {
        await to(page.locator(`[name="${name}"]`));
        await keys.type(text);
      }
    };
    /** Opens the file dialog of a field by key; what is chosen there is the browser's own. */
    const choose = async (input: Locator, name: string, mimeType: string, buffer: Buffer) => {
      await to(input);
      const opened = page.waitForEvent('filechooser');
      await keys.press('Space');
      await (await opened).setFiles({ name, mimeType, buffer });
    };
    const answers = async (path: string) => (await page.request.get(portal.address + path)).json();
    const said = (sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();

    await signIn(page, portal.address, 'admin');
    await openPage(page, `${portal.address}/admin/competions?s=${about}`);
    await press(page.getByRole('link', { name: own.list.create }));
    await page.waitForURL(/\/admin\/competion\/new$/);
    await page.locator('[name=slug]').waitFor();

    await to(page.locator('[name=season]'));
    await keys.press('ArrowDown');
    await type({ slug: about, name: 'مسابقة', name_en: 'By keys' });
    for (const label of [own.fields.description, own.fields.description_en]) {
      await to(page.getByRole('textbox', { name: label }));
      await keys.type('Text');
    }
    await type({ coaches_no: '1', members_no: '2' });

    // Two levels: a new one has the focus in its first field. The second goes up, comes off, and comes back.
    const levels = page.locator('[data-row]');
    const names = () => levels.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.label));
    for (const place of [0, 1]) {
      await press(button(own.form.addLevel));
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
        .toContain(`.${place}.`);
    }
    const [one = '', two = ''] = await names();
    await press(button(`${t.list.moveUp}: ${two}`));
    expect(await names()).toEqual([two, one]);
    await press(button(`${t.rows.remove}: ${two}`));
    expect(await names()).toEqual([one]);
    await keys.press('Enter');
    expect(await names()).toEqual([two, one]);
    await type({ price: '100' });

    const pictures = page.locator('main input[type=file]');
    const placed = page.locator('form img[src^="/files/pictures/"]');
    await choose(pictures.nth(0), 'banner.png', 'image/png', await picture(300));
    await page.getByRole('dialog').waitFor();
    const frame = page.locator('.ReactCrop__crop-selection');
    await to(frame);
    const before = await frame.boundingBox();
    for (let step = 0; step < 5; step += 1) await keys.press('Shift+ArrowDown');
    expect(await frame.boundingBox()).not.toEqual(before);
    await press(button(t.picture.cropUse));
    await expect.poll(() => placed.count()).toBe(1);
    await choose(pictures.nth(1), 'logo.png', 'image/png', await picture(200));
    await expect.poll(() => placed.count()).toBe(2);
    await keys.press('Control+s');
    await page.waitForURL((url) => url.pathname === '/admin/competions');
    await said(messages[language].recordSaved);

    const [stored] = (await answers(`/api/admin/competions?s=${about}`)).competions;
    expect(stored).toMatchObject({ slug: about, name: 'مسابقة', coaches_no: 1, members_no: 2, price: 100 });
    expect(
      stored.agelevel.map((level: { name: string; name_en: string }) => level[language === 'ar' ? 'name' : 'name_en']),
    ).toEqual([two, one]);

    await openPage(page, `${portal.address}/admin/competions?s=${about}`);
    await press(page.locator(`a[href="/admin/competion/files/${stored._id}"]`));
    await press(page.getByRole('link', { name: file.list.create }));
    await page.waitForURL(/\/new$/);
    await type({ name: 'القواعد', name_en: 'Rules', description: 'نص', description_en: 'Text' });
    await choose(page.locator('input[name=file_path]'), 'rules.pdf', 'application/pdf', pdfOf());
    await said('rules.pdf');
    await press(button(t.form.save));
    await said(messages[language].recordSaved);
    expect((await answers(`/api/admin/files?id=${stored._id}`)).files).toMatchObject([{ name_en: 'Rules' }]);

    await page.request.delete(`${portal.address}/api/admin/competions?id=${stored._id}`, {
      headers: { origin: portal.address },
    });
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);
