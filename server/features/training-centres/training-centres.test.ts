import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { regions } from '#server/features/regions/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { trainingCentres } from './table.ts';

let portal: TestPortal;
let riyadh: string;
let tabuk: string;
let najran: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const idOf = async (code: string) =>
    (await portal.db.select().from(regions).where(eq(regions.code, code)))[0]?.id ?? '';
  [riyadh, tabuk, najran] = await Promise.all([idOf('SA-01'), idOf('SA-07'), idOf('SA-10')]);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(trainingCentres);
  const centre = (name: string, nameEn: string, regionId: string) => ({
    ...{ name, nameEn, regionId, address: 'شارع', addressEn: 'A street' },
  });
  await portal.db.insert(trainingCentres).values([
    centre('ترس النخيل', 'Palms', riyadh),
    {
      ...centre('بيت الروبوت', 'House of Robots', riyadh),
      ...{ phone: '+966112345678', location: 'https://www.openstreetmap.org/?mlat=24.7&mlon=46.7' },
    },
    centre('معمل البحر', 'Sea Lab', tabuk),
  ]);
});

const list = async (query = '') => (await portal.call('GET', `/api/trainings${query}`)).json;
const names = async (query = '') => (await list(query)).trainings.map((one: { name_en: string }) => one.name_en);

describe('the centres', () => {
  test('come by name, each with its region', async () => {
    const { success, trainings } = await list('/?training=training-center');
    expect(success).toBe(true);
    expect(trainings.map((one: { name_en: string }) => one.name_en)).toEqual(['House of Robots', 'Palms', 'Sea Lab']);
    expect(trainings[0]).toEqual({
      _id: expect.any(String),
      name: 'بيت الروبوت',
      name_en: 'House of Robots',
      address: 'شارع',
      address_en: 'A street',
      phone: '+966112345678',
      location: 'https://www.openstreetmap.org/?mlat=24.7&mlon=46.7',
      region: { _id: riyadh, en_name: 'Riyadh', ar_name: 'الرياض' },
    });
    expect(trainings[1]).toMatchObject({ phone: '', location: '' });
  });

  test('can be asked for by region', async () => {
    expect(await names(`/?region_id=${riyadh}&training=training-center`)).toEqual(['House of Robots', 'Palms']);
    expect(await names(`?region_id=${tabuk}`)).toEqual(['Sea Lab']);
  });

  test('of a region that has none, or that nobody knows, are an empty list', async () => {
    expect(await list(`?region_id=${najran}`)).toEqual({ success: true, trainings: [] });
    expect(await names('?region_id=01890000-0000-7000-8000-000000000000')).toEqual([]);
  });
});

test.each([
  ['region_id=riyadh', 'region_id'],
  ['training=shop', 'training'],
])('%s makes no sense and is refused, and says which part', async (query, field) => {
  const { status, json, headers } = await portal.call('GET', `/api/trainings/?${query}`);
  expect(status).toBe(422);
  expect(json).toMatchObject({ success: false, code: 'invalid_fields' });
  expect(Object.keys(json.fields)).toEqual([field]);
  expect(headers).not.toHaveProperty('etag');
});

test('a browser keeps the list, and gets it again only once it has changed', async () => {
  const first = await portal.call('GET', '/api/trainings');
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await portal.call('GET', '/api/trainings', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  await portal.db.update(trainingCentres).set({ phone: '+966500000001' }).where(eq(trainingCentres.nameEn, 'Sea Lab'));
  const changed = await portal.call('GET', '/api/trainings', { headers });
  expect(changed.status).toBe(200);
  expect(changed.json.trainings[2].phone).toBe('+966500000001');
});
