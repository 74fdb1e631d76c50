import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { galleryItems } from './table.ts';

let portal: TestPortal;
let first: string;
let wro: string;
let draft: string;
let explore: string;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Two seasons with pictures, one of which is not shown, and an inactive season with one picture. */
beforeEach(async () => {
  await portal.db.delete(galleryItems);
  await portal.db.delete(competitions);
  await portal.db.delete(seasons);
  const rows = await portal.db
    .insert(seasons)
    .values([
      { slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST' },
      { slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad' },
      { slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning({ id: seasons.id });
  [first, wro, draft] = rows.map(({ id }) => id) as [string, string, string];
  const [competition] = await portal.db
    .insert(competitions)
    .values({
      ...{ seasonId: first, slug: 'FLLE', name: 'مستكشفون', nameEn: 'Explore' },
      ...{ coachesNo: 2, membersNo: 6 },
    })
    .returning({ id: competitions.id });
  explore = competition?.id ?? '';
  const on = (day: string) => new Date(`${day}T09:00:00Z`);
  await portal.db.insert(galleryItems).values([
    { picture: 'old.webp', name: 'قديمة', nameEn: 'Old', seasonId: wro, createdAt: on('2024-09-21') },
    {
      ...{ picture: 'new.webp', name: 'جديدة', nameEn: 'New', seasonId: first, competitionId: explore },
      createdAt: on('2026-01-10'),
    },
    { picture: 'mid.webp', name: 'وسطى', nameEn: 'Middle', seasonId: first, createdAt: on('2025-12-01') },
    {
      ...{ picture: 'off.webp', name: 'مخفية', nameEn: 'Hidden', seasonId: first, status: false },
      createdAt: on('2026-02-01'),
    },
    { picture: 'draft.webp', name: 'مسودة', nameEn: 'Draft', seasonId: draft, createdAt: on('2026-03-01') },
  ]);
});

const list = async (query = '') => (await portal.call('GET', `/api/gallery${query}`)).json;
const names = async (query = '') => (await list(query)).gallery.map((item: { name_en: string }) => item.name_en);

describe('the pictures', () => {
  test('come newest first, each with a ready address, its season and its competition', async () => {
    const { success, gallery } = await list('?status=true');
    expect(success).toBe(true);
    expect(gallery.map((item: { name_en: string }) => item.name_en)).toEqual(['New', 'Middle', 'Old']);
    expect(gallery[0]).toEqual({
      _id: expect.any(String),
      file_path: '/files/pictures/new.webp',
      name: 'جديدة',
      name_en: 'New',
      season: { _id: first, name: 'فيرست', name_en: 'FIRST' },
      competion: { _id: explore, name: 'مستكشفون', name_en: 'Explore' },
      status: true,
    });
    expect(gallery[1].competion).toBeNull();
  });

  test('can be asked for by season', async () => {
    expect(await names(`/?season=${first}`)).toEqual(['New', 'Middle']);
    expect(await names(`/?season=${wro}`)).toEqual(['Old']);
    expect(await list('?season=01890000-0000-7000-8000-000000000000')).toEqual({ success: true, gallery: [] });
  });

  test('that are not shown are absent, whatever is asked, and so are those of a season that is not shown', async () => {
    expect(await names('?status=false')).toEqual(['New', 'Middle', 'Old']);
    expect(await names(`?season=${draft}`)).toEqual([]);
    await portal.db.update(seasons).set({ status: false }).where(eq(seasons.id, first));
    expect(await names()).toEqual(['Old']);
  });

  test('of a competition that is not shown stay, without its name', async () => {
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, explore));
    const { gallery } = await list();
    expect(gallery[0]).toMatchObject({ name_en: 'New', competion: null });
  });
});

test('a season that is no id is refused, and says which part in the language of the asker', async () => {
  const english = await portal.call('GET', '/api/gallery/?season=all');
  expect(english.status).toBe(422);
  expect(english.json).toMatchObject({
    success: false,
    code: 'invalid_fields',
    fields: { season: expect.any(String) },
  });
  expect(english.headers).not.toHaveProperty('etag');
  const arabic = await portal.call('GET', '/api/gallery/?season=all&lang=ar');
  expect(arabic.json.msg).toMatch(/[\u0600-\u06ff]/);
});

test('a browser keeps the list, and gets it again only once it has changed', async () => {
  const kept = await portal.call('GET', '/api/gallery');
  expect(kept.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(kept.headers.etag) };
  const again = await portal.call('GET', '/api/gallery', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  await portal.db.update(galleryItems).set({ status: true }).where(eq(galleryItems.picture, 'off.webp'));
  const changed = await portal.call('GET', '/api/gallery', { headers });
  expect(changed.status).toBe(200);
  expect(changed.json.gallery).toHaveLength(4);
});
