import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasonMilestones, seasons } from './table.ts';

/** Registration closes at 20:00 in Riyadh; without that, answers would be cached for a minute. */
let portal: TestPortal;
let competitionId: string;
const at = (time: string) => vi.setSystemTime(new Date(`2026-02-01T${time}+03:00`));

beforeAll(async () => {
  portal = await openTestPortal({ keeps: true, pages: true });
  const [season] = await portal.db
    .insert(seasons)
    .values({ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', registration: true })
    .returning();
  const seasonId = season?.id ?? '';
  const [competition] = await portal.db
    .insert(competitions)
    .values({ seasonId, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', paid: false, coachesNo: 2, membersNo: 4 })
    .returning();
  competitionId = competition?.id ?? '';
  await addAgeLevels(portal.db, [{ id: competitionId }], { Junior: '12-16' });
  await portal.db.insert(seasonMilestones).values({
    ...{ seasonId, kind: 'registration', title: 'التسجيل', titleEn: 'Registration' },
    ...{ fromDay: '2026-02-01', fromTime: '08:00', toDay: '2026-02-01', toTime: '20:00' },
  });
  await portal.caughtUp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
/** Drops the cache of the previous test, which ends in the evening of the same day. */
beforeEach(async () => {
  await portal.db.update(seasons).set({ name: 'فيرست' });
  await portal.caughtUp();
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.close();
});

const calls: [string, () => Promise<boolean>][] = [
  ['a season', async () => (await get('/api/first-seasons')).json.wroseasons[0].registration],
  [
    'a season among the open ones',
    async () => (await get('/api/first-seasons?registration=true')).json.wroseasons.length > 0,
  ],
  ['a competition', async () => (await get(`/api/competions?id=${competitionId}`)).json.competions[0].registration],
  ['the page of a season', async () => !/Registration (is )?closed/.test(await page('/seasons/first-2025/'))],
  [
    'the page of a competition',
    async () => !/Registration (is )?closed/.test(await page(`/competion/${competitionId}`)),
  ],
];
const get = (address: string) => portal.call('GET', address);
/** The visible text of a page, without the texts in its scripts. */
const page = async (address: string) =>
  (await portal.call('GET', address, { headers: { cookie: 'lang=en' } })).text.replaceAll(
    /<script[\s\S]*?<\/script>/g,
    '',
  );

test.each(calls)('%s opens and closes at the very moment, however lately it was asked for', async (_, open) => {
  at('07:59:50');
  // The first render shows whether the page can be cached; the second one is cached.
  for (let visits = 0; visits < 3; visits += 1) expect(await open()).toBe(false);
  at('08:00:00');
  expect(await open()).toBe(true);
  at('19:59:30');
  for (let visits = 0; visits < 3; visits += 1) expect(await open()).toBe(true);
  at('19:59:59.999');
  expect(await open()).toBe(true);
  at('20:00:00');
  expect(await open()).toBe(false);
});

test('browsers are told to keep it no longer either', async () => {
  at('12:00:00');
  expect((await get('/api/first-seasons')).headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  at('19:59:30');
  expect((await get('/api/first-seasons')).headers['cache-control']).toBe('public, max-age=29, must-revalidate');
});

test('the notice on all pages comes and goes at its times, and with it the kept pages', async () => {
  at('09:00:00');
  await portal.db.update(settings).set({
    ...{ notice: 'صيانة <b>الليلة</b>', noticeEn: 'Maintenance <b>tonight</b>', noticeLink: '/about?a=1&b=2' },
    ...{ noticeFrom: new Date('2026-02-01T10:00+03:00'), noticeTo: new Date('2026-02-01T11:00+03:00') },
  });
  await portal.caughtUp();
  const shown = async () => (await page('/privacy-policy/')).includes('Maintenance &lt;b&gt;tonight&lt;/b&gt;');
  at('09:59:50');
  for (let visits = 0; visits < 3; visits += 1) expect(await shown()).toBe(false);
  at('10:00:00');
  for (let visits = 0; visits < 3; visits += 1) expect(await shown()).toBe(true);
  expect(await page('/privacy-policy/')).toContain('href="/about?a=1&amp;b=2"');
  at('10:59:59.999');
  expect(await shown()).toBe(true);
  at('11:00:00');
  expect(await shown()).toBe(false);
});
