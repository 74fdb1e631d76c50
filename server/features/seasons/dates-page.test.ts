import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasonMilestoneCompetitions, seasonMilestones, seasons } from './table.ts';

let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
const address: Record<string, string> = { home: '/', season: '/seasons/first-2025/' };

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const [season] = await portal.db
    .insert(seasons)
    .values({
      ...{ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', registration: true },
      ...{ templateHtml: '<p>كيف يسير</p>', templateHtmlEn: '<p>How it runs</p>' },
    })
    .returning();
  const seasonId = season?.id ?? '';
  const [competition] = await portal.db
    .insert(competitions)
    .values({ seasonId, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', paid: false, coachesNo: 2, membersNo: 10 })
    .returning();
  if (competition) await addAgeLevels(portal.db, [competition], { Junior: '12-16' });
  address.competition = `/competion/${competition?.id}`;
  address.results = `/resultes/${seasonId}/`;
  await portal.db.insert(seasonMilestones).values([
    {
      seasonId,
      kind: 'registration',
      title: 'التسجيل',
      titleEn: 'Registration',
      fromDay: '2026-01-04',
      toDay: '2026-01-22',
    },
    {
      ...{ seasonId, kind: 'broadcast', title: 'البث', titleEn: 'Live from the table', fromDay: '2026-01-20' },
      ...{ fromTime: '19:00', toDay: '2026-01-20', toTime: '20:30' },
    },
    {
      ...{ seasonId, kind: 'final', title: 'النهائي', titleEn: 'Final', fromDay: '2026-04-02', toDay: '2026-04-04' },
      ...{ place: 'قاعة التروس', placeEn: 'Gears Hall' },
    },
  ]);
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

/** The visible text of a page at a moment in Riyadh, without tags. */
async function said(page: string, riyadh: string, language = 'en'): Promise<string> {
  portal.time.now = new Date(`${riyadh}+03:00`);
  const { body } = await pages.get(address[page] ?? '', language);
  return body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u200e\u00a0\s]+/g, ' ');
}

describe.each(['home', 'season', 'competition'])('%s counts the days that are left', (page) => {
  test.each([
    ['2026-01-10T12:00:00', '12 days left', 'بقي 12 يومًا'],
    ['2026-01-19T23:59:59', '3 days left', 'بقيت 3 أيام'],
    ['2026-01-20T00:00:00', '2 days left', 'بقي يومان'],
    ['2026-01-21T12:00:00', '1 day left', 'بقي يوم واحد'],
    ['2026-01-22T23:59:59', 'Last day', 'اليوم آخر يوم'],
  ])('at %s', async (riyadh, english, arabic) => {
    const text = await said(page, riyadh);
    expect(text).toContain(english);
    expect(text).toContain('22 January 2026');
    expect(await said(page, riyadh, 'ar')).toContain(arabic);
    expect(await said(page, riyadh, 'ar')).toContain('22 يناير 2026 (3 شعبان 1447 هـ)');
  });

  test('is closed at midnight in Riyadh, and before the first day says when it opens', async () => {
    const after = await said(page, '2026-01-23T00:00:00');
    expect(after).toMatch(/Registration (is )?closed/);
    expect(after).not.toMatch(/days? left|Last day|Registration (is )?open\b/);
    const before = await said(page, '2026-01-03T23:59:59');
    expect(before).toMatch(/Registration (is )?closed/);
    expect(before).toMatch(/Registration opens (on )?4 January 2026/);
  });
});

test('home names the next broadcast with its time in Riyadh, says that it is live, and then no more of it', async () => {
  const next = await said('home', '2026-01-20T18:59:59');
  expect(next).toContain('Next broadcast Live from the table Tuesday 20 January 2026, 19:00 to 20:30 Riyadh time');
  expect(await said('home', '2026-01-20T18:59:59', 'ar')).toContain('بتوقيت الرياض');
  const live = await said('home', '2026-01-20T19:00:00');
  expect(live).toContain('Live now Live from the table');
  const over = await said('home', '2026-01-20T20:30:00');
  expect(over).not.toContain('Live from the table');
});

test('the timeline of a season marks what is now and next, and folds away what is over', async () => {
  const text = await said('season', '2026-01-20T12:00:00');
  expect(text).toContain('4 to 22 January 2026 Now Registration');
  expect(text).toContain('19:00 to 20:30 Next Live from the table');
  expect(text).toContain('2 to 4 April 2026 Final Gears Hall');
  expect(text).not.toContain('earlier date');
  const later = await said('season', '2026-03-01T12:00:00');
  expect(later).toContain('2 earlier dates');
  expect(later).toContain('2 to 4 April 2026 Next Final');
  expect(await said('season', '2026-03-01T12:00:00', 'ar')).toContain('موعدان مضيا');
  const over = await said('season', '2027-01-01T12:00:00');
  expect(over).not.toMatch(/earlier|Now|Next|Add/);
  expect(over).toContain('2 to 4 April 2026');
});

test('a season whose registration is over is not over itself before its last date', async () => {
  expect(await said('season', '2026-01-20T12:00:00')).toContain('Your team could be there');
  const between = await said('season', '2026-03-01T12:00:00');
  expect(between).toContain('The season is under way');
  expect(between).not.toContain('The season is over');
  expect(await said('season', '2026-04-05T00:00:00')).toContain('The season is over');
});

test('results say before the finals when and where they are, and afterwards no day that is over', async () => {
  expect(await said('results', '2026-03-01T12:00:00')).toContain('The national final: 2 to 4 April 2026 Gears Hall');
  expect(await said('results', '2026-04-05T00:00:00')).not.toContain('April');
});

test('a final of one competition is on its page and not on that of another, and the season says for whom it is', async () => {
  portal.time.now = undefined;
  const [{ id: seasonId } = { id: '' }] = await portal.db.select().from(seasons);
  const [explore] = await portal.db
    .insert(competitions)
    .values({ seasonId, slug: 'FLLE', name: 'مستكشفون', nameEn: 'Explore', coachesNo: 2, membersNo: 6, position: 2 })
    .returning();
  address.explore = `/competion/${explore?.id}`;
  expect(await said('explore', '2026-03-01T12:00:00')).toContain('2 to 4 April 2026');
  const [final] = await portal.db.select().from(seasonMilestones).where(eq(seasonMilestones.kind, 'final'));
  const competitionId = address.competition?.split('/').at(-1) ?? '';
  await portal.db.insert(seasonMilestoneCompetitions).values({ seasonId, milestoneId: final?.id ?? '', competitionId });
  expect(await said('explore', '2026-03-01T12:00:00')).not.toMatch(/April|Final/);
  const { body } = await pages.get(address.explore, 'en');
  expect(body).not.toContain('2026-04-02');
  expect(await said('competition', '2026-03-01T12:00:00')).toContain('2 to 4 April 2026');
  expect(await said('season', '2026-03-01T12:00:00')).toContain('Final For Challenge');
  expect(await said('season', '2026-03-01T12:00:00', 'ar')).toContain('لفرق تحدي');
});
