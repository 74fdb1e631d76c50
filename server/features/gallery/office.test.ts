import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeCalls } from '#tests/support/office-records.ts';
import { multipart, openSeason, picture, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { galleryItems } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const path = '/api/admin/gallery';
const { admin, logged, refused } = officeCalls(() => portal, path, galleryItems);
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.delete(galleryItems);
});

const NOWHERE = '01890000-0000-7000-8000-000000000000';

async function upload(): Promise<string> {
  const { body, headers } = multipart({ name: 'photo.png', type: 'image/png', bytes: await picture() }, {});
  return (await portal.call('POST', '/api/admin/uploads', { as: 'admin', body, headers })).json.url;
}
const texts = { name: 'لحظة التتويج', name_en: 'On the podium' };
const input = async () => ({
  file_path: await upload(),
  ...texts,
  season: season.season.id,
  competion: season.paid.id,
});
const add = async (change: object = {}) => (await admin('POST', '', { ...(await input()), ...change })).json.gallery;
const seen = async (query = '') => (await portal.call('GET', `/api/gallery${query}`)).json.gallery;

describe('one picture', () => {
  test('is added with its season and competition, changed, switched and deleted, and visitors see that', async () => {
    const item = await add();
    expect(item).toMatchObject({ ...texts, season: season.season.id, competion: season.paid.id, status: true });
    expect((await admin('GET', `?id=${item._id}`)).json.gallery).toEqual(item);
    expect((await seen(`?season=${season.season.id}`))[0]).toMatchObject({ competion: { _id: season.paid.id } });
    const { file_path } = item;
    const change = { ...texts, file_path, season: season.season.id, competion: '', name_en: 'The podium' };
    await admin('PUT', '', { id: item._id, revision: 1, ...change });
    expect((await seen())[0]).toMatchObject({ name_en: 'The podium', competion: null });
    expect((await logged(item._id))[0]).toMatchObject({
      before: { competion: season.paid.id },
      after: { competion: '' },
    });
    await admin('GET', `?id=${item._id}&status=false`);
    expect(await seen()).toEqual([]);
    await admin('DELETE', `?id=${item._id}`);
    expect((await admin('GET', '')).json).toMatchObject({ galleries: [], totalItems: 0 });
  });

  test('comes as the form of the specification, too', async () => {
    const file = { name: 'photo.jpeg', type: 'image/jpeg', bytes: await picture() };
    const sent = multipart(file, { ...texts, season: season.season.id, competion: season.paid.id });
    const { status, json } = await admin('POST', '', sent.body, sent.headers);
    expect([status, json.gallery.name]).toEqual([200, texts.name]);
    const again = multipart(undefined, {
      ...json.gallery,
      name: 'غيرها',
      id: json.gallery._id,
      revision: '1',
    } as never);
    expect((await admin('PUT', '', again.body, again.headers)).json.gallery).toMatchObject({
      name: 'غيرها',
      revision: 2,
    });
  });

  test.each([
    ['no season', () => ({ season: undefined }), 'admin_fields_empty', ['season']],
    ['a season that there is not', () => ({ season: NOWHERE, competion: '' }), 'invalid_fields', ['season']],
    ['a competition that there is not', () => ({ competion: NOWHERE }), 'invalid_fields', ['competion']],
    ['a competition that is no id', () => ({ competion: 'FLLC' }), 'invalid_fields', ['competion']],
    ['no texts', () => ({ name: '', name_en: '' }), 'admin_fields_empty', ['name', 'name_en']],
  ])('is refused with %s, on its fields, and changes nothing', async (_what, change, code, fields) => {
    const body = { ...(await input()), ...change() };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, code, fields]);
  });

  test('sent twice with its key is added once, so that a retry of many adds none again', async () => {
    const body = await input();
    const headers = { 'idempotency-key': 'the-key-of-a-picture' };
    const ids = [await admin('POST', '', body, headers), await admin('POST', '', body, headers)];
    expect(ids[0]?.json.gallery._id).toBe(ids[1]?.json.gallery._id);
    expect(await portal.db.$count(galleryItems)).toBe(1);
  });
});

test('sent three times at once with its key, each is answered the one that was added', async () => {
  const body = await input();
  const headers = { 'idempotency-key': 'the-key-of-a-second-click' };
  const answers = await Promise.all([1, 2, 3].map(() => admin('POST', '', body, headers)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ json }) => json.gallery._id)).size).toBe(1);
});

test('the list is newest first, searched, and of one season; visitors see the same order', async () => {
  for (const name_en of ['One', 'Two']) await add({ name_en });
  const found = async (query: string) =>
    (await admin('GET', query)).json.galleries.map((one: { name_en: string }) => one.name_en);
  expect(await found('?per_page=10')).toEqual(['Two', 'One']);
  expect((await seen()).map((one: { name_en: string }) => one.name_en)).toEqual(['Two', 'One']);
  expect(await found('?s=one')).toEqual(['One']);
  expect(await found(`?season=${NOWHERE}`)).toEqual([]);
  expect(await found('?shown=false')).toEqual([]);
  const { text } = await portal.call('GET', `${path}/export.csv?lang=en&s=one`, { as: 'admin' });
  expect(text).toContain(`"${season.season.nameEn}","${season.paid.nameEn}","Yes"`);
});

test('the seasons to choose from have those that visitors do not see, too', async () => {
  const { json } = await portal.call('GET', '/api/admin/seasons/?search=true', { as: 'admin' });
  expect(json.seasons).toHaveLength(1);
  expect(json.seasons[0]).toMatchObject({ _id: season.season.id, name_en: season.season.nameEn, status: true });
  expect(json.seasons[0].competions.map((one: { _id: string }) => one._id)).toContain(season.closed.id);
});
