import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { sweepUploads, uploads } from '#server/features/uploads/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { formOf } from '#tests/support/forms.ts';
import { officeCalls } from '#tests/support/office-records.ts';
import { blackPng } from '#tests/support/png.ts';
import { multipart, openSeason, picture, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { partners } from './table.ts';

/* What is the partners' own, and what every record with a picture has: claimed when it is saved, given back when it goes. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const path = '/api/admin/partners';
const { admin, logged, refused } = officeCalls(() => portal, path, partners);

beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.delete(partners);
});

/** Uploads a picture as a form does; returns its address. */
async function upload(as: RoleName = 'admin', side = 900): Promise<string> {
  const { body, headers } = multipart({ name: 'logo.png', type: 'image/png', bytes: await picture(side) }, {});
  return (await portal.call('POST', '/api/admin/uploads', { as, body, headers })).json.url;
}
const names = { name: 'ستة خيوط', name_en: 'Six Threads' };
const add = async (change: object = {}) =>
  (await admin('POST', '', { file_path: await upload(), ...names, link: 'https://six.example/', ...change })).json
    .partner;
const nameOf = (address: string) => address.split('/').at(-1) ?? '';
const uploadOf = async (address: string) =>
  (
    await portal.db
      .select()
      .from(uploads)
      .where(eq(uploads.fileName, nameOf(address)))
  )[0];
const isThere = async (address: string) => (await portal.call('GET', address)).status === 200;
const seen = async () => (await portal.call('GET', '/api/partners')).json.partners;

test('a picture that a team shows as well outlives the partner', async () => {
  const season = await openSeason(portal);
  const partner = await add();
  const image = nameOf(partner.file_path);
  const team = await registerTeam(portal, season, { image, competion_id: season.free.id }, 'admin');
  await admin('DELETE', `?id=${partner._id}`);
  await portal.db.update(uploads).set({ unusedSince: new Date(0) });
  await sweepUploads(portal, new Date());
  expect(await isThere(partner.file_path)).toBe(true);
  const { image: shown } = (await portal.call('GET', `/api/teams/?team_id=${team._id}`, { as: 'admin' })).json.team;
  expect(shown).toBe(partner.file_path);
});

describe('one partner', () => {
  test('is added with an uploaded logo, and visitors see it', async () => {
    const partner = await add();
    expect(partner).toMatchObject({ ...names, link: 'https://six.example/', status: true, order_id: 1, revision: 1 });
    expect((await admin('GET', `?id=${partner._id}`)).json.partner).toEqual(partner);
    expect(await seen()).toEqual([
      {
        ...{ _id: partner._id, file_path: partner.file_path, ...names },
        ...{ link: 'https://six.example/', status: true },
      },
    ]);
    expect((await logged(partner._id))[0]?.after).toMatchObject({ file_path: partner.file_path, link: partner.link });
  });

  test('comes as the specification sends it: a form with the file alone, and a change with another one', async () => {
    const file = { name: 'WhatsApp Image 2026-11-01 at 10.22.33 م.jpeg', type: '', bytes: await picture(300) };
    const sent = multipart(file, {});
    const { json } = await admin('POST', '', sent.body, sent.headers);
    expect(json.partner).toMatchObject({ name: '', name_en: '', link: '' });
    expect(await isThere(json.partner.file_path)).toBe(true);

    await admin('PUT', '', { id: json.partner._id, file_path: json.partner.file_path, ...names });
    const again = multipart({ ...file, bytes: await picture(200) }, { id: json.partner._id });
    const changed = (await admin('PUT', '', again.body, again.headers)).json.partner;
    // What was not sent stays.
    expect(changed).toMatchObject({ ...names, revision: 3 });
    expect(changed.file_path).not.toBe(json.partner.file_path);
  });

  test.each([
    ['nothing', {}, 'admin_fields_empty', ['file_path']],
    ['empty names', { name: '', name_en: ' ' }, 'admin_fields_empty', ['file_path', 'name', 'name_en']],
    ['a logo of another site', { file_path: 'https://evil.example/x.webp' }, 'invalid_fields', ['file_path']],
    ['a path that leads elsewhere', { file_path: '/files/pictures/../x.webp' }, 'invalid_fields', ['file_path']],
    ['a logo that nobody uploaded', { file_path: '/files/pictures/nobody.webp' }, 'invalid_fields', ['file_path']],
  ])('is refused with %s, on its field, and changes nothing', async (_what, body, code, fields) => {
    expect(await refused(() => admin('POST', '', body))).toEqual([422, code, fields]);
  });

  test.each([
    ...[
      'javascript:alert(1)',
      'ftp://x.example',
      'x.example',
      'https://u:p@x.example/',
      `https://x.example/${'a'.repeat(500)}`,
    ],
  ])('is refused with the link %s', async (link) => {
    const file_path = await upload();
    expect(await refused(() => admin('POST', '', { file_path, link }))).toEqual([422, 'invalid_fields', ['link']]);
  });

  test.each([
    ['no picture', Buffer.from('Dear sir or madam'), 415, 'picture_type'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'picture_type',
    ],
    ['a torn picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, 'picture_unreadable'],
    ['more than 5 MB', Buffer.alloc(limits.pictureMaxBytes + 1), 413, 'file_too_large'],
  ])('is refused with %s as its file, on the field, and changes nothing', async (_what, bytes, status, code) => {
    const sent = multipart({ name: 'logo.png', type: 'image/png', bytes }, names);
    const field = code === 'file_too_large' ? 'file' : 'file_path';
    const before = await portal.db.$count(uploads);
    expect(await refused(() => admin('POST', '', sent.body, sent.headers))).toEqual([status, code, [field]]);
    expect(await portal.db.$count(uploads)).toBe(before);
  });

  test('is refused with a picture of 12,000 pixels a side, by its head alone', async () => {
    const bytes = blackPng(12_000, 12_000);
    const sent = multipart({ name: 'large.png', type: 'image/png', bytes }, names);
    expect(await refused(() => admin('POST', '', sent.body, sent.headers))).toEqual([
      ...[422, 'picture_unreadable', ['file_path']],
    ]);
  });

  test('with hostile texts is what was typed, nowhere markup', async () => {
    const name = '<script>alert(1)</script>‮evil\u0000';
    const partner = await add({ name, name_en: '=HYPERLINK("x")' });
    expect(partner.name).toBe('<script>alert(1)</script>evil');
    const csv = (await portal.call('GET', `${path}/export.csv`, { as: 'admin' })).text;
    expect(csv).toContain('"\'=HYPERLINK(""x"")"');
  });
});

describe('a picture of a record', () => {
  test('is stored at once in every size that pages use, with its width and height', async () => {
    const address = await upload('admin', 900);
    expect(await uploadOf(address)).toMatchObject({ width: 900, height: 900, state: 'new' });
    const small = await portal.files.get(`pictures/small/${nameOf(address)}`);
    expect((await sharp(small).metadata()).width).toBe(limits.pictureSmallSide);
  });

  test('is of its record from the save on, and goes when another takes its place, or the record is deleted', async () => {
    const partner = await add();
    expect((await uploadOf(partner.file_path))?.state).toBe('used');
    const next = await upload();
    const { json } = await admin('PUT', '', { id: partner._id, revision: 1, ...names, file_path: next });
    expect((await uploadOf(partner.file_path))?.state).toBe('new');
    expect((await uploadOf(next))?.state).toBe('used');
    await admin('DELETE', `?id=${json.partner._id}`);
    // A day to undo it in, counted from here.
    await sweepUploads(portal, new Date(Date.now() + limits.uploadKeptUnused - 60_000));
    expect(await isThere(next)).toBe(true);
    await sweepUploads(portal, new Date(Date.now() + limits.uploadKeptUnused + 60_000));
    expect([await isThere(partner.file_path), await isThere(next)]).toEqual([false, false]);
  });

  test('is not taken from another record, and a refused save claims nothing', async () => {
    const partner = await add();
    const taken = () => admin('POST', '', { file_path: partner.file_path, ...names });
    expect(await refused(taken)).toEqual([422, 'invalid_fields', ['file_path']]);
    const unused = await upload();
    await refused(() => admin('PUT', '', { id: partner._id, revision: 7, ...names, file_path: unused }));
    expect((await uploadOf(unused))?.state).toBe('new');
    expect((await uploadOf(partner.file_path))?.state).toBe('used');
  });

  test('of a deleted record can be saved again as a new one, by whoever has it in a form', async () => {
    const partner = await add();
    await admin('DELETE', `?id=${partner._id}`);
    const { status } = await admin('POST', '', { file_path: partner.file_path, ...names });
    expect([status, (await uploadOf(partner.file_path))?.state]).toEqual([200, 'used']);
  });
});

describe('the list', () => {
  const found = async (query: string) =>
    (await admin('GET', query)).json.partners.map((one: { name_en: string }) => one.name_en);

  test('is paged, searched, filtered, ordered, switched; visitors see the order', async () => {
    for (const name_en of ['Alpha', 'Beta', 'Gamma']) await add({ name_en, link: `https://${name_en}.example/` });
    const { json } = await admin('GET', '?page=1&per_page=25');
    expect([json.currentPage, json.totalPages, json.totalItems]).toEqual([1, 1, 3]);
    expect(await found('?s=beta.example')).toEqual(['Beta']);
    expect(await found('?s=ستة&sort=-order_id')).toEqual(['Gamma', 'Beta', 'Alpha']);
    const [alpha, beta] = json.partners;
    await admin('PUT', '/order', { id: alpha._id, place: 3 });
    expect((await seen()).map((one: { name_en: string }) => one.name_en)).toEqual(['Beta', 'Gamma', 'Alpha']);
    await admin('GET', `?id=${beta._id}&status=false`);
    expect((await seen()).map((one: { name_en: string }) => one.name_en)).toEqual(['Gamma', 'Alpha']);
    expect(await found('?shown=false')).toEqual(['Beta']);
  });
});

test('a file that the form does not declare is stored nowhere, whatever it is called', async () => {
  const stored = async () => (await portal.db.select().from(uploads)).length;
  const before = await stored();
  for (const name of ['constructor', 'con\u200bstructor', 'other']) {
    const form = await formOf({ [name]: new Blob([new Uint8Array(await picture())], { type: 'image/png' }) });
    // The reader of forms refuses the first of these names by itself.
    expect([400, 422]).toContain((await portal.call('POST', path, { as: 'admin', ...form })).status);
  }
  expect(await stored()).toBe(before);
});
