import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { communityCategories, communityComments, communityTopics } from '#server/features/community/index.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { sitemapXml } from './sitemap.ts';

let portal: TestPortal;
const ids = { season: '', competition: '' };

/** An active and an inactive record of each kind; a topic with a slug in Arabic, and a comment on it. */
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.tokenOf('coach');
  const { db } = portal;
  const [season, hidden] = await db
    .insert(seasons)
    .values([
      { slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST' },
      { slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning();
  const shared = { coachesNo: 2, membersNo: 10, name: 'تحدي', nameEn: 'Challenge' };
  const [competition] = await db
    .insert(competitions)
    .values([
      { ...shared, seasonId: season?.id ?? '', slug: 'FLLC' },
      { ...shared, seasonId: season?.id ?? '', slug: 'FTC', status: false },
      { ...shared, seasonId: hidden?.id ?? '', slug: 'FLLE' },
    ])
    .returning();
  Object.assign(ids, { season: season?.id, competition: competition?.id });
  const [author] = await db.select().from(users);
  const [category] = await db.insert(communityCategories).values({ name: 'عام', nameEn: 'General' }).returning();
  const [closed] = await db
    .insert(communityCategories)
    .values({ name: 'مخفي', nameEn: 'Hidden', status: false })
    .returning();
  const topic = { categoryId: category?.id ?? '', userId: author?.id ?? '', title: 'T', body: 'b', preview: 'b' };
  const [answered] = await db
    .insert(communityTopics)
    .values([
      { ...topic, slug: 'أول-روبوت', createdAt: new Date('2025-10-01T22:30:00Z') },
      { ...topic, slug: 'quiet', createdAt: new Date('2025-09-01T08:00:00Z') },
      { ...topic, slug: 'taken-down', status: false },
      { ...topic, slug: 'in-a-hidden-category', categoryId: closed?.id ?? '' },
    ])
    .returning();
  await db.insert(communityComments).values([
    { topicId: answered?.id ?? '', userId: topic.userId, body: 'c', createdAt: new Date('2025-10-03T09:00:00Z') },
    {
      ...{ topicId: answered?.id ?? '', userId: topic.userId, body: 'c', status: false },
      createdAt: new Date('2025-10-09T09:00:00Z'),
    },
  ]);
});
afterAll(() => portal.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('the sitemap', () => {
  test('names every public page once, at its written address, and nothing that is hidden', async () => {
    const answer = await get('/sitemap.xml', { host: 'portal.example' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const paths = locations(answer.body).map((address) => address?.replace('http://portal.example', ''));
    expect(paths).toEqual([
      ...['/', '/courses/', '/shops/', '/regions/', '/gallery/', '/about-us/', '/contact-us/', '/moetalent/'],
      ...['/community/', '/privacy-policy/', '/terms-conditions/'],
      ...['/seasons/first-2025/', `/resultes/${ids.season}/`, `/competion/${ids.competition}`],
      `/community/forums/2025-10-01/${encodeURIComponent('أول-روبوت')}`,
      '/community/forums/2025-09-01/quiet',
    ]);
  });

  test('names each page in both languages', async () => {
    const { body } = await get('/sitemap.xml', { host: 'portal.example' });
    const address = 'http://portal.example/seasons/first-2025/';
    expect(body).toContain(
      `<url><loc>${address}</loc>` +
        `<xhtml:link rel="alternate" hreflang="ar" href="${address}?lang=ar"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${address}?lang=en"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`,
    );
  });

  test('says of a topic when something was last written there that can be read', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('</loc><lastmod>2025-10-03T09:00:00.000Z</lastmod>');
    expect(body).toContain('/quiet</loc><lastmod>2025-09-01T08:00:00.000Z</lastmod>');
    expect(body.match(/<lastmod>/g)).toHaveLength(2);
  });

  test('takes as many queries for much as for little', async () => {
    const query = vi.spyOn(portal.database.pool, 'query');
    await get('/sitemap.xml');
    const forLittle = query.mock.calls.length;
    const many = Array.from({ length: 40 }, (_, n) => ({ slug: `s-${n}`, code: `S${n}`, name: 'م', nameEn: 'S' }));
    const made = await portal.db.insert(seasons).values(many).returning();
    query.mockClear();
    expect(locations((await get('/sitemap.xml')).body).filter((path) => path?.includes('/seasons/s-'))).toHaveLength(
      40,
    );
    expect(forLittle).toBe(3);
    expect(query.mock.calls.length).toBe(forLittle);
    query.mockRestore();
    for (const { id } of made) await portal.db.delete(seasons).where(eq(seasons.id, id));
  });

  test('is kept by those who ask, until it changes', async () => {
    const first = await get('/sitemap.xml');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, ids.competition));
    const changed = await get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) });
    await portal.db.update(competitions).set({ status: true }).where(eq(competitions.id, ids.competition));
    expect(changed.statusCode).toBe(200);
  });

  test('stays well-formed, whatever is in an address', () => {
    const xml = sitemapXml('http://"<evil>&', [{ path: `/seasons/a'b&c<d>/` }]);
    expect(xml).toContain('<loc>http://&quot;&lt;evil&gt;&amp;/seasons/a&apos;b&amp;c&lt;d&gt;/</loc>');
    expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/&|<evil|<d>/);
  });
});

test('robots.txt keeps search engines out of what is no page for them, and names the sitemap', async () => {
  const { statusCode, headers, body } = await get('/robots.txt', { host: 'portal.example' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const rules = body.split('\n');
  const closed = (path: string) =>
    rules.some((rule) => rule.startsWith('Disallow: ') && path.startsWith(rule.slice('Disallow: '.length)));
  const hidden = [
    ...['/api/settings', '/admin/dashboard/', '/profile', '/profile/team/1', '/my-teams/', '/teams-registeration/'],
    ...['/payment/telr', '/payment/v2/telr/1/2/auth/', '/sandbox/steb/popup'],
  ];
  expect(hidden.filter((path) => !closed(path))).toEqual([]);
  const open = ['/', '/files/share/site.ar.png', '/files/pictures/x.webp', '/assets/a.js', '/signin', '/seasons/x/'];
  expect(open.filter(closed)).toEqual([]);
  expect(rules).toContain('Sitemap: http://portal.example/sitemap.xml');
});
