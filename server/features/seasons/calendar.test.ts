import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { competitions } from '../competitions/index.ts';
import { seasonMilestoneCompetitions, seasonMilestones, seasons } from './table.ts';

let portal: TestPortal;
let ids: string[];

beforeAll(async () => {
  portal = await openTestPortal({ keeps: true });
  const [season, draft] = await portal.db
    .insert(seasons)
    .values([
      { slug: 'first-2025', code: 'F25', name: 'موسم فيرست', nameEn: 'FIRST season' },
      { slug: 'draft', code: 'D25', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning();
  const of = (seasonId = '') => ({ seasonId, title: 'التسجيل', titleEn: 'Registration; for teams' });
  const made = await portal.db
    .insert(seasonMilestones)
    .values([
      {
        ...{ ...of(season?.id), kind: 'registration', fromDay: '2026-01-04', toDay: '2026-01-22' },
        updatedAt: new Date('2026-01-01T09:00:00Z'),
      },
      {
        ...{ seasonId: season?.id ?? '', kind: 'broadcast', title: 'البث', titleEn: 'Live', fromDay: '2026-02-01' },
        ...{ fromTime: '19:00', toDay: '2026-02-01', toTime: '20:00', place: 'قاعة، الرياض', placeEn: 'Hall, Riyadh' },
        link: 'https://stream.example/live',
      },
      { ...of(draft?.id), kind: 'registration', fromDay: '2026-01-04', toDay: '2026-01-22' },
    ])
    .returning();
  ids = made.map(({ id }) => id);
});
afterAll(() => portal.close());

const get = (name: string, headers = {}) => portal.call('GET', `/files/calendar/${name}`, { headers });

test('a season is a file with all its dates, whose registration is the last day', async () => {
  const answer = await get('first-2025.en.ics');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('inline; filename="first-2025.en.ics"');
  const lines = answer.text.split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('SUMMARY;LANGUAGE=en:Registration\\; for teams: last day');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260122');
  expect(lines).toContain('DTEND;VALUE=DATE:20260123');
  expect(lines).toContain('URL:http://localhost/seasons/first-2025/');
  expect(lines).toContain('X-WR-CALNAME:FIRST season');
});

test('one date is a file of its own, in the language of its address', async () => {
  const answer = await get(`${ids[1]}.ar.ics`, { 'accept-language': 'en' });
  const lines = answer.text.split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain('SUMMARY;LANGUAGE=ar:البث');
  expect(lines).toContain('LOCATION;LANGUAGE=ar:قاعة، الرياض');
  expect(lines).toContain('DTSTART:20260201T160000Z');
  expect(lines).toContain('URL:https://stream.example/live');
  expect(lines).toContain(`UID:${ids[1]}`);
});

test('an entry is the same one by whichever address of the portal it was fetched', async () => {
  const uids = async (host: string) => (await get('first-2025.en.ics', { host })).text.match(/^UID:.*$/gm);
  expect(await uids('www.portal.test')).toEqual(await uids('portal.test'));
  expect(await uids('portal.test')).toHaveLength(2);
});

test('it is kept, tagged, and made anew when a date changes', async () => {
  const first = await get('first-2025.en.ics');
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await get('first-2025.en.ics', headers)).status).toBe(304);
  expect(first.text).toContain('DTSTAMP:20260101T090000Z');
  const [made] = await portal.db
    .update(seasonMilestones)
    .set({ toDay: '2026-01-29' })
    .where(eq(seasonMilestones.id, ids[0] ?? ''))
    .returning();
  await portal.caughtUp();
  const { status, text } = await get('first-2025.en.ics', headers);
  expect(status).toBe(200);
  expect(text).not.toContain('DTSTAMP:20260101T090000Z');
  expect(text).toContain(`DTSTAMP:${made?.updatedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  expect(text).toContain('DTSTART;VALUE=DATE:20260129');
});

test.each([
  ['an inactive season', () => 'draft.en.ics'],
  ['a date of an inactive season', () => `${ids[2]}.en.ics`],
  ['no season', () => 'first-1999.en.ics'],
  ['no date', () => '01890000-0000-7000-8000-000000000000.en.ics'],
  ['another language', () => 'first-2025.fr.ics'],
  ['another kind of file', () => 'first-2025.en.txt'],
])('%s is not found', async (_, name) => {
  expect((await get(name())).status).toBe(404);
});

test('a date is found by its id in capital letters, too', async () => {
  const { status, text } = await get(`${ids[1]?.toUpperCase()}.en.ics`);
  expect(status).toBe(200);
  expect(text).toContain('SUMMARY;LANGUAGE=en:Live');
});

test('a season whose slug is Arabic has its file', async () => {
  const [season] = await portal.db
    .insert(seasons)
    .values({ slug: 'موسم', code: 'M26', name: 'موسم', nameEn: 'Season' })
    .returning();
  const date = { seasonId: season?.id ?? '', kind: 'other' as const, title: 'لقاء', titleEn: 'Meet' };
  await portal.db.insert(seasonMilestones).values({ ...date, fromDay: '2026-03-01', toDay: '2026-03-01' });
  await portal.caughtUp();
  const answer = await get(`${encodeURIComponent('موسم')}.ar.ics`);
  expect([answer.status, answer.headers['content-disposition']]).toEqual([200, 'inline; filename="dates.ar.ics"']);
});

test.each(['http://example.com/', '//evil.example', '/\\evil.example', 'https://', 'javascript:alert(1)'])(
  'a link that is neither a page of ours nor a secure address is refused by the database (%s)',
  async (link) => {
    const change = portal.db
      .update(seasonMilestones)
      .set({ link })
      .where(eq(seasonMilestones.id, ids[0] ?? ''));
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'season_milestones_link' } });
  },
);

test('a competition has the dates that concern it, each with whom it is for', async () => {
  const [season] = await portal.db
    .insert(seasons)
    .values({ slug: 'own', code: 'O26', name: 'موسم', nameEn: 'Season' })
    .returning();
  const seasonId = season?.id ?? '';
  const of = { seasonId, coachesNo: 1, membersNo: 2 };
  const [explore, challenge] = await portal.db
    .insert(competitions)
    .values([
      { ...of, slug: 'FLLE', name: 'مستكشفون', nameEn: 'Explore' },
      { ...of, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge' },
    ])
    .returning();
  const day = { seasonId, fromDay: '2026-03-01', toDay: '2026-03-01' };
  const [, final] = await portal.db
    .insert(seasonMilestones)
    .values([
      { ...day, kind: 'regional', title: 'لقاء', titleEn: 'Regional' },
      { ...day, kind: 'final', title: 'نهائي', titleEn: 'Final' },
    ])
    .returning();
  const named = { seasonId, milestoneId: final?.id ?? '', competitionId: challenge?.id ?? '' };
  await portal.db.insert(seasonMilestoneCompetitions).values(named);
  await portal.caughtUp();
  const titles = async (name: string) =>
    (await get(`${name}.en.ics`)).text.match(/(?<=SUMMARY;LANGUAGE=en:).*/g)?.sort();
  expect(await titles(explore?.id ?? '')).toEqual(['Regional']);
  expect(await titles(challenge?.id ?? '')).toEqual(['Final', 'Regional']);
  expect(await titles('own')).toEqual(['Final', 'Regional']);
  expect((await get('own.en.ics')).text).toContain('DESCRIPTION;LANGUAGE=en:Season\\nChallenge');
});
