import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faqs } from '#server/features/faqs/table.ts';
import { teams } from '#server/features/teams/index.ts';
import { emptyForum, forumCategories, forumMembers, type Member } from '#tests/support/forum.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';

/* Public answers as in production: cached in memory until the database notifies of a change. */
let portal: TestPortal;
let category: string;
let member: Member;
beforeAll(async () => {
  portal = await openTestPortal({ keeps: true });
  [category] = await forumCategories(portal);
  [member] = (await forumMembers(portal, 1)) as [Member];
});
afterAll(() => portal.close());

const addTopic = async (title: string) => {
  const body = { title, description: '<p>Does it run?</p>', category };
  const { status, json } = await portal.call('POST', '/api/community', { body, headers: member.headers });
  expect(status).toBe(200);
  return json.result as { slug: string };
};
const topics = async (headers = {}) => {
  const { json } = await portal.call('GET', '/api/community', { headers });
  return json.result.map(({ title }: { title: string }) => title);
};

test('an edit through the API shows in the next answer, to guests and the signed-in alike', async () => {
  await emptyForum(portal);
  expect(await topics()).toEqual([]);
  for (const title of ['One gear', 'Two gears', 'Three gears']) {
    await addTopic(title);
    expect((await topics())[0]).toBe(title);
    expect((await topics(member.headers))[0]).toBe(title);
    await portal.db.execute('delete from rate_limits');
  }
});

test('what does not exist yet is not remembered as missing', async () => {
  await emptyForum(portal);
  const { slug } = await addTopic('A gear that comes');
  await emptyForum(portal);
  const one = () => portal.call('GET', `/api/community?single=true&slug=${slug}`);
  await portal.caughtUp();
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await one()).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  }
  expect((await addTopic('A gear that comes')).slug).toBe(slug);
  expect((await one()).status).toBe(200);
});

test('an edit by another process shows soon after, in answers that were kept', async () => {
  const [faq] = await portal.db
    .insert(faqs)
    .values({ question: 'متى؟', questionEn: 'When?', answer: 'غدًا', answerEn: 'Tomorrow' })
    .returning();
  const answers = async () => (await portal.call('GET', '/api/faqs')).json.faqs;
  await portal.caughtUp();
  expect(await answers()).toHaveLength(1);
  const tag = async () => (await portal.call('GET', '/api/faqs')).headers.etag;
  const before = await tag();
  expect(await tag()).toBe(before);
  await portal.db
    .update(faqs)
    .set({ answerEn: 'Today' })
    .where(eq(faqs.id, faq?.id ?? ''));
  await vi.waitFor(async () => expect((await answers())[0].description_en).toBe('Today'), {
    ...patiently,
    interval: 5,
  });
  expect(await tag()).not.toBe(before);
});

test('what is kept costs no query', async () => {
  const { season } = await openSeason(portal);
  const url = `/api/competions?season=${season.id}`;
  await portal.caughtUp();
  expect((await portal.call('GET', url)).json.competions).toHaveLength(3);
  const query = vi.spyOn(portal.database.pool, 'query');
  for (let visit = 0; visit < 10; visit += 1) expect((await portal.call('GET', url)).status).toBe(200);
  expect(query).not.toHaveBeenCalled();
  await portal.db.$count(teams);
  expect(query).toHaveBeenCalled();
  query.mockRestore();
});
