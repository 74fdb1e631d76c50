import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { regions } from '#server/features/regions/index.ts';
import { officeCalls } from '#tests/support/office-records.ts';
import { multipart } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { trainingCentres } from './table.ts';

let portal: TestPortal;
let riyadh: string;
let tabuk: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const idOf = async (code: string) =>
    (await portal.db.select().from(regions).where(eq(regions.code, code)))[0]?.id ?? '';
  [riyadh, tabuk] = await Promise.all([idOf('SA-01'), idOf('SA-07')]);
});
afterAll(() => portal.close());

const path = '/api/admin/tranings';
const { admin, logged, refused } = officeCalls(() => portal, path, trainingCentres);
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.delete(trainingCentres);
});

const input = () => ({
  ...{ name: 'بيت الروبوت', name_en: 'House of Robots', address: 'شارع العليا', address_en: 'Olaya Street' },
  ...{ region: riyadh, phone: '+966112345678', location: 'https://www.openstreetmap.org/?mlat=24.7&mlon=46.7' },
});
const add = async (change: object = {}) => (await admin('POST', '', { ...input(), ...change })).json.training;
const seen = async () => (await portal.call('GET', '/api/trainings')).json.trainings;

describe('one centre', () => {
  test('is added, changed and deleted, and visitors see that', async () => {
    const training = await add();
    expect(training).toMatchObject({ ...input(), training: 'training-center', revision: 1 });
    expect((await admin('GET', `?id=${training._id}`)).json.training).toEqual(training);
    expect((await seen())[0]).toMatchObject({ name: 'بيت الروبوت', region: { _id: riyadh } });
    const { json } = await admin('PUT', '', { ...input(), id: training._id, revision: 1, region: tabuk, phone: '' });
    expect(json.training).toMatchObject({ region: tabuk, phone: '', revision: 2 });
    expect((await seen())[0]).toMatchObject({ phone: '', region: { _id: tabuk } });
    expect((await logged(training._id))[0]).toMatchObject({ before: { region: riyadh }, after: { region: tabuk } });
    await admin('DELETE', `?id=${training._id}`);
    expect(await seen()).toEqual([]);
  });

  test('comes as the form of the specification, too', async () => {
    const sent = multipart(undefined, input());
    const { status, json } = await admin('POST', '', sent.body, sent.headers);
    expect([status, json.training.name_en]).toEqual([200, 'House of Robots']);
  });

  test.each([
    ['nothing', () => ({}), 'admin_fields_empty', ['name', 'name_en', 'address', 'address_en', 'region']],
    [
      'a region that there is not',
      () => ({ ...input(), region: '01890000-0000-7000-8000-000000000000' }),
      'invalid_fields',
      ['region'],
    ],
    ['a map that is a script', () => ({ ...input(), location: 'javascript:alert(1)' }), 'invalid_fields', ['location']],
    ['a phone number that is none', () => ({ ...input(), phone: '0112' }), 'invalid_fields', ['phone']],
    ['a text that is too long', () => ({ ...input(), address: 'س'.repeat(201) }), 'invalid_fields', ['address']],
  ])('is refused with %s, on its fields, and changes nothing', async (_what, body, code, fields) => {
    expect(await refused(() => admin('POST', '', body()))).toEqual([422, code, fields]);
  });

  test('that exists is not changed to a region that there is not', async () => {
    const { _id: id } = await add();
    const body = { ...input(), id, region: '01890000-0000-7000-8000-000000000000' };
    expect(await refused(() => admin('PUT', '', body))).toEqual([422, 'invalid_fields', ['region']]);
  });
});

test('the list is by name, searched in names and addresses, and of one region', async () => {
  await add();
  await add({ name: 'معمل البحر', name_en: 'Sea Lab', address: 'الكورنيش', address_en: 'Corniche', region: tabuk });
  const found = async (query: string) =>
    (await admin('GET', query)).json.trainings.map((one: { name_en: string }) => one.name_en);
  expect(await found('?page=1')).toEqual(['House of Robots', 'Sea Lab']);
  expect(await found('?s=corniche')).toEqual(['Sea Lab']);
  expect(await found('?s=العليا')).toEqual(['House of Robots']);
  expect(await found(`?region=${tabuk}`)).toEqual(['Sea Lab']);
  expect(await found('?sort=-name_en')).toEqual(['Sea Lab', 'House of Robots']);
});

test('the CSV file names the region in the language of the person', async () => {
  await add();
  const { text } = await portal.call('GET', `${path}/export.csv?lang=ar`, { as: 'admin' });
  expect(text).toContain('"بيت الروبوت","House of Robots","الرياض","شارع العليا"');
  expect(text).toContain('"+966 11 234 5678"');
});
