import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { CatalogueSource } from '#server/providers/catalogue/port.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { limit, patiently } from '#tests/support/time-limits.ts';
import { openCatalogue } from './catalogue.ts';
import { catalogueAnswers } from './table.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** As if the last answers were so old that the academy must be requested before they are shown. */
function later(): void {
  portal.time.now = new Date((portal.time.now ?? new Date()).getTime() + limits.catalogueKept);
}
beforeEach(later);
afterEach(async () => {
  portal.academy.timeout = limit.wait;
  await portal.world.academyFaults({ mode: 'off' });
});

const get = (path: string) => portal.call('GET', path);
/** Repeats the check until it passes, because work in the background goes on after an answer. */
const until = <T>(check: () => Promise<T>) => vi.waitFor(check, patiently);

/** A list with all its pictures, as the academy gives it at this moment of the test's clock. */
const whole = (path: string) =>
  until(async () => {
    const { json } = await get(path);
    const { result, stale } = json as { result: { image: string | null }[]; stale: boolean };
    expect({ stale, pictures: result.map(({ image }) => Boolean(image)) }).toEqual({
      stale: false,
      pictures: result.map(() => true),
    });
    expect(result).not.toEqual([]);
    return json;
  });
const keys = async () =>
  (await portal.db.select({ key: catalogueAnswers.key }).from(catalogueAnswers).orderBy(asc(catalogueAnswers.key))).map(
    ({ key }) => key,
  );

describe('the academy answers', () => {
  test('courses page by page, by category, in both languages', async () => {
    const first = await whole('/api/courses?page=1&lang=en_US');
    expect(first).toMatchObject({ success: true, currentPage: 1, totalPages: 4, stale: false });
    expect(first.fetched_at).toBe(portal.time.now?.toISOString());
    expect(first.result).toHaveLength(9);
    expect(first.result[0]).toMatchObject({
      id: '101',
      name: 'The first six bricks: play and tell',
      user: { name: 'Rawan Al-Sabti' },
    });
    expect((await whole('/api/courses?page=4&lang=en_US')).result).toHaveLength(3);
    expect((await whole('/api/courses?lang=ar_001')).result[0].name).toBe('القطع الست الأولى: لعب وحكايات');
    const { json } = await get('/api/courses/categories?lang=en_US');
    expect(json.categories[2]).toEqual({ id: '3', name: 'Programming' });
    expect(await whole('/api/courses?cat_id=3&page=2&lang=en_US')).toMatchObject({
      currentPage: 2,
      totalPages: 2,
    });
    // Page 2 asks for page 1, too: until it has its pictures, it would be kept again later.
    await whole('/api/courses?cat_id=3&lang=en_US');
  });

  test('products with the price that the shop writes', async () => {
    const json = await whole('/api/products?page=3&lang=en_US');
    expect(json).toMatchObject({ currentPage: 3, totalPages: 3, stale: false });
    expect(json.result).toHaveLength(4);
    expect(json.result[3].tprice).toBe('SAR 450.00');
  });

  test('pictures are ours: WebP from our own address, kept by browsers', async () => {
    for (const path of ['/api/courses?lang=en_US', '/api/products?lang=en_US']) {
      const json = await whole(path);
      for (const { image } of json.result) expect(image).toMatch(/^\/files\/catalogue\/[\w-]+\.webp$/);
      const picture = await portal.app.inject({ url: json.result[0].image });
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(picture.headers['cache-control']).toContain('immutable');
      expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    }
    expect((await get('/files/catalogue/..%2f..%2fpackage.webp')).status).toBe(404);
  });

  test('is asked once, however many ask; not at all while the answer is fresh', async () => {
    const asked: string[] = [];
    const source: CatalogueSource = {
      categories: async (lang) => {
        asked.push(`categories ${lang}`);
        return [];
      },
      courses: async (lang, category, page) => {
        asked.push(`${lang} ${category} ${page}`);
        return { items: [{ id: '1', name: 'One', instructor: '', picture: null }], totalPages: 2 };
      },
      products: async () => ({ items: [], totalPages: 0 }),
    };
    const { db, files, pictures } = portal;
    const time = { now: Date.now() };
    const timeout = () => new Promise<void>(() => {});
    const catalogue = openCatalogue({
      db,
      files,
      pictures,
      source,
      clock: () => new Date(time.now),
      report: () => {},
      timeout,
    });
    await Promise.all(Array.from({ length: 20 }, () => catalogue.courses('en_US', 'all', 2)));
    expect(asked.sort()).toEqual(['en_US all 1', 'en_US all 2']);
    time.now += limits.catalogueFresh - 1;
    await catalogue.courses('en_US', 'all', 2);
    expect(asked).toHaveLength(2);
    await portal.db.delete(catalogueAnswers);
  });
});

