import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LoggedKind, loggedKinds } from '#contract/endpoints/office-log.ts';
import { languages } from '#contract/languages.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { dayOf } from '#domain/milestones.ts';
import { fill } from '#locales/fill.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { showFilters, signInByPassword } from './steps.ts';

/* The log over all records: what two people of the office have changed, and what a mail's link and a deletion leave in it. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const question = {
  ...{ name: 'متى يبدأ الموسم؟', name_en: 'When does it begin?' },
  ...{ description: '<p>في أكتوبر</p>', description_en: '<p>In October</p>' },
};
const oldPartner = { name: 'شركة الأفق', nameEn: 'Horizon' };

describe.each(languages)('the log of the office (%s)', (language) => {
  const words = wordsOf(language);
  const { adminLog: own, adminFaqs: faqs, adminUsers: users } = words;
  const width = language === 'ar' ? 360 : 1440;
  const nameOf = ({ ar, en }: { ar: string; en: string }) => (language === 'ar' ? ar : en);
  const asked = nameOf({ ar: question.name, en: 'When does it end?' });
  let portal: TestPortal;
  let faq: { _id: string; revision: number };
  let [subAdmin, student] = [
    { id: '', name: '' },
    { id: '', name: '' },
  ];

  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    const people = peopleOfOffice(() => portal);
    const { id: admin } = await people.rowOf('admin');
    [subAdmin, student] = [await people.rowOf('sub_admin'), await people.rowOf('student')];
    faq = (await portal.call('POST', '/api/admin/faqs', { as: 'admin', body: question })).json.faq;
    const changed = { ...question, name_en: 'When does it end?', id: faq._id, revision: faq.revision };
    await portal.call('PUT', '/api/admin/faqs', { as: 'admin', body: changed });
    const person = await people.formOf('student', { gender: 'Female', nationality: 'EG' });
    expect((await portal.call('PUT', '/api/admin/users', { as: 'sub_admin', body: person })).status).toBe(200);
    const line = { action: 'changed', recordId: UNKNOWN_ID, before: {}, after: {} } as const;
    await portal.db.insert(changeLog).values([
      { ...line, ...oldPartner, kind: 'partners', changedBy: admin, at: new Date('2025-03-05T12:00:00Z') },
      {
        ...{ ...line, kind: 'team_people', name: 'فريق الصقور', changedBy: null },
        ...{ before: { _id: '1', name: deletedAccount }, after: { answered_by: 'link' } },
      },
    ]);
  });
  afterAll(() => portal.close());

  const office = async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await signInByPassword(page, portal.address, 'admin', words);
    await openPage(page, `${portal.address}/admin/log`);
    const row = (name: string) => page.locator('main tbody').getByRole('row').filter({ hasText: name });
    const rows = page.locator('main tbody').getByRole('row');
    return { context, page, noise, row, rows, dialog: page.getByRole('dialog') };
  };

  test('is found by person, kind, action and days, and searched by the name of a record', async () => {
    const { context, page, noise, row, rows } = await office();
    await row(student.name).waitFor();
    expect(await rows.count()).toBe(5);
    expect(await faultsInLooks(page, 'the list', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the list')).toEqual([]);

    await showFilters(page, words);
    const choose = (label: string, option: string) =>
      page.getByRole('combobox', { name: label }).selectOption({ label: option });
    await choose(own.who, subAdmin.name);
    await page.waitForURL((url) => url.searchParams.get('by') === subAdmin.id);
    await expect.poll(() => rows.count()).toBe(1);
    expect(await row(student.name).innerText()).toContain(users.types.subAdmin);
    await choose(own.who, own.allPeople);

    await choose(own.kind, own.kinds.faqs);
    await expect.poll(() => rows.count()).toBe(2);
    await choose(own.what, own.actions.created);
    await expect.poll(() => rows.count()).toBe(1);
    await page.waitForURL(/kind=faqs&action=created/);
    await choose(own.kind, own.allKinds);
    await choose(own.what, own.allActions);

    await page.getByLabel(own.to, { exact: true }).fill('2025-03-05');
    await page.waitForURL(/to=2025-03-05/);
    await expect.poll(() => rows.count()).toBe(1);
    await row(nameOf({ ar: oldPartner.name, en: oldPartner.nameEn })).waitFor();
    await page.getByLabel(own.from, { exact: true }).fill(dayOf(new Date()));
    await page.getByText(own.backwards, { exact: true }).waitFor();
    await page.getByLabel(own.to, { exact: true }).fill('');
    await expect.poll(() => rows.count()).toBe(4);

    await page.getByRole('searchbox').fill(language === 'ar' ? 'صقور' : 'WHEN');
    await expect.poll(() => rows.count()).toBe(language === 'ar' ? 1 : 2);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('opens a change over the list, in words, and Escape leads back to its row', async () => {
    const { context, page, noise, row, dialog } = await office();
    await row(asked).first().waitFor();
    await showFilters(page, words);
    await page.getByRole('combobox', { name: own.kind }).selectOption('faqs');
    await page.waitForURL(/kind=faqs/);
    const link = row(asked).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: asked }).waitFor();
    expect(page.url()).toMatch(/\/view\?kind=faqs/);
    await dialog.getByText(faqs.fields.name_en, { exact: true }).waitFor();
    expect(await dialog.locator('del').textContent()).toContain('begin');
    expect(await dialog.locator('ins').textContent()).toContain('end');
    expect(await faultsInLooks(page, 'a change', looksOf(language), 'dialog[open]')).toEqual([]);
    expect(await faultsInWidths(page, 'a change')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/admin\/log\?kind=faqs/);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

    await link.click();
    await dialog.getByRole('link', { name: own.detail.ofRecord }).click();
    await page.waitForURL((url) => url.search === `?record=${faq._id}`);
    await page.getByText(own.oneRecord, { exact: true }).waitFor();
    await page.getByRole('button', { name: own.allRecords }).click();
    await page.waitForURL((url) => !url.search.includes('record'));
    await row(asked).getByRole('link').first().click();
    await dialog.getByRole('link', { name: own.detail.openRecord }).click();
    await page.waitForURL(`**/admin/faqs/${faq._id}/edit`);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('says codes, nobody and a deleted account in words', async () => {
    const { context, page, noise, row, dialog } = await office();
    await row(student.name).getByRole('link').first().click();
    await dialog.getByText(users.fields.nationality, { exact: true }).waitFor();
    const text = (await dialog.innerText()).replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain(nameOf({ ar: 'مصر', en: 'Egypt' }));
    expect(text).not.toMatch(/\bEG\b/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await row('فريق الصقور').getByRole('link').first().click();
    await dialog.getByText(own.detail.replaced, { exact: true }).waitFor();
    await dialog.getByText(own.nobody, { exact: true }).waitFor();
    expect(await dialog.innerText()).toContain(nameOf({ ar: 'حساب محذوف', en: 'Deleted account' }));
    expect(await dialog.innerText()).toContain(own.values.team_people.answered_by.link);
    expect(await dialog.innerText()).not.toContain(deletedAccount);
    await dialog.getByText(own.detail.gone, { exact: true }).waitFor();
    expect(await dialog.getByRole('link', { name: own.detail.openRecord }).count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('goes out as a file, of which it has a line; a person’s page leads to what they changed', async () => {
    const { context, page, noise, row, rows, dialog } = await office();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: own.export, exact: true }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/^\ufeff/);
    expect(file).toContain(`"${asked}"`);
    expect(file).not.toContain('October');
    await openPage(page, `${portal.address}/admin/log?kind=exports`);
    const list = fill(own.exportOf, { list: own.lists.log });
    expect(await row(list).innerText()).toContain(own.exported);
    await row(list).getByRole('link').first().click();
    await dialog.getByText(own.fields.exports.count, { exact: true }).waitFor();

    await openPage(page, `${portal.address}/admin/users/${subAdmin.id}/view`);
    await page.getByRole('link', { name: users.page.changedByThem, exact: true }).click();
    await page.waitForURL((url) => url.search === `?by=${subAdmin.id}`);
    await row(student.name).waitFor();
    expect(await rows.count()).toBe(1);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('opens a line of every kind, without a code, an id or a date as machines write it', async () => {
    const { context, page, noise, dialog } = await office();
    const [region] = (await portal.call('GET', '/api/regions')).json.regions;
    const milestone = { _id: '1', kind: 'final', title: 'نهائي', from: '2026-02-01', region: region._id, link: '' };
    const said: Partial<Record<LoggedKind, Record<string, unknown>>> = {
      certificates: { type: 'q', team: 'F26-1', ranked: 1, status: false },
      community_comments: { state: 'hidden', reason: 'سبب' },
      contact_messages: { state: 'answered', assigned_to: subAdmin.id, reply: UNKNOWN_ID },
      deletion_requests: { state: 'done', report: [{ place: 'teams', removed: 2, nameless: 0, kept: 0 }] },
      exports: { count: 3 },
      gallery_items: { season: UNKNOWN_ID, file_path: '', created_at: '2026-02-01T10:00:00.000Z' },
      seasons: { milestones: [milestone], has_teams: false },
      settings: { notice_kind: 'warning', notice_from: '2026-02-01T10:00' },
      team_entity: { _id: UNKNOWN_ID, name: 'مدارس الرواد', agreed: true, answered_by: 'account' },
      users: {
        posting_ban: true,
        posting_ban_until: '2026-03-01T10:00:00.000Z',
        type: 4,
        gender: 'Male',
        nationality: 'SA',
        password_set_at: '2026-02-01T10:00:00.000Z',
      },
    };
    const named: Partial<Record<LoggedKind, string>> = {
      contact_messages: '2026-02-01T10:00:00.000Z',
      community_comments: '2026-02-01T10:00:00.000Z',
      exports: 'members',
    };
    const lines = await portal.db
      .insert(changeLog)
      .values(
        loggedKinds.map((kind) => ({
          ...{ kind, name: named[kind] ?? 'أ', action: 'created' as const, before: {} },
          ...{ after: said[kind] ?? {}, recordId: UNKNOWN_ID, changedBy: subAdmin.id },
        })),
      )
      .returning({ id: changeLog.id, kind: changeLog.kind });
    const seen: Record<string, string> = {};
    for (const { id, kind } of lines) {
      await openPage(page, `${portal.address}/admin/log/${id}/view`);
      await dialog
        .getByText(own.kinds[kind as LoggedKind], { exact: true })
        .first()
        .waitFor();
      seen[kind] = await dialog.innerText();
      expect([kind, seen[kind]]).not.toEqual([kind, expect.stringMatching(/[\da-f]{8}-|\d{4}-\d\d|T\d\d:|\w_\w/)]);
    }
    expect(seen.certificates).toContain(own.values.certificates.type.q);
    expect(seen.contact_messages).toContain(subAdmin.name);
    expect(seen.contact_messages).toContain(own.detail.replied);
    expect(seen.community_comments).toContain(own.values.community_comments.state.hidden);
    expect(seen.deletion_requests).toContain(words.adminDeletionRequests.places.teams);
    expect(seen.gallery_items).toContain(own.detail.goneReference);
    expect(seen.seasons).toContain(nameOf({ ar: region.ar_name, en: region.en_name }));
    expect(seen.seasons).toContain(words.adminSeasons.milestones.kinds.final);
    expect(seen.settings).toContain('10:00');
    expect(seen.users).toContain('13:00');
    expect(seen.users).toContain(users.types.admin);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
