import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { multipart } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ensureSettings, publisherOf, sellerOf } from './store.ts';
import { settings } from './table.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

beforeEach(async () => {
  portal.time.now = undefined;
  await portal.db.execute('delete from rate_limits');
  await portal.db.delete(settings);
  await ensureSettings(portal.db);
});

const path = '/api/admin/settings';
const { admin, logged, refused } = officeCalls(() => portal, path, settings);
const current = async () => (await admin('GET', '?site_name=FIRST')).json.setting;
const visible = async () => (await portal.call('GET', '/api/settings?site_name=FIRST')).json.setting;

/** The five texts that the specification's call sends (back-office spec, section 7). */
const texts = {
  site_copy_right: '© 2026',
  privacy: '<p>خصوصية</p>',
  privacy_en: '<p>Privacy</p>',
  tearm_condition: '<p>شروط</p>',
  tearm_condition_en: '<p>Terms</p>',
};
const change = async (fields: object) => admin('PUT', '', { ...texts, ...fields, id: (await current())._id });
const refusedWith = (fields: object) => refused(() => change(fields));

test('are read and changed as the specification has it, by its multipart form', async () => {
  const before = await current();
  expect(before).toMatchObject({ site_name: 'FIRST', revision: 1, updated_by: null, privacy: '' });
  const answer = await portal.call('PUT', '/api/admin/settings/', {
    as: 'admin',
    ...multipart(undefined, { id: before._id, ...texts }),
  });
  expect([answer.status, answer.json.success]).toEqual([200, true]);
  expect(answer.json.setting).toEqual({
    ...{ ...before, ...texts, revision: 2 },
    updated_at: expect.any(String),
    updated_by: accountsOf('admin')[0]?.name,
  });
  expect(await current()).toEqual(answer.json.setting);
  expect(await visible()).toMatchObject(texts);
});

test('what a change does not name stays as it is', async () => {
  const all = {
    ...{ brand: 'علامة', brand_en: 'Brand', email: 'office@example.com', phone: '+966 11 000 0000' },
    ...{ address: 'الرياض', address_en: 'Riyadh', social_x: 'https://x.example/turs' },
    ...{ social_youtube: 'https://youtube.example/turs', link_academy: 'https://academy.example/' },
    ...{ seller_name: 'البائع', seller_name_en: 'Seller', seller_address: 'هنا', seller_address_en: 'Here' },
    ...{ seller_vat_number: '300000000000003', seller_cr_number: '1010000000' },
    ...{ notice: 'إعلان', notice_en: 'Notice', notice_kind: 'warning', notice_link: '/about' },
    ...{ notice_from: '2026-11-23T08:00', notice_to: '2026-11-24T20:30' },
  };
  expect((await change(all)).status).toBe(200);
  expect((await change({ link_stream: 'https://stream.example/' })).status).toBe(200);
  expect(await current()).toMatchObject({ ...all, link_stream: 'https://stream.example/' });
  expect((await visible()).social).toEqual([
    { name: 'X', url: 'https://x.example/turs' },
    { name: 'YouTube', url: 'https://youtube.example/turs' },
  ]);
  expect((await visible()).links).toMatchObject({ academy: 'https://academy.example/' });
  await change({ link_academy: '', social_x: '' });
  expect((await visible()).links.academy).not.toContain('academy.example');
  expect((await visible()).social).toHaveLength(1);
  expect(await sellerOf(portal.db)).toMatchObject({ vatNumber: '300000000000003', crNumber: '1010000000' });
});

test('a channel that the form does not know stays', async () => {
  const mastodon = { name: 'Mastodon', url: 'https://mastodon.example/' };
  await portal.db.update(settings).set({ social: [mastodon] });
  await change({ social_x: 'https://x.example/turs' });
  expect((await visible()).social).toEqual([{ name: 'X', url: 'https://x.example/turs' }, mastodon]);
});

