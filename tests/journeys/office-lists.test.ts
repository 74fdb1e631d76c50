import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import usersEn from '#locales/en/admin-users.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/*
 * What the office does with several records of a list, for each resource that has no other journey of it: competitions
 * are in `office-competitions.test.ts`, questions in `faqs.test.ts`.
 */
const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type File = { name: string; mimeType: string; buffer: Buffer };
type Given = { season: string; competition: string; region: string; image: File; slug: string };
type List = {
  /** The segment of its calls. */
  calls: string;
  /** The keys of its answers. */
  one: string;
  many: string;
  page: (given: Given) => string;
  /** What a record needs beside its names. */
  fields: (given: Given) => Record<string, string | File>;
  /** What its records have: an order, a switch that shows them to visitors. */
  has: readonly ('order' | 'switch')[];
  /** What of a competition, or of nothing, its calls ask for. */
  of?: (given: Given) => string;
};

// As long as search engines want a description: while a record is shown, another journey may read its page.
const texts = { description: '<p>نص يكفي للوصف</p>', description_en: '<p>A text long enough</p>' };
const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 the rules\n%%EOF') };

const lists: List[] = [
  {
    ...{ calls: 'seasons', one: 'season', many: 'seasons', has: ['switch'] },
    page: () => '/admin/seasons',
    fields: ({ image, slug }) => ({ ...texts, slug, title: 'أ', title_en: 'A', logo: image }),
  },
  {
    ...{ calls: 'files', one: 'file', many: 'files', has: ['order', 'switch'] },
    page: ({ competition }) => `/admin/competion/files/${competition}`,
    fields: ({ competition }) => ({ ...texts, competion_id: competition, file: pdf, file_en: pdf }),
    of: ({ competition }) => `competion=${competition}&`,
  },
  {
    ...{ calls: 'partners', one: 'partner', many: 'partners', has: ['order', 'switch'] },
    page: () => '/admin/partners',
    fields: ({ image }) => ({ file: image }),
  },
  {
    ...{ calls: 'tranings', one: 'training', many: 'trainings', has: [] },
    page: () => '/admin/trainings',
    fields: ({ region }) => ({ region, address: 'شارع', address_en: 'Street', location: 'https://maps.example/a' }),
  },
  {
    ...{ calls: 'gallery', one: 'gallery', many: 'galleries', has: ['switch'] },
    page: () => '/admin/gallery',
    fields: ({ image, season, competition }) => ({ file: image, season, competion: competition }),
  },
];

describe.each(languages)('a list of the office (%s)', (language) => {
  const t = wordsOf(language).admin;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

  test.each(lists)(
    '$calls: is ordered and switched where it can be, exported, deleted from, and told of in the log',
    async ({ calls, one, many, page: addressOf, fields, has, of }) => {
      const about = `${language}${calls}${Date.now()}`;
      const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
      await signIn(page, portal.address, 'admin');
      const answers = async (path: string) => (await page.request.get(portal.address + path)).json();
      const [competition] = (await answers('/api/admin/competions')).competions;
      const [region] = (await answers('/api/regions')).regions;
      const made: { id: string; name: string }[] = [];
      const given = { season: competition.season._id, competition: competition._id, region: region._id };
      for (const n of [1, 2]) {
        const image = { name: 'a.png', mimeType: 'image/png', buffer: await picture(60 + n) };
        const names = { name: `سجل ${n} ${about}`, name_en: `Record ${n} ${about}` };
        const sent = await page.request.post(`${portal.address}/api/admin/${calls}/`, {
          headers: { origin: portal.address },
          multipart: { ...names, ...fields({ ...given, image, slug: `${calls}-${n}-${about}` }) },
        });
        const answer = await sent.json();
        expect([sent.status(), answer.fields]).toEqual([200, undefined]);
        made.push({ id: answer[one]._id, name: names[language === 'ar' ? 'name' : 'name_en'] });
      }
      const [first, second] = made as [(typeof made)[0], (typeof made)[0]];
      const some = { ...given, image: pdf, slug: '' };
      const stored = async (): Promise<{ _id: string; status: boolean }[]> =>
        (await answers(`/api/admin/${calls}?${of?.(some) ?? ''}s=${about}&per_page=100`))[many];
      const listed = () => openPage(page, `${portal.address}${addressOf(some)}?s=${about}`);
      await listed();

      if (has.includes('order')) {
        const order = async () => (await stored()).map(({ _id }) => _id);
        const before = await order();
        expect(before.toSorted()).toEqual([first.id, second.id].toSorted());
        await button(page, t.list.order).click();
        const dialog = page.getByRole('dialog');
        const [above, below] = before[0] === first.id ? [first, second] : [second, first];
        await dialog.getByRole('row', { name: below.name }).getByRole('button', { name: t.list.moveUp }).click();
        await expect.poll(order).toEqual([below.id, above.id]);
        await button(page, t.list.done).click();
      }

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: t.list.exportCsv }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      expect(file.split('\r\n').filter((line) => line.includes(about))).toHaveLength(2);

      if (has.includes('switch')) {
        const shown = async () => (await stored()).map(({ status }) => status);
        const [was] = await shown();
        await page.getByRole('checkbox', { name: t.list.selectPage }).check();
        const together = page.getByRole('region', { name: t.list.bulk });
        await together.getByRole('button', { name: was ? t.status.hide : t.status.show, exact: true }).click();
        await expect.poll(shown).toEqual([!was, !was]);
        await button(page, t.list.undo).click();
        await expect.poll(shown).toEqual([was, was]);
      }

      for (const { name } of made) {
        await row(page, name)
          .getByRole('button', { name: new RegExp(`^${t.list.actionsFor.split('{{')[0]}`) })
          .click();
        await page.getByRole('menuitem', { name: t.list.delete }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
        await row(page, name).waitFor({ state: 'detached' });
      }
      expect(await stored()).toEqual([]);
      await button(page, t.history.title).click();
      const entries = page
        .getByRole('dialog')
        .locator('ol > li')
        .filter({ hasText: `سجل 2 ${about}` });
      const changes = has.length > 0 ? [t.history.changed] : [];
      for (const action of [t.history.created, ...changes, t.history.deleted]) {
        await expect.poll(() => entries.filter({ hasText: action }).count()).toBeGreaterThan(0);
      }
      expect(noise.lines).toEqual([]);
      await context.close();
    },
  );
});

test('a card leaves out what a record has not, and has it again when there is something', async () => {
  const { context, page } = await visitor(browser, { language: 'en', width: 360 });
  await signIn(page, portal.address, 'admin');
  let phone = '';
  await page.route('**/api/admin/users?*', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    const users = json.users.map((user: object) => ({ ...user, phone_number: phone }));
    await route.fulfill({ response: answer, json: { ...json, users } });
  });
  await openPage(page, `${portal.address}/admin/users`);
  const label = page.locator('tbody td').getByText(usersEn.list.contact, { exact: true });
  const seen = async () => (await label.all()).length > 0 && (await label.first().isVisible());
  await expect.poll(() => label.count()).toBeGreaterThan(0);
  expect(await seen()).toBe(false);
  expect(await faultsInLooks(page, 'cards without a phone number', [{ width: 360, dark: false }])).toEqual([]);
  phone = '+966501234567';
  await page.getByRole('combobox', { name: usersEn.list.type }).selectOption('1');
  await page.getByText(phone).first().waitFor();
  expect(await seen()).toBe(true);
  await context.close();
});