describe('what visitors type', () => {
  test('asks for no category or page that does not exist, and keeps nothing of it', async () => {
    await get('/api/courses/categories?lang=en_US');
    await whole('/api/courses?lang=en_US');
    await whole('/api/products?lang=en_US');
    const before = await keys();
    for (const query of ['cat_id=99', 'cat_id=3%2F1', 'page=5', 'page=100000000', 'cat_id=99&page=2']) {
      const { status, json } = await get(`/api/courses?lang=en_US&${query}`);
      expect({ status, result: json.result }).toEqual({ status: 200, result: [] });
    }
    expect((await get('/api/products?lang=en_US&cat_id=3')).json.result).toEqual([]);
    expect((await get('/api/products?lang=en_US&page=9')).json).toMatchObject({ result: [], totalPages: 3 });
    expect(await keys()).toEqual(before);
  });

  test('an unknown language is Arabic', async () => {
    expect((await whole('/api/courses?lang=fr_FR')).result[0].name).toMatch(/[\u0600-\u06ff]/);
  });
});

describe.each(['reset', 'unavailable', 'html', 'shapes', 'slow'] as const)('an academy that fails (%s)', (mode) => {
  const lists = ['/api/courses?lang=en_US', '/api/courses?lang=en_US&page=2', '/api/products?lang=en_US'];

  test('the last good answers are shown, with their date, until it recovers', async () => {
    const good = await Promise.all(lists.map(whole));
    const categories = (await get('/api/courses/categories?lang=en_US')).json;
    later();
    if (mode === 'slow') portal.academy.timeout = limits.catalogueTimeout;
    await portal.world.academyFaults({ mode, delay: 600_000 });
    for (const [at, path] of lists.entries()) {
      expect(await get(path)).toMatchObject({ status: 200, json: { ...good[at], stale: true } });
    }
    expect((await get('/api/courses/categories?lang=en_US')).json).toEqual(categories);
    await portal.world.academyFaults({ mode: 'off' });
    await Promise.all(lists.map(whole));
  });
});

describe('an academy that has never answered', () => {
  let fresh: TestPortal;
  beforeAll(async () => {
    fresh = await openTestPortal();
  });
  afterAll(() => fresh.close());

  test('leaves the lists empty, and what came too late is kept', async () => {
    fresh.academy.timeout = 1;
    await fresh.world.academyFaults({ mode: 'slow', delay: 2_000 });
    const nothing = { success: true, result: [], totalPages: 0, fetched_at: null, stale: false };
    for (const path of ['/api/courses?lang=en_US&cat_id=3&page=2', '/api/courses?lang=en_US', '/api/products?page=2']) {
      expect((await fresh.call('GET', path)).json).toMatchObject(nothing);
    }
    await until(async () => {
      const rows = await fresh.db.select().from(catalogueAnswers);
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toContain('"image":null');
    });
    fresh.academy.timeout = limit.wait;
    await fresh.world.academyFaults({ mode: 'unavailable' });
    expect((await fresh.call('GET', '/api/courses?lang=en_US')).json).toMatchObject({ totalPages: 4, stale: false });
  });
});

test('a picture file has a name of ours', async () => {
  const json = await whole('/api/courses?lang=en_US');
  const address = `${portal.world.academy}/learn/101.png`;
  const name = createHash('sha256').update(address).digest('base64url');
  expect(json.result[0].image).toBe(`/files/catalogue/${name}.webp`);
});
