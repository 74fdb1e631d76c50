import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasons } from './table.ts';

let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let id: string;

const attribute = (n: number) => ({
  ...{ title: `ميزة ${n}`, titleEn: `Strength ${n}`, description: `وصف ${n}`, descriptionEn: `Words ${n}` },
  image: n === 1 ? 'drawn.webp' : null,
});

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const [season] = await portal.db
    .insert(seasons)
    .values([
      {
        ...{ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', title: 'عنوان', titleEn: 'A title' },
        ...{ description: '<p>وصف</p>', descriptionEn: '<p>About it</p>', registration: true },
        ...{ templateHtml: '<h2>المواعيد</h2>', templateHtmlEn: '<h2>Its dates</h2><p>January</p>' },
        attributes: [1, 2, 3, 4].map(attribute),
      },
      { slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad', title: 'حلفاء', titleEn: 'Allies' },
      { slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning();
  id = season?.id ?? '';
  const shared = { seasonId: id, coachesNo: 2, membersNo: 10 };
  const made = portal.db.insert(competitions).values([
    { ...shared, slug: 'FTC', name: 'تقني', nameEn: 'Tech', position: 3, paid: true, priceHalalas: 50_000 },
    { ...shared, slug: 'FLLE', name: 'مستكشفون', nameEn: 'Explore', position: 1, paid: false },
    { ...shared, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', position: 2, status: false },
  ]);
  await addAgeLevels(portal.db, await made.returning(), { Junior: '9-16' });
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

/** The main part of a page as text, without the menus around it. */
const main = async (url: string, language?: string) => {
  const { body } = await pages.get(url, language);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
};

describe('the page of a season', () => {
  test('shows its active competitions in their order, and the way to each', async () => {
    const html = await main('/seasons/first-2025/');
    expect(html.indexOf('Explore')).toBeGreaterThan(0);
    expect(html.indexOf('Tech')).toBeGreaterThan(html.indexOf('Explore'));
    expect(html).not.toContain('Challenge');
    expect(html.match(/href="\/competion\/[0-9a-f-]{36}"/g)).toHaveLength(2);
    expect(html).toContain('SAR 575.00');
    expect(html).toContain('Free');
  });

  test('shows up to three things that set it apart, with picture or cloth', async () => {
    const html = await main('/seasons/first-2025');
    for (const n of [1, 2, 3]) expect(html).toContain(`Words ${n}`);
    expect(html).not.toContain('Words 4');
    expect(html).toContain('src="/files/pictures/drawn.webp"');
  });

  test('shows how it runs as the office wrote it, in the language of the visitor', async () => {
    expect(await main('/seasons/first-2025/')).toContain('<h2>Its dates</h2><p>January</p>');
    expect(await main('/seasons/first-2025/', 'ar')).toContain('<h2>المواعيد</h2>');
  });

  test('names the eight general rules', async () => {
    const html = await main('/seasons/first-2025/');
    const rules = ['Participation', 'Age', 'Coach', 'Teams', 'Adults', 'Ethics code', 'Judges', 'National organizer'];
    for (const rule of rules) expect(html).toContain(`>${rule}</h3>`);
  });

  test('leads to registration while it is open, and to the results', async () => {
    const open = await main('/seasons/first-2025/');
    // A guest signs up first, and then comes to the wizard with the season still chosen.
    const wizard = encodeURIComponent(`/teams-registeration/?season_id=${id}`);
    expect(open).toContain(`href="/signup?redirect=${wizard}"`);
    expect(open).toContain(`href="/resultes/${id}/"`);
    expect(await main('/seasons/wro-2024/')).not.toContain('teams-registeration');
  });

  test('has the one season with an address of its own', async () => {
    expect(await main('/competion-wro-2024/')).toContain('Allies');
  });

  test('shows rules and a picture of its own in the place of those of every season', async () => {
    await portal.db
      .update(seasons)
      .set({ generalRulesEn: '<p>Robots of wood alone</p>', image: 'wide.webp' })
      .where(eq(seasons.slug, 'wro-2024'));
    const html = await main('/seasons/wro-2024/');
    expect(html).toContain('<p>Robots of wood alone</p>');
    expect(html).not.toContain('National organizer');
    expect(html).toContain('/files/pictures/wide.webp');
  });

  test('is previewed by an administrator while it is hidden, and by nobody else', async () => {
    const [draft] = await portal.db.select().from(seasons).where(eq(seasons.slug, 'draft'));
    const preview = (session = '') => pages.get(`/seasons/${draft?.id}/preview`, 'en', session);
    const sessionOf = async (role: 'admin' | 'coach') => `session=${await portal.tokenOf(role)}; signed_in=1`;
    const seen = await preview(await sessionOf('admin'));
    expect([seen.statusCode, seen.body.includes('Draft')]).toEqual([200, true]);
    expect(seen.headers['cache-control']).toContain('private');
    for (const session of ['', await sessionOf('coach')]) {
      const { statusCode, body } = await preview(session);
      expect([statusCode === 200, body.includes('Draft')]).toEqual([false, false]);
    }
  });

  test.each(['/seasons/draft/', '/seasons/nothing/'])('%s is not found', async (url) => {
    expect((await pages.get(url)).statusCode).toBe(404);
  });

  test.each(['/seasons/first-2025/', '/competion-wro-2024/'])(
    '%s leads to the newest season where there is none of its name',
    async (url) => {
      await portal.db.update(seasons).set({ slug: sql`'next-' || code` }).where(eq(seasons.status, true));
      const { statusCode, headers } = await pages.get(url);
      expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/seasons\/next-/)]);
    },
  );
});
