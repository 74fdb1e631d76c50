import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  communityCategories,
  communityComments,
  communityLikes,
  communityTopics,
} from '#server/features/community/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { loadDemo } from './load.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo(portal.db, portal.files);
});
afterAll(() => portal.close());

const arabic = (text: string) => /[\u0600-\u06ff]/.test(text);

test('the forum has 25 topics in eight categories, most of them in Arabic, over both seasons', async () => {
  const topics = await portal.db.select().from(communityTopics).orderBy(asc(communityTopics.createdAt));
  expect(topics).toHaveLength(25);
  expect(topics.filter(({ title }) => arabic(title)).length).toBeGreaterThan(15);
  expect(topics.filter(({ title }) => !arabic(title)).length).toBeGreaterThan(4);
  const bySeason = await portal.db.select({ from: seasons.createdAt }).from(seasons).orderBy(asc(seasons.createdAt));
  const [, second] = bySeason.map(({ from }) => from.getTime());
  const after = topics.filter(({ createdAt }) => createdAt.getTime() > (second ?? 0)).length;
  expect([after > 10, topics.length - after > 4]).toEqual([true, true]);
  const used = await portal.db
    .select({ name: communityCategories.name, topics: sql<number>`count(${communityTopics.id})` })
    .from(communityCategories)
    .leftJoin(communityTopics, eq(communityTopics.categoryId, communityCategories.id))
    .groupBy(communityCategories.id);
  expect(used).toHaveLength(8);
  for (const category of used) expect(category.topics).toBeGreaterThan(0);
});

test('counts are those of the rows, and everything was written after its writer joined', async () => {
  const off = await portal.db.execute(sql`
    select title from ${communityTopics} topic
    where likes_count <> (select count(*) from ${communityLikes} where topic_id = topic.id)
       or comments_count <> (select count(*) from ${communityComments} where topic_id = topic.id)
    union all select body from ${communityComments} comment
    where likes_count <> (select count(*) from ${communityLikes} where comment_id = comment.id)
       or replies_count <> (select count(*) from ${communityComments} where parent_id = comment.id)
    union all select post.body from (
      select user_id, created_at, body from ${communityTopics} union all select user_id, created_at, body from ${communityComments}
    ) post join ${users} on users.id = post.user_id where post.created_at <= users.created_at`);
  expect(off.rows).toEqual([]);
  expect(await portal.db.$count(communityLikes)).toBeGreaterThan(300);
});

test('every topic opens, a list of them pages, and one has more comments than a page', async () => {
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { json } = await portal.call('GET', `/api/community/?page=${page}&limit=10&sort_by=newest`);
    expect(json).toMatchObject({ currentPage: page, totalPages: 3, totalItems: 25 });
    for (const topic of json.result) {
      const whole = await portal.call('GET', `/api/community/?single=true&slug=${encodeURIComponent(topic.slug)}`);
      expect(whole.json.result).toMatchObject({ _id: topic._id, title: topic.title });
      const comments = await portal.call('GET', `/api/community/comments?post_id=${topic._id}`);
      seen.push(`${comments.json.totalPages}`);
    }
  }
  expect(seen).toContain('2');
  const [quiet] = await portal.db.select().from(communityTopics).where(eq(communityTopics.commentsCount, 0));
  expect(quiet?.preview.length).toBeGreaterThan(limits.previewLength - 60);
});
