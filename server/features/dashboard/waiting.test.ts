import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { communityComments, communityReports, communityTopics } from '#server/features/community/index.ts';
import { contactMessages } from '#server/features/contact/index.ts';
import { deletionRequests } from '#server/features/personal-data/index.ts';
import { forumCategories, forumMembers } from '#tests/support/forum.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.time.now = new Date('2026-11-24T09:00:00Z');
});
afterAll(() => portal.close());

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date((portal.time.now as Date).getTime() - days * DAY);
const waiting = async (as: 'admin' | 'sub_admin' = 'admin') =>
  (await portal.call('GET', '/api/admin/dashboard', { as })).json.waiting;
/** What a list has that a figure leads to. */
const listed = async (list: string) =>
  (await portal.call('GET', `/api/admin/${list}?state=waiting`, { as: 'admin' })).json.totalItems;

test('where nothing waits, that is said, to each what they could see to', async () => {
  const requests = { total: 0, soon: 0, overdue: 0, next: null };
  expect(await waiting()).toEqual({ contacts: 0, posts: 0, requests });
  expect(await waiting('sub_admin')).toEqual({ contacts: 0 });
});

test('messages are counted as their list has them', async () => {
  const message = {
    name: 'Huda',
    email: 'h@example.com',
    phoneNumber: '+966500001234',
    message: 'Hello',
    language: 'ar',
  };
  await portal.db
    .insert(contactMessages)
    .values((['waiting', 'waiting', 'replied', 'closed'] as const).map((state) => ({ ...message, state }) as never));
  expect([(await waiting()).contacts, (await waiting('sub_admin')).contacts, await listed('contactus')]).toEqual([
    2, 2, 2,
  ]);
});

test('a post that several people report waits once, until its last report is settled', async () => {
  const [author, one, other] = await forumMembers(portal, 3);
  const [categoryId] = await forumCategories(portal);
  const userId = author?.id ?? '';
  const text = { title: 'A topic', body: '<p>Text</p>', preview: 'Text' };
  const [topic] = await portal.db
    .insert(communityTopics)
    .values({ categoryId, userId, slug: 'a', ...text })
    .returning();
  const topicId = topic?.id ?? '';
  const [comment] = await portal.db
    .insert(communityComments)
    .values({ topicId, userId, body: '<p>No</p>' })
    .returning();
  const settledAt = new Date();
  await portal.db.insert(communityReports).values([
    { userId: one?.id ?? '', topicId, reason: 'spam' },
    { userId: other?.id ?? '', topicId, reason: 'insult' },
    { userId: one?.id ?? '', commentId: comment?.id, reason: 'spam' },
    { userId: other?.id ?? '', commentId: comment?.id, reason: 'spam', settledAt },
  ]);
  expect([(await waiting()).posts, await listed('community')]).toEqual([2, 2]);
  await portal.db.update(communityReports).set({ settledAt }).where(eq(communityReports.topicId, topicId));
  expect([(await waiting()).posts, await listed('community')]).toEqual([1, 1]);
});

test('requests come due within a week, and then are overdue; those that are closed never', async () => {
  const people = await forumMembers(portal, 5);
  const [fresh, soon, overdue, withdrawn] = people.map(({ id: userId }) => ({ userId }));
  await portal.db.insert(deletionRequests).values([
    { ...fresh, createdAt: daysAgo(2) },
    { ...withdrawn, createdAt: daysAgo(40), withdrawnAt: daysAgo(39) },
  ] as never);
  const next = (days: number) => daysAgo(days - 30).toISOString();
  expect((await waiting()).requests).toEqual({ total: 1, soon: 0, overdue: 0, next: next(2) });
  await portal.db.insert(deletionRequests).values({ ...soon, createdAt: daysAgo(23.5) } as never);
  expect((await waiting()).requests).toEqual({ total: 2, soon: 1, overdue: 0, next: next(23.5) });
  await portal.db.insert(deletionRequests).values({ ...overdue, createdAt: daysAgo(31) } as never);
  expect((await waiting()).requests).toEqual({ total: 3, soon: 2, overdue: 1, next: next(31) });
  expect(await listed('deletion-requests')).toBe(3);
  expect(await waiting('sub_admin')).toEqual({ contacts: 2 });
});
