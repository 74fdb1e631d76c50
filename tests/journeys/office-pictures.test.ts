import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* The content of the office that has pictures, and the training centres: each through its form to the public page. */
const portal = { address: inject('sharedPortal') };
let browser: Browser;
/** As a phone takes it: larger than is stored, and of another shape. */
let photo: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  photo = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#c9a227' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => browser.close());

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });
const messenger = 'WhatsApp Image 2026-11-01 at 10.22.33 م.jpeg';
/** The head of a photo as an iPhone keeps it, which Chromium cannot read. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
const torn = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** In one language: `screens.test.ts` has the lists and the forms in both. */
const language = 'ar';

describe('content of the office', () => {
  const words = wordsOf(language);
  const t = words.admin;
  const [partner, training, gallery] = [words.adminPartners, words.adminTrainings, words.adminGallery];
  /** No other run's records. */
  const about = `run${Date.now()}`;

  const office = async () => {
    const visit = await visitor(browser, { language, width: 360 });
    await hearMessages(visit.context);
    await signInByPassword(visit.page, portal.address, 'admin', words);
    return visit;
  };
  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const save = (page: Page) => button(page, t.form.save).click();
  const shown = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const chooser = (page: Page) => page.locator('main input[type=file]');
  const preview = (page: Page) => page.locator('form img[src^="/files/pictures/"]').first();
  const answers = async (path: string) => (await fetch(portal.address + path)).json();
  async function remove(page: Page, name: string) {
    await row(page, name)
      .getByRole('button', { name: new RegExp(`^${t.list.actionsFor.split('{{')[0]}`) })
      .click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
    await said(page, t.list.deleted);
    await row(page, name).waitFor({ state: 'detached' });
  }

  test('a partner’s logo is refused with a reason, cropped by keys, waited for, replaced; visitors see it', async () => {
    const { context, page, noise } = await office();
    noise.allow(/ERR_FAILED/);
    await openPage(page, `${portal.address}/admin/partners/new`);
    for (const [chosen, reason] of [
      [file('letter.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'), t.picture.wrongType],
      [file('IMG_1.heic', heic, 'image/heic'), t.picture.heic],
      [file('torn.png', torn, 'image/png'), t.picture.unreadable],
    ] as const) {
      await chooser(page).setInputFiles(chosen);
      await shown(page, reason);
    }
    expect(await faultsInLooks(page, 'a picture that was refused', onPhone, 'main')).toEqual([]);
    expect(await preview(page).count()).toBe(0);

    // Saved while the picture is on its way: the save waits for it.
    await field(page, partner.fields.name).fill(`شريك ${about}`);
    await field(page, partner.fields.name_en).fill(`Partner ${about}`);
    await field(page, partner.fields.link).fill('https://partner.example/');
    const mayArrive = Promise.withResolvers<void>();
    await page.route('**/api/admin/uploads', async (route) => {
      await mayArrive.promise;
      await route.continue();
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/admin/partners')) sent += 1;
    });
    await chooser(page).setInputFiles(file(messenger, photo));
    await page.getByRole('progressbar').waitFor();
    await save(page);
    expect(sent).toBe(0);
    mayArrive.resolve();
    await said(page, t.form.saved);
    expect(sent).toBe(1);
    await page.unroute('**/api/admin/uploads');
    const seen = async () =>
      (await answers('/api/partners')).partners.find(({ name_en }: { name_en: string }) => name_en.endsWith(about));
    const first = (await seen()).file_path;
    const sizeOf = async (address: string) =>
      sharp(await (await fetch(portal.address + address)).arrayBuffer()).metadata();
    expect(await sizeOf(first)).toMatchObject({ width: 1024, height: 1024 });

    await openPage(page, `${portal.address}/admin/partners?s=${about}`);
    await row(page, about).getByRole('link').first().click();
    await preview(page).waitFor();
    // A failed replacement keeps the logo, saves nothing, and can be tried again.
    await page.route('**/api/admin/uploads', (route) => route.abort());
    await chooser(page).setInputFiles(file('next.png', await picture(300), 'image/png'));
    await button(page, t.picture.again).waitFor();
    expect(await preview(page).getAttribute('src')).toBe(first);
    // A save does not pass over it, and whoever leaves is asked.
    await save(page);
    await shown(page, t.form.fileMissing);
    await page.getByRole('link', { name: words.kit.cancel }).click();
    await button(page, t.form.stay).click();
    expect((await seen()).file_path).toBe(first);
    await page.unroute('**/api/admin/uploads');
    await button(page, t.picture.again).click();
    await expect.poll(() => preview(page).getAttribute('src')).not.toBe(first);
    await save(page);
    await said(page, t.form.updated);
    expect((await seen()).file_path).not.toBe(first);

    // Cropped by the arrow keys: a corner moves, the part is kept.
    await row(page, about).getByRole('link').first().click();
    await preview(page).waitFor();
    await button(page, t.picture.crop).click();
    const corner = page.locator('.ReactCrop [data-ord=se]');
    await corner.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
    expect(await faultsInLooks(page, 'a picture that is cropped', onPhone, 'dialog[open]')).toEqual([]);
    const whole = await preview(page).getAttribute('src');
    await button(page, t.picture.cropUse).click();
    await expect.poll(() => preview(page).getAttribute('src')).not.toBe(whole);
    const cropped = await sizeOf((await preview(page).getAttribute('src')) ?? '');
    expect(Math.min(cropped.width, cropped.height)).toBeLessThan(300);
    await save(page);
    await said(page, t.form.updated);

    const path = (await seen()).file_path;
    await openPage(page, `${portal.address}/about-us/`);
    await page.locator(`a[href="https://partner.example/"] img[src="${path}"]`).first().waitFor();
    await openPage(page, `${portal.address}/admin/partners?s=${about}`);
    await remove(page, about);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a training centre is added, changed and deleted, and stands in its region', async () => {
    const { context, page, noise } = await office();
    await openPage(page, `${portal.address}/admin/trainings`);
    await page.getByRole('link', { name: training.list.create }).click();
    for (const [name, text] of [
      [training.fields.name, `مركز ${about}`],
      [training.fields.name_en, `Centre ${about}`],
      [training.fields.address, 'شارع العليا'],
      [training.fields.address_en, 'Olaya Street'],
    ] as const) {
      await field(page, name).fill(text);
    }
    await field(page, training.fields.location).fill('a place');
    await page.locator('[name=region]').selectOption({ index: 3 });
    await save(page);
    await shown(page, words.fields.link);
    await field(page, training.fields.location).fill('https://maps.example/place');
    await save(page);
    await said(page, t.form.saved);
    const seen = async () =>
      (await answers('/api/trainings')).trainings.find(({ name_en }: { name_en: string }) => name_en.endsWith(about));
    const { region } = await seen();
    await openPage(page, `${portal.address}/regions/?region=${region._id}`);
    await page.getByRole('heading', { name: new RegExp(about) }).waitFor();

    await openPage(page, `${portal.address}/admin/trainings?s=${about}`);
    await row(page, about).getByRole('link').first().click();
    await page.locator('[name=region]').selectOption({ index: 5 });
    await save(page);
    await said(page, t.form.updated);
    expect((await seen()).region._id).not.toBe(region._id);
    // The log names the regions.
    await button(page, t.history.title).click();
    await page.getByRole('dialog').getByText(region.ar_name).first().waitFor();
    await page.keyboard.press('Escape');
    await remove(page, about);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('many pictures are dropped at once: what fails is sent again, what lacks a text stays', async () => {
    const { context, page, noise } = await office();
    noise.allow(/ERR_FAILED/);
    await openPage(page, `${portal.address}/admin/gallery/new`);
    // The form offers the newest, which another journey may have made and deletes meanwhile.
    const { wroseasons } = await answers('/api/first-seasons');
    const season = wroseasons.find(({ slug }: { slug: string }) => slug === 'first-2025');
    await page.locator('[name=season]').selectOption(season._id);
    let sent = 0;
    await page.route('**/api/admin/uploads', (route) => {
      sent += 1;
      return sent === 2 ? route.abort() : route.continue();
    });
    await chooser(page).setInputFiles([
      ...['one', 'two', 'three', 'four', 'five'].map((name) => file(`${name}.jpg`, photo)),
      file('torn.png', torn, 'image/png'),
    ]);
    const items = page.locator('form > ul > li');
    await shown(page, t.picture.unreadable);
    await expect.poll(() => items.locator('img').count()).toBe(4);
    await page.getByRole('button', { name: gallery.many.retryAll_one.replace('{{count}}', '1') }).click();
    await expect.poll(() => items.locator('img').count()).toBe(5);
    await items.filter({ hasText: 'torn.png' }).getByRole('button').locator('visible=true').click();
    expect(await faultsInLooks(page, 'many pictures', onPhone, 'main')).toEqual([]);

    const write = async (name: string, text: string) => {
      const item = items.filter({ hasText: `${name}.jpg` });
      await item.getByRole('textbox', { name: gallery.fields.name }).fill(`صورة ${text} ${about}`);
      await item.getByRole('textbox', { name: gallery.fields.name_en }).fill(`Picture ${text} ${about}`);
    };
    for (const name of ['one', 'two', 'three', 'four']) await write(name, name);
    const saveAll = page.locator('form button[type=submit]');
    await saveAll.click();
    // The one without a text stays, with its picture, and has the focus.
    await expect.poll(() => items.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await write('five', 'five');
    await saveAll.click();
    await page.waitForURL((url) => url.pathname === '/admin/gallery');
    const { gallery: seen } = await answers('/api/gallery');
    const names = seen
      .map(({ name_en }: { name_en: string }) => name_en)
      .filter((name: string) => name.endsWith(about));
    // Visitors see the newest first: the four in the order of the form, after the one that came later.
    expect(names.map((name: string) => name.split(' ')[1])).toEqual(['five', 'one', 'two', 'three', 'four']);

    await openPage(page, `${portal.address}/admin/gallery?s=${about}`);
    await row(page, `صورة one ${about}`).getByRole('switch').click();
    await said(page, t.list.statusUpdated);
    for (const name of ['five', 'one', 'two', 'three', 'four']) {
      await remove(page, `صورة ${name} ${about}`);
    }
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
