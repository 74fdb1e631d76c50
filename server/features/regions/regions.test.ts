import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ensureRegions } from './store.ts';
import { regions } from './table.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('regions', () => {
  test('are the thirteen of the country, in both languages', async () => {
    const { status, json, headers } = await portal.call('GET', '/api/regions/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    expect(json.success).toBe(true);
    expect(json.regions).toHaveLength(13);
    expect(json.regions[0]).toEqual({ _id: expect.any(String), en_name: 'Riyadh', ar_name: 'الرياض' });
    expect(json.regions.at(-1)).toMatchObject({ en_name: 'Aseer', ar_name: 'عسير' });
    for (const { en_name, ar_name } of json.regions) {
      expect(en_name).toMatch(/^[A-Za-z ]+$/);
      expect(ar_name).toMatch(/^[\u0600-\u06ff ]+$/);
    }
  });

  test('are kept by browsers', async () => {
    const { headers } = await portal.call('GET', '/api/regions');
    const again = await portal.call('GET', '/api/regions', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test('are made once: a later start keeps their ids, mends their names and adds what is missing', async () => {
    const all = () => portal.db.select().from(regions).orderBy(asc(regions.code));
    const before = await all();
    await portal.db.update(regions).set({ nameEn: 'Assir' }).where(eq(regions.code, 'SA-14'));
    await portal.db.delete(regions).where(eq(regions.code, 'SA-09'));
    await ensureRegions(portal.db);
    const after = await all();
    const names = (rows: typeof before) => rows.map(({ code, name, nameEn }) => ({ code, name, nameEn }));
    expect(names(after)).toEqual(names(before));
    expect(after.filter(({ id }) => before.some((row) => row.id === id))).toHaveLength(12);
  });
});

describe('cities', () => {
  test('are suggestions in both languages, each in one of the regions, and every region has its seat first', async () => {
    const { json } = await portal.call('GET', '/api/cities');
    const listed = (await portal.call('GET', '/api/regions')).json.regions;
    const ids = new Set(listed.map((region: { _id: string }) => region._id));
    expect(json.cities.length).toBeGreaterThan(120);
    for (const city of json.cities) {
      expect(Object.keys(city)).toEqual(['en_name', 'ar_name', 'region']);
      expect(ids).toContain(city.region);
    }
    const seats = listed.map(({ _id }: { _id: string }) =>
      json.cities.find((city: { region: string }) => city.region === _id),
    );
    expect(seats.map((city: { en_name: string }) => city.en_name)).toEqual([
      ...['Riyadh', 'Makkah', 'Madinah', 'Dammam', 'Buraydah', 'Hail', 'Tabuk'],
      ...['Arar', 'Jazan', 'Najran', 'Al Bahah', 'Sakaka', 'Abha'],
    ]);
  });

  test('stand there once', async () => {
    const { cities } = (await portal.call('GET', '/api/cities')).json;
    expect(new Set(cities.map((city: { ar_name: string }) => city.ar_name)).size).toBe(cities.length);
    expect(new Set(cities.map((city: { en_name: string }) => city.en_name)).size).toBe(cities.length);
  });
});

describe('countries', () => {
  test('are those of the world in both languages, each once, and told to anybody', async () => {
    const { status, json, headers } = await portal.call('GET', '/api/countries/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/public, max-age=3600/);
    expect(json.countries.length).toBeGreaterThan(245);
    for (const name of ['code', 'en_name', 'ar_name'] as const)
      expect(new Set(json.countries.map((country: Record<string, string>) => country[name])).size).toBe(
        json.countries.length,
      );
    for (const { code, en_name, ar_name } of json.countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      // A code instead of a name would mean that it has none.
      expect(en_name).toMatch(/^[^\d]{4,}$/);
      expect(ar_name).toMatch(/^[\u0621-\u0652 ()،.-]+$/);
    }
    expect(json.countries).toContainEqual({ code: 'SA', en_name: 'Saudi Arabia', ar_name: 'المملكة العربية السعودية' });
    expect(json.countries).toContainEqual({ code: 'PS', en_name: 'Palestine', ar_name: 'فلسطين' });
  });
});
