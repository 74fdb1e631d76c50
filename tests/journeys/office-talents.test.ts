import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import adminAr from '#locales/ar/admin.ts';
import talentsAr from '#locales/ar/admin-talents.ts';
import adminEn from '#locales/en/admin.ts';
import talentsEn from '#locales/en/admin-talents.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(languages)(
  'the office’s talents (%s): found through a figure, read at an address of their own, switched and taken back, exported',
  async (language) => {
    const [t, own] = language === 'ar' ? [adminAr, talentsAr] : [adminEn, talentsEn];
    /** No other run's registrations, and no other language's. */
    const about = `${language}${Date.now()}`;
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    const answers = async (path: string) => (await page.request.get(portal.address + path)).json();
    const [competition, other] = (await answers('/api/moe/competions')).competions;
    const people = ['أمل', 'Badr', 'هند'].map((name) => `${name} ${about}`);
    for (const [index, name] of people.entries()) {
      // The last one would come for the other competition, too, and in the evening.
      const training = { competion: competition._id, time_slot_1: 'morning', time_slot_2: 'morning' };
      const last = { competion: other._id, time_slot_1: 'morning', time_slot_2: 'evening' };
      const sent = await page.request.post(`${portal.address}/api/moe/registertration`, {
        headers: { origin: portal.address },
        data: {
          ...{ name, gender: 'female', email: `talent${index}@school.example`, phone_number: '+966501234567' },
          ...{ school: `School ${index} of ${about}`, subject: 'علوم', moeAdmin: 'al-ahsa' },
          training: [training, training, training, training, index === 2 ? last : training],
        },
      });
      expect(sent.ok()).toBe(true);
    }
    await signIn(page, portal.address, 'admin');
    const stored = async (query = ''): Promise<{ name: string; status: boolean; _id: string }[]> =>
      (await answers(`/api/admin/moe?s=${about}&sort=name&per_page=100${query}`)).moeTalents;
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    const at = (pathname: RegExp, search = '') =>
      expect.poll(() => page.url(), { timeout: 10_000 }).toMatch(new RegExp(`${pathname.source}(\\?.*${search}|$)`));

    // A figure leads to those whom it counts; with the search there is one of them.
    await openPage(page, `${portal.address}/admin/moetalents/`);
    const figure = page.getByRole('link', {
      name: figureOf(own, other[language === 'ar' ? 'name' : 'name_en'], 'evening'),
    });
    const counted = Number(await figure.textContent());
    await figure.click();
    await at(/moetalents/, `competion=${other._id}&slot=evening&shown=true`);
    expect((await answers(`/api/admin/moe?competion=${other._id}&slot=evening&shown=true`)).totalItems).toBe(counted);
    await page.getByRole('searchbox', { name: own.list.search }).fill(about);
    await at(/moetalents/, `s=${about}`);
    await expect.poll(() => page.locator('tbody').last().getByRole('row').count()).toBe(1);
    await row(people[2] as string).waitFor();

    expect(await faultsInLooks(page, 'the list', language)).toEqual([]);

    // Read in a dialog over the list; its address works alone, and the way back is the list as it was.
    await row(people[2] as string)
      .getByRole('link')
      .click();
    await at(/\/view/, `s=${about}`);
    await seen(dialog.getByRole('heading', { name: people[2] as string }));
    await page.reload();
    await seen(dialog.getByRole('heading', { name: people[2] as string }));
    expect(await dialog.getByRole('link', { name: 'talent2@school.example' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(await dialog.getByRole('link', { name: '+966501234567' }).getAttribute('href')).toBe('tel:+966501234567');
    const lines = await dialog.getByRole('listitem').allTextContents();
    expect(lines).toHaveLength(5);
    expect(lines[4]).toContain(other[language === 'ar' ? 'name' : 'name_en']);
    expect(lines[4]).toContain(
      own.detail.twice.replace('{{first}}', own.slots.morning).replace('{{second}}', own.slots.evening),
    );
    expect(await faultsInLooks(page, 'the dialog', language, 'dialog')).toEqual([]);
    await page.goBack();
    await at(/moetalents/, `s=${about}`);
    await dialog.waitFor({ state: 'detached' });
    await row(people[2] as string)
      .getByRole('link')
      .click();
    await dialog.getByRole('button', { name: own.detail.close, exact: true }).last().click();
    await at(/moetalents/, `s=${about}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(people[2]);

    noise.allow(/404/);
    // Without a list before it, closing leads there all the same; what is not there says so.
    await openPage(page, `${portal.address}/admin/moetalents/${UNKNOWN_ID}/view`);
    await dialog.getByText(own.detail.failed).waitFor();
    await page.keyboard.press('Escape');
    await at(/moetalents/);
    await dialog.waitFor({ state: 'detached' });

    // Switched one by one and together, and taken back.
    await openPage(page, `${portal.address}/admin/moetalents?s=${about}&sort=name`);
    await row(people[1] as string)
      .getByRole('switch')
      .click();
    await page.getByText(t.list.statusUpdated).first().waitFor();
    const active = async () => (await stored()).map(({ status }) => status);
    const inOrder = (await stored()).map(({ name }) => name !== people[1]);
    await expect.poll(active).toEqual(inOrder);
    await page.getByRole('checkbox', { name: t.list.selectPage }).check();
    const together = page.getByRole('region', { name: t.list.bulk });
    await together.getByRole('button', { name: own.status.hide, exact: true }).click();
    await expect.poll(active).toEqual([false, false, false]);
    await page.getByRole('button', { name: t.list.undo, exact: true }).click();
    await expect.poll(active).toEqual(inOrder);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: own.list.export }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/^\ufeff/);
    for (const name of people) expect(file).toContain(`"${name}"`);

    expect(noise.lines).toEqual([]);
    await context.close();
  },
);

const seen = (what: ReturnType<Page['getByRole']>) => what.waitFor();

/** What the link of a figure is called, whatever the figure is. */
function figureOf(own: typeof talentsAr | typeof talentsEn, competition: string, slot: 'evening'): RegExp {
  const [before = ''] = own.slotsTable.leads.split('{{number}}');
  const said = before.replace('{{competition}}', competition).replace('{{slot}}', own.slots[slot]);
  // A name may have a space that does not break.
  return new RegExp(said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));
}