describe('are refused', () => {
  test.each([
    ['a VAT number of 14 digits', { seller_vat_number: '30000000000003' }, 'seller_vat_number'],
    ['one that does not begin with 3', { seller_vat_number: '100000000000003' }, 'seller_vat_number'],
    ['one that does not end with 3', { seller_vat_number: '300000000000001' }, 'seller_vat_number'],
    ['a CR number of nine digits', { seller_cr_number: '101000000' }, 'seller_cr_number'],
    ['a CR number with a letter', { seller_cr_number: '10100000O0' }, 'seller_cr_number'],
    ['a name that an invoice’s QR code cannot hold', { seller_name: 'س'.repeat(128) }, 'seller_name'],
    ['a channel without https', { social_x: 'http://x.example/turs' }, 'social_x'],
    ['a script as an address', { link_academy: 'javascript:alert(1)' }, 'link_academy'],
    ['an address with a password', { link_account: 'https://a:b@steb.example/' }, 'link_account'],
    ['an address that ends an attribute', { link_verify: 'https://steb.example/"><svg onload=1>' }, 'link_verify'],
    ['an e-mail that is none', { email: 'office' }, 'email'],
    ['a phone number with words', { phone: 'call us' }, 'phone'],
    ['a script as a phone number', { phone: 'javascript:alert(1)' }, 'phone'],
    ['no brand', { brand: '' }, 'brand'],
    ['a brand of nothing that is seen', { brand_en: '\u200b\0' }, 'brand_en'],
    ['a text that is too long', { privacy: `<p>${'a'.repeat(limits.richTextMax)}</p>` }, 'privacy'],
  ])('with %s', async (_, fields, field) => {
    const [status, , wrong] = await refusedWith(fields);
    expect([status, wrong]).toEqual([422, [field]]);
  });

  test('with a megabyte, as JSON and as a form', async () => {
    const { _id: id } = await current();
    const body = { ...texts, id, privacy: `<p>${'س'.repeat(500_000)}</p>` };
    expect((await refused(() => admin('PUT', '', body)))[0]).toBe(413);
    const form = multipart(undefined, body);
    expect((await refused(() => portal.call('PUT', path, { as: 'admin', ...form })))[0]).toBe(413);
  });

  test('with a sentence on the field', async () => {
    const { json } = await change({ seller_vat_number: '1', seller_cr_number: '1', social_x: 'http://x.example' });
    expect(json.fields).toEqual({
      seller_vat_number: 'A VAT number has 15 digits, and begins and ends with 3.',
      seller_cr_number: 'A commercial registration number has ten digits.',
      social_x: 'Please enter the full address, beginning with https://',
    });
  });

  test('without the specification’s own texts, in its words', async () => {
    const { _id: id } = await current();
    const { status, json } = await admin('PUT', '', { id, privacy: '<p>a</p>' });
    expect([status, json.code, json.msg]).toEqual([422, 'admin_fields_empty', 'Please fill in all fields...']);
  });

  test('for a record that there is not', async () => {
    const { status } = await admin('PUT', '', { ...texts, id: UNKNOWN_ID });
    expect(status).toBe(404);
    expect((await admin('GET', '?site_name=SECOND')).status).toBe(404);
  });
});

test('numbers are taken as people type and paste them', async () => {
  await change({ seller_vat_number: ' ٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣ ', seller_cr_number: '1010-000\u200e000' });
  expect(await sellerOf(portal.db)).toMatchObject({ vatNumber: '300000000000003', crNumber: '1010000000' });
});

