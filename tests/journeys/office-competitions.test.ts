import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { chooseSampleSeason, saveForm, signIn, tabToElement } from './steps.ts';

/* Competitions with their files, and the settings: each through its screens to the public page. */
const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the office (%s)', (language) => {
  const words = wordsOf(language);
  const [t, own, file] = [words.admin, words.adminCompetitions, words.adminCompetitionFiles];
  /** No other run's records, and no other language's. */
  const about = `${language}${Date.now()}`;
  const slug = `journey-${about}`;

  const office = async () => {
    const visit = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(visit.page, portal.address, 'admin');
    return visit;
  };
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const save = (page: Page) => button(page, t.form.save).click();
  const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const list = (page: Page, search: string) => openPage(page, `${portal.address}/admin/competions?s=${search}`);
  const toggle = async (page: Page, label: string) => {
    await page.getByRole('switch', { name: new RegExp(`^${label}`) }).click();
    await said(page, t.list.statusUpdated);
  };
  const remove = async (page: Page, name: string) => {
    await row(page, name)
      .getByRole('button', { name: new RegExp(`^${t.list.actionsFor.split('{{')[0]}`) })
      .click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
  };
  const answers = async (page: Page, path: string) => (await page.request.get(portal.address + path)).json();

  test('a competition is added, changed, shown, closed and deleted with its files; one with teams stays', async () => {
    const { context, page, noise } = await office();
    noise.allow(/404|409|422/);
    await openPage(page, `${portal.address}/admin/competion/new`);
    // Its address is not below that of the list.
    const current = await page.locator('aside a[aria-current=page]').getAttribute('href');
    expect(current).toBe('/admin/competions');
    await fill(page, { slug, name: `مسابقة ${about}`, name_en: `Competition ${about}` });
    await save(page);
    await said(page, t.form.missing);
    await chooseSampleSeason(page.locator('[name=season]'));
    for (const label of [own.fields.description, own.fields.description_en]) {
      await page.getByRole('textbox', { name: label }).fill('Text');
    }
    await fill(page, { coaches_no: '1', members_no: '2', price: '100' });
    await button(page, own.form.addLevel).click();
    for (const place of [0, 1]) {
      const buffer = await picture(200 + place);
      const given = { name: 'a.png', mimeType: 'image/png', buffer };
      await page.locator('main input[type=file]').nth(place).setInputFiles(given);
      if (place === 0) await button(page, t.picture.cropUse).click();
      await expect.poll(() => page.locator('form img[src^="/files/pictures/"]').count()).toBe(place + 1);
    }
    await saveForm(page, t.form.save, messages[language].recordSaved);
    const [{ _id: id }] = (await answers(page, `/api/admin/competions?s=${slug}`)).competions;
    const address = `${portal.address}/competion/${id}`;
    const heading = () => page.getByRole('main').getByRole('heading', { level: 1 }).innerText();

    // Hidden until it is shown, then there on the next request; its fee with tax, and changed.
    expect((await fetch(address)).status).toBe(404);
    await list(page, slug);
    await toggle(page, t.status.switch);
    await openPage(page, address);
    expect(await heading()).toContain(about);
    await page.getByText('115.00').first().waitFor();
    await list(page, slug);
    await row(page, about).getByRole('link').first().click();
    await fill(page, { price: '200', name: `مسابقة أخرى ${about}`, name_en: `Other ${about}` });
    await saveForm(page, t.form.save, messages[language].recordUpdated);
    await openPage(page, address);
    expect(await heading()).toMatch(/أخرى|Other/);
    await page.getByText('230.00').first().waitFor();
    const register = page.getByRole('main').locator(`a[href*="${id}"]`).filter({ hasText: words.competition.register });
    // Closed until it is opened, as it is hidden until it is shown.
    expect(await register.count()).toBe(0);
    await list(page, slug);
    await toggle(page, t.registration.switch);
    await openPage(page, address);
    expect(await register.count()).toBeGreaterThan(0);
    await list(page, slug);
    await toggle(page, t.registration.switch);
    await openPage(page, address);
    expect(await register.count()).toBe(0);

    // A file: only a PDF, seen by visitors, renamed, hidden, deleted.
    await list(page, slug);
    await page.locator(`a[href="/admin/competion/files/${id}"]`).click();
    await page.getByRole('link', { name: file.list.create }).click();
    await page.waitForURL(/\/new$/);
    const arabic = page.locator('input[name=file_path]');
    await arabic.setInputFiles({ name: 'rules.txt', mimeType: 'text/plain', buffer: Buffer.from('rules') });
    await said(page, words.fields.pdf);
    await arabic.setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
    await said(page, 'r.pdf');
    await fill(page, {
      name: `القواعد ${about}`,
      name_en: `Rules ${about}`,
      description: 'نص',
      description_en: 'Text',
    });
    await saveForm(page, t.form.save, messages[language].recordSaved);
    const filesHere = async () => (await answers(page, `/api/competions?id=${id}`)).competions[0].files;
    expect(await filesHere()).toMatchObject([{ name_en: `Rules ${about}` }]);
    await row(page, about).getByRole('link').first().click();
    await fill(page, { name: `الأحكام ${about}`, name_en: `Scoring ${about}` });
    await saveForm(page, t.form.save, messages[language].recordUpdated);
    await openPage(page, address);
    await page
      .getByRole('main')
      .getByText(/الأحكام|Scoring/)
      .first()
      .waitFor();
    await openPage(page, `${portal.address}/admin/competion/files/${id}`);
    await toggle(page, t.status.switch);
    expect(await filesHere()).toEqual([]);
    await remove(page, about);
    await said(page, t.list.deleted);
    expect((await answers(page, `/api/admin/files?id=${id}`)).files).toEqual([]);

    // The one in which the sample's teams are registered is not deleted.
    const { teams } = await answers(page, '/api/admin/teams?page=1');
    const { _id: used, name, name_en, slug: usedSlug } = teams[0].competion;
    await list(page, usedSlug);
    await remove(page, language === 'ar' ? name : name_en);
    const refusal = page.getByRole('alertdialog', { name: t.list.stillUsed });
    await refusal.getByRole('link', { name: /3/ }).waitFor();
    await refusal.getByRole('button', { name: words.kit.close }).first().click();
    expect((await answers(page, `/api/admin/competions?id=${used}`)).competion.slug).toBe(usedSlug);

    await list(page, slug);
    await remove(page, about);
    await said(page, t.list.deleted);
    expect((await fetch(address)).status).toBe(404);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('competitions are ordered by keyboard and by dragging, exported, switched together, and told of in the log', async () => {
    const { context, page, noise } = await office();
    noise.allow(/404/);
    const [example] = (await answers(page, '/api/admin/competions')).competions;
    const made: { id: string; name: string }[] = [];
    for (const n of [1, 2]) {
      const names = { name: `مسابقة ${n} ${about}`, name_en: `Competition ${n} ${about}` };
      const file = { name: 'a.png', mimeType: 'image/png', buffer: await picture(60 + n) };
      const texts = { description: '<p>نص</p>', description_en: '<p>Text</p>', coaches_no: '1', members_no: '2' };
      const sent = await page.request.post(`${portal.address}/api/admin/competions`, {
        headers: { origin: portal.address },
        multipart: {
          ...{ ...names, ...texts, season: example.season._id, slug: `order-${n}-${about}` },
          ...{ agelevel: '["Junior"]', paid: 'true', price: '100', logo: file, banner: file },
        },
      });
      const { competion } = await sent.json();
      made.push({ id: competion._id, name: names[language === 'ar' ? 'name' : 'name_en'] });
    }
    const [first, second] = made as [(typeof made)[0], (typeof made)[0]];
    const stored = async (): Promise<{ _id: string; status: boolean }[]> =>
      (await answers(page, `/api/admin/competions?s=${about}`)).competions;
    const order = async () => (await stored()).map(({ _id }) => _id);
    expect(await order()).toEqual([first.id, second.id]);

    // By keys, in the menu of its row, which keeps the focus.
    await openPage(page, `${portal.address}/admin/competions?per_page=100`);
    const actions = row(page, second.name).getByRole('button', {
      // The season follows the name.
      name: t.list.actionsFor.split('{{')[0] + second.name,
    });
    await actions.focus();
    await page.keyboard.press('Enter');
    await tabToElement(page, page.getByRole('menuitem', { name: t.list.moveUp, exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await said(page, t.list.orderUpdated);
    expect(await order()).toEqual([second.id, first.id]);
    await expect.poll(() => actions.evaluate((button) => button === document.activeElement)).toBe(true);

    // Dragged back, among all.
    await button(page, t.list.order).click();
    const dialog = page.getByRole('dialog');
    const line = (name: string) => dialog.getByRole('row', { name });
    await line(first.name).dragTo(line(second.name), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(order).toEqual([first.id, second.id]);
    await button(page, t.list.done).click();

    await list(page, about);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.list.exportCsv }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const lines = file.split('\r\n').filter((line) => line.includes(about));
    expect(lines.map((line) => line.match(/order-(\d)-/)?.[1])).toEqual(['1', '2']);

    // Both together, for visitors on the next request.
    await page.getByRole('checkbox', { name: t.list.selectPage }).check();
    const together = page.getByRole('region', { name: t.list.bulk });
    const shown = async () => (await stored()).map(({ status }) => status);
    const visitors = () =>
      Promise.all(made.map(async ({ id }) => (await fetch(`${portal.address}/competion/${id}`)).status));
    expect([await shown(), await visitors()]).toEqual([
      [false, false],
      [404, 404],
    ]);
    await together.getByRole('button', { name: t.status.show, exact: true }).click();
    await expect.poll(shown).toEqual([true, true]);
    await expect.poll(visitors).toEqual([200, 200]);
    // With the key: the message with its undo may lie over the bar.
    await together.getByRole('button', { name: t.status.hide, exact: true }).press('Enter');
    await expect.poll(shown).toEqual([false, false]);
    await expect.poll(visitors).toEqual([404, 404]);

    for (const { name } of made) {
      await remove(page, name);
      await row(page, name).waitFor({ state: 'detached' });
    }
    await button(page, t.history.title).click();
    // By its Arabic name; it was moved once, and switched twice.
    const entries = dialog.locator('ol > li').filter({ hasText: `مسابقة 2 ${about}` });
    for (const [action, count] of [
      [t.history.created, 1],
      [t.history.changed, 3],
      [t.history.deleted, 1],
    ] as const) {
      await expect.poll(() => entries.filter({ hasText: action }).count()).toBe(count);
    }
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('settings are refused with a wrong VAT number, and show at the foot of every page', async () => {
    const { context, page, noise } = await office();
    noise.allow(/422/);
    const channel = `https://tiktok.example/${about}`;
    const stored = async () => (await answers(page, '/api/admin/settings?site_name=FIRST')).setting;
    const before = await stored();
    await openPage(page, `${portal.address}/admin/settings`);
    await fill(page, { social_tiktok: channel, seller_vat_number: '123' });
    await save(page);
    await page.locator('[name=seller_vat_number][aria-invalid=true]').waitFor();
    expect(await stored()).toEqual(before);
    await fill(page, { seller_vat_number: before.seller_vat_number });
    await saveForm(page, t.form.save, messages[language].recordUpdated);
    const guest = await visitor(browser, { language });
    await openPage(guest.page, `${portal.address}/contact-us/`);
    const link = guest.page.getByRole('contentinfo').locator(`a[href="${channel}"]`);
    expect(await link.count()).toBe(1);
    // Emptied, it is left out.
    await fill(page, { social_tiktok: before.social_tiktok });
    await save(page);
    await expect.poll(async () => (await stored()).social_tiktok).toBe(before.social_tiktok);
    await openPage(guest.page, `${portal.address}/contact-us/`);
    expect(await link.count()).toBe(0);
    await guest.context.close();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
