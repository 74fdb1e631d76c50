import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { addAgeLevels, ageLevelOnTheWire } from '#tests/support/age-levels.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasons } from './table.ts';

let portal: TestPortal;
let open: string;
let over: string;
let hidden: string;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** An open season with three competitions (one inactive), an older one that is over, and an inactive one. */
beforeEach(async () => {
  await portal.db.delete(competitions);
  await portal.db.delete(seasons);
  const image = 'drawn.webp';
  const attributes = [{ title: 'قيم', titleEn: 'Values', description: 'وصف', descriptionEn: 'Words', image }];
  const rows = await portal.db
    .insert(seasons)
    .values([
      {
        ...{ slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad' },
        createdAt: new Date('2024-02-01T00:00:00Z'),
      },
      {
        ...{ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', title: 'عنوان', titleEn: 'Title' },
        ...{ description: 'وصف', descriptionEn: 'Description', registration: true, attributes },
        ...{ templateHtml: '<h2>المواعيد</h2>', templateHtmlEn: '<h2>Dates</h2>' },
        createdAt: new Date('2025-08-01T00:00:00Z'),
      },
      {
        ...{ slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false, registration: true },
        createdAt: new Date('2026-01-01T00:00:00Z'),
      },
    ])
    .returning({ id: seasons.id });
  [over, open, hidden] = rows.map(({ id }) => id) as [string, string, string];
  const shared = { coachesNo: 2, membersNo: 10 };
  const made = portal.db.insert(competitions).values([
    {
      ...shared,
      seasonId: open,
      slug: 'FTC',
      name: 'تقني',
      nameEn: 'Tech',
      position: 3,
      paid: true,
      priceHalalas: 50_000,
    },
    {
      ...shared,
      seasonId: open,
      slug: 'FLLE',
      name: 'مستكشفون',
      nameEn: 'Explore',
      position: 1,
      paid: true,
      priceHalalas: 20_050,
    },
    { ...shared, seasonId: open, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', position: 2, status: false },
    { ...shared, seasonId: over, slug: 'robosports', name: 'رياضات', nameEn: 'RoboSports', position: 1 },
  ]);
  await addAgeLevels(portal.db, await made.returning(), { Junior: '12-16' });
});

const list = async (query = '') => (await portal.call('GET', `/api/first-seasons${query}`)).json;
const slugs = async (query = '') => (await list(query)).wroseasons.map((season: { slug: string }) => season.slug);

describe('the list of seasons', () => {
  test('has the active ones, newest first, in the words of the specification', async () => {
    const { success, wroseasons } = await list();
    expect(success).toBe(true);
    expect(wroseasons.map((season: { slug: string }) => season.slug)).toEqual(['first-2025', 'wro-2024']);
    const { competions, ...season } = wroseasons[0];
    expect(season).toEqual({
      _id: open,
      slug: 'first-2025',
      name: 'فيرست',
      name_en: 'FIRST',
      title: 'عنوان',
      title_en: 'Title',
      description: 'وصف',
      description_en: 'Description',
      image: null,
      general_rules: '',
      general_rules_en: '',
      logo: null,
      registration: true,
      milestones: [],
      template_html: '<h2>المواعيد</h2>',
      template_html_en: '<h2>Dates</h2>',
      attributes: [
        { title: 'قيم', title_en: 'Values', desc: 'وصف', desc_en: 'Words', image: '/files/pictures/drawn.webp' },
      ],
    });
    expect(competions).toHaveLength(2);
  });

  test('shows of each its active competitions in their order, with prices in riyals and without prose', async () => {
    const { wroseasons } = await list(`?id=${open}`);
    expect(wroseasons[0].competions.map((card: { slug: string }) => card.slug)).toEqual(['FLLE', 'FTC']);
    expect(wroseasons[0].competions[0]).toEqual({
      _id: expect.any(String),
      name: 'مستكشفون',
      name_en: 'Explore',
      slug: 'FLLE',
      order_id: 1,
      registration: true,
      status: true,
      paid: true,
      price: 200.5,
      currency: 'SAR',
      coaches_no: 2,
      members_no: 10,
      agelevel: [ageLevelOnTheWire('Junior', '12-16')],
      logo: null,
    });
  });

  test('of a season without competitions is an empty list', async () => {
    await portal.db.delete(competitions).where(eq(competitions.seasonId, over));
    expect((await list('?slug=wro-2024')).wroseasons[0].competions).toEqual([]);
  });

  test('can be asked for by id, by slug and by whether registration is open', async () => {
    expect(await slugs(`?id=${over}`)).toEqual(['wro-2024']);
    expect(await slugs('?slug=first-2025')).toEqual(['first-2025']);
    expect(await slugs('?registration=true')).toEqual(['first-2025']);
    expect(await slugs('?registration=false')).toEqual(['wro-2024']);
    expect(await slugs(`?id=${over}&registration=true`)).toEqual([]);
  });

  test('is closed while teams can register in none of its competitions, and open with one of them', async () => {
    const isOpen = async () => (await list(`?id=${open}`)).wroseasons[0].registration;
    const change = (values: { registration?: boolean; status?: boolean }) =>
      portal.db.update(competitions).set(values).where(eq(competitions.seasonId, open));
    const levels = (status: boolean) => portal.db.update(ageLevels).set({ status });
    // `FLLC` is hidden all along.
    const one = eq(competitions.slug, 'FTC');
    for (const [closing, opening] of [
      [
        () => change({ registration: false }),
        () => portal.db.update(competitions).set({ registration: true }).where(one),
      ],
      [() => change({ status: false }), () => portal.db.update(competitions).set({ status: true }).where(one)],
      [() => levels(false), () => levels(true)],
    ] as const) {
      await closing();
      expect([await isOpen(), await slugs('?registration=true')]).toEqual([false, []]);
      await opening();
      expect([await isOpen(), await slugs('?registration=true')]).toEqual([true, ['first-2025']]);
    }
  });

  test('is the same with a slash at the end, for a HEAD and for a signed-in person', async () => {
    expect(await list('/')).toEqual(await list());
    expect(await list('/?slug=wro-2024')).toEqual(await list('?slug=wro-2024'));
    const head = await portal.call('HEAD', '/api/first-seasons');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await portal.call('GET', '/api/first-seasons', { as: 'student' })).json).toEqual(await list());
  });

  test('never shows an inactive season, whatever is asked', async () => {
    expect(await slugs(`?id=${hidden}`)).toEqual([]);
    expect(await slugs('?slug=draft')).toEqual([]);
  });

  test('is empty for an id or a slug that nobody has', async () => {
    expect(await list('?id=01890000-0000-7000-8000-000000000000')).toEqual({ success: true, wroseasons: [] });
    expect(await list('?slug=first-1999')).toEqual({ success: true, wroseasons: [] });
  });
});

describe('a question that makes no sense', () => {
  test.each([
    ['id=not-a-uuid', 'id'],
    ['registration=perhaps', 'registration'],
  ])('%s is refused, and says which part in the language of the asker', async (query, field) => {
    const english = await portal.call('GET', `/api/first-seasons?${query}`);
    expect(english.status).toBe(422);
    expect(english.json).toMatchObject({ success: false, code: 'invalid_fields', requestId: expect.any(String) });
    expect(Object.keys(english.json.fields)).toEqual([field]);
    expect(english.headers['cache-control']).toBe('no-store');
    expect(english.headers).not.toHaveProperty('etag');
    const arabic = await portal.call('GET', `/api/first-seasons?${query}&lang=ar`);
    expect(arabic.json.msg).toMatch(/[\u0600-\u06ff]/);
    expect(decodeURIComponent(String(arabic.headers.e_message))).toBe(arabic.json.msg);
    expect(english.json.msg).not.toMatch(/[\u0600-\u06ff]/);
  });
});

test('a browser keeps the list, and gets it again only once it has changed', async () => {
  const first = await portal.call('GET', '/api/first-seasons');
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await portal.call('GET', '/api/first-seasons', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  await portal.db.update(competitions).set({ priceHalalas: 100 }).where(eq(competitions.slug, 'FTC'));
  const changed = await portal.call('GET', '/api/first-seasons', { headers });
  expect(changed.status).toBe(200);
  expect(changed.json.wroseasons[0].competions[1].price).toBe(1);
});