describe('a notice', () => {
  const notice = {
    ...{ notice: 'صيانة الليلة', notice_en: 'Maintenance tonight', notice_kind: 'warning' },
    ...{ notice_from: '2026-11-23T20:00', notice_to: '2026-11-23T23:30', notice_link: '/about' },
  };

  test('is told from its beginning to its end, by Riyadh’s clock', async () => {
    await change(notice);
    const told = async (at: string) => {
      portal.time.now = new Date(at);
      return (await visible()).notice;
    };
    expect(await told('2026-11-23T16:59:59.999Z')).toBeNull();
    const shown = { text: 'صيانة الليلة', text_en: 'Maintenance tonight', kind: 'warning', link: '/about' };
    expect(await told('2026-11-23T17:00:00Z')).toEqual(shown);
    expect(await told('2026-11-23T20:29:59.999Z')).toEqual(shown);
    expect(await told('2026-11-23T20:30:00Z')).toBeNull();
  });

  test.each([
    ['without English', { notice_en: '' }, ['notice_en']],
    ['without dates', { notice_from: '', notice_to: '' }, ['notice_from', 'notice_to']],
    [
      'of which only a date is sent',
      { notice: '', notice_en: '', notice_to: '', notice_link: '' },
      ['notice', 'notice_en', 'notice_to'],
    ],
    ['that ends before it begins', { notice_to: '2026-11-23T19:00' }, ['notice_to']],
    ['that ends as it begins', { notice_to: notice.notice_from }, ['notice_to']],
    ['on a day that there is not', { notice_to: '2026-11-31T10:00' }, ['notice_to']],
    ['in a year that nobody means', { notice_from: '0001-01-01T00:00' }, ['notice_from']],
    ['of an unknown kind', { notice_kind: 'party' }, ['notice_kind']],
    ['that leads to another site without https', { notice_link: '//evil.example' }, ['notice_link']],
    ['that leads to a script', { notice_link: 'javascript:alert(1)' }, ['notice_link']],
  ])('is refused %s', async (_, fields, wrong) => {
    const [status, , fieldsOf] = await refusedWith({ ...notice, ...fields });
    expect([status, fieldsOf]).toEqual([422, wrong]);
  });

  test('is not left half by a change that names a part of it', async () => {
    await change(notice);
    const parts: [string, string[]][] = [
      ['notice', ['notice']],
      ['notice_to', ['notice_to']],
    ];
    for (const [name, wrong] of parts) {
      const [status, , fields] = await refusedWith({ [name]: '' });
      expect([name, status, fields]).toEqual([name, 422, wrong]);
    }
  });

  test('is taken away by emptying it', async () => {
    await change(notice);
    const empty = { notice: '', notice_en: '', notice_from: '', notice_to: '', notice_link: '' };
    expect((await change(empty)).json.setting).toMatchObject(empty);
  });
});

test('hostile texts are stored harmless', async () => {
  const hostile = `<p>a<script>alert(1)</script><svg onload=alert(1)></svg><a href="javascript:alert(1)" onclick="x()">b</a>\u202e\0</p>`;
  await change({ privacy: hostile, brand: '\u202eتُرس\0<script>alert(1)</script>' });
  const { privacy, brand } = await current();
  expect(privacy).toBe('<p>ab</p>');
  // A line of text is no HTML: it is escaped wherever it is shown.
  expect(brand).toBe('تُرس<script>alert(1)</script>');
  expect((await publisherOf(portal.db)).brand.ar).toBe(brand);
});

test('a newer revision is not overwritten: who was first, and what is there', async () => {
  const { _id: id } = await current();
  await admin('PUT', '', { ...texts, id, revision: 1, brand_en: 'First' });
  const { status, json } = await admin('PUT', '', { ...texts, id, revision: 1, brand_en: 'Second' });
  expect([status, json.code]).toEqual([409, 'changed_meanwhile']);
  expect(json.conflict).toMatchObject({
    by: accountsOf('admin')[0]?.name,
    current: { brand_en: 'First', revision: 2 },
  });
});

test('the log says what was changed, and no more', async () => {
  await change({});
  await change({ brand_en: 'Gear' });
  await change({ brand_en: 'Gear' });
  const [last, first, ...more] = await logged((await current())._id);
  expect(last).toMatchObject({ name: 'تُرس', before: { brand_en: 'Turs' }, after: { brand_en: 'Gear' } });
  expect(Object.keys(first?.after ?? {}).sort()).toEqual(Object.keys(texts).sort());
  expect(more).toEqual([]);
});
