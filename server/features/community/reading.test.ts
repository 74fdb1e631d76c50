import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { users } from '#server/features/users/index.ts';
import { emptyForum, forumCategories, forumMembers, type Member, putComment, putTopic } from '#tests/support/forum.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { communityCategories, communityComments, communityLikes, communityTopics } from './table.ts';

let portal: TestPortal;
let questions: string;
let building: string;
let hidden: string;
let writer: Member;
let reader: Member;

beforeAll(async () => {
  portal = await openTestPortal();
  [questions, building, hidden] = await forumCategories(portal);
  [writer, reader] = (await forumMembers(portal, 2)) as [Member, Member];
});
afterAll(() => portal.close());
beforeEach(() => emptyForum(portal));

const get = async (path: string) => (await portal.call('GET', `/api/community${path}`)).json;
const minute = (number: number) => new Date(Date.UTC(2025, 0, 1, 0, number));
const add = (number: number, values: Partial<typeof communityTopics.$inferInsert> = {}) =>
  putTopic(portal, {
    ...{ categoryId: questions, userId: writer.id, createdAt: minute(number) },
    ...{ title: `T${number}`, slug: `t${number}`, ...values },
  });
const titles = (answer: { result: { title: string }[] }) => answer.result.map(({ title }) => title);
const author = () => ({ _id: writer.id, name: writer.shown, picture: 'avator.png' });

test('categories that are shown come in their order', async () => {
  expect(await get('/categories')).toEqual({
    success: true,
    categories: [
      { _id: building, name: 'البناء', name_en: 'Building', logo: '/files/pictures/logo.webp' },
      { _id: questions, name: 'أسئلة', name_en: 'Questions', logo: null },
    ],
  });
});

describe('the list of topics', () => {
  test('is empty before anybody has written', async () => {
    expect(await get('/?page=1&limit=10&sort_by=newest')).toEqual({
      ...{ success: true, result: [] },
      ...{ currentPage: 1, totalPages: 1, totalItems: 0 },
    });
  });

  test('comes ten a page, newest first; of two at the same moment the later one', async () => {
    for (let number = 1; number <= 21; number += 1) await add(number, number > 20 ? { createdAt: minute(20) } : {});
    const first = await get('/?page=1&limit=10&sort_by=newest');
    expect(titles(first)).toEqual(['T21', 'T20', 'T19', 'T18', 'T17', 'T16', 'T15', 'T14', 'T13', 'T12']);
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3, totalItems: 21 });
    expect(titles(await get('?page=3'))).toEqual(['T1']);
    expect(await get('?page=4')).toMatchObject({ result: [], currentPage: 4, totalPages: 3 });
    for (const page of ['0', '', '-1', 'x']) expect(titles(await get(`?page=${page}`))).toEqual(titles(first));
    expect((await get('?page=900719925474099')).result).toEqual([]);
    expect((await get('?limit=20')).result).toHaveLength(20);
    expect((await get('?limit=1000000')).result).toHaveLength(limits.topicsPerPage);
  });

  test('can be asked for by category', async () => {
    await add(1);
    await add(2, { categoryId: building });
    expect(titles(await get(`?category_by=${building}`))).toEqual(['T2']);
    expect(titles(await get('?category_by=none'))).toEqual(['T2', 'T1']);
    expect(titles(await get('?category_by='))).toEqual(['T2', 'T1']);
    for (const unknown of ['0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa', 'questions', hidden]) {
      expect(await get(`?category_by=${unknown}`)).toMatchObject({ result: [], totalItems: 0 });
    }
  });

  test('says of each topic what a card needs, and never a national ID', async () => {
    const topic = await add(1, { body: '<p>long text</p>', preview: 'long', likesCount: 1, commentsCount: 4 });
    await portal.db.insert(communityLikes).values({ userId: reader.id, topicId: topic.id });
    const answer = await portal.call('GET', '/api/community/');
    expect(answer.json.result).toEqual([
      {
        ...{ _id: topic.id, title: 'T1', description: 'long', slug: 't1', created_at: '2025-01-01T00:01:00.000Z' },
        category: { _id: questions, name: 'أسئلة', name_en: 'Questions', logo: null },
        ...{ user: author(), likes: [reader.id], likes_count: 1, comments_count: 4, closed: false },
      },
    ]);
    const [{ nationalId } = { nationalId: '?' }] = await portal.db.select().from(users).where(eq(users.id, writer.id));
    expect(answer.text).not.toContain(nationalId);
    expect(answer.headers['cache-control']).toBe('public, max-age=10, must-revalidate');
  });

  test('leaves out what the office has hidden, and what is in a hidden category', async () => {
    await add(1);
    await add(2, { status: false });
    await add(3, { categoryId: hidden });
    expect(await get('')).toMatchObject({ result: [{ title: 'T1' }], totalItems: 1 });
  });
});

describe('one topic', () => {
  test('comes whole, by its slug', async () => {
    const topic = await add(1, { slug: 'كيف-نبدأ', body: '<p dir="auto">كل شيء</p>' });
    const answer = await get(`/?single=true&slug=${encodeURIComponent('كيف-نبدأ')}`);
    expect(answer).toMatchObject({ success: true, result: { _id: topic.id, description: '<p dir="auto">كل شيء</p>' } });
    expect([answer.currentPage, answer.totalPages, answer.totalItems]).toEqual([1, 1, 1]);
  });

  test.each(['nothing', '', '%00', "'", 'hidden', 'in-hidden'])('is not found: %j', async (slug) => {
    await add(1, { slug: 'hidden', status: false });
    await add(2, { slug: 'in-hidden', categoryId: hidden });
    const answer = await portal.call('GET', `/api/community/?single=true&slug=${slug}`);
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
  });
});

describe('comments', () => {
  test('come five a page, newest first, each with its replies, oldest first', async () => {
    const topic = await add(1);
    const comment = (number: number, parentId?: string, status = true) =>
      putComment(portal, { topicId: topic.id, userId: writer.id, createdAt: minute(number), parentId, status });
    const [first] = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => comment(number)));
    const parentId = first?.id ?? '';
    const later = await comment(9, parentId);
    const earlier = await comment(8, parentId);
    await comment(10, parentId, false);
    await comment(11, undefined, false);
    await portal.db.insert(communityLikes).values({ userId: reader.id, commentId: later.id });

    const page = await get(`/comments?page=1&limit=5&post_id=${topic.id}`);
    expect(page).toMatchObject({ success: true, currentPage: 1, totalPages: 2, totalItems: 6 });
    const times = page.result.map(({ created_at }: { created_at: string }) => new Date(created_at).getUTCMinutes());
    expect(times).toEqual([6, 5, 4, 3, 2]);

    const { result } = await get(`/comments?page=2&post_id=${topic.id}`);
    const wire = { community_id: topic.id, body: '<p>تعليق</p>', user: author(), likes_count: 0, replies_count: 0 };
    expect(result).toEqual([
      {
        ...{ ...wire, _id: parentId, parent: null, created_at: '2025-01-01T00:01:00.000Z', likes: [] },
        replies: [
          { ...wire, _id: earlier.id, parent: parentId, created_at: '2025-01-01T00:08:00.000Z', likes: [] },
          { ...wire, _id: later.id, parent: parentId, created_at: '2025-01-01T00:09:00.000Z', likes: [reader.id] },
        ],
      },
    ]);
  });

  test('of a topic without any are none', async () => {
    const { id } = await add(1);
    expect(await get(`/comments?post_id=${id}`)).toMatchObject({ result: [], totalPages: 1, totalItems: 0 });
  });

  test('of a hidden comment its replies are hidden too', async () => {
    const topic = await add(1);
    const shared = { topicId: topic.id, userId: writer.id };
    const parent = await putComment(portal, { ...shared, status: false });
    await putComment(portal, { ...shared, parentId: parent.id });
    expect(await get(`/comments?post_id=${topic.id}`)).toMatchObject({ result: [], totalItems: 0 });
  });

  test('of a topic that is not shown, or of none, are not found', async () => {
    const topic = await add(1, { status: false });
    const other = await add(2, { categoryId: hidden });
    for (const { id } of [topic, other]) await putComment(portal, { topicId: id, userId: writer.id });
    for (const id of [topic.id, other.id, '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa']) {
      const answer = await portal.call('GET', `/api/community/comments?post_id=${id}`);
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    for (const query of ['', '?post_id=1']) {
      expect((await portal.call('GET', `/api/community/comments${query}`)).status).toBe(422);
    }
  });
});

describe('however much there is to show,', () => {
  /** A topic with comments and replies, each liked by two people. */
  async function busyTopic(number: number, comments: number) {
    const topic = await add(number);
    const shared = { topicId: topic.id, userId: writer.id };
    const posts: { commentId?: string; topicId?: string }[] = [{ topicId: topic.id }];
    for (let count = 0; count < comments; count += 1) {
      const parent = await putComment(portal, shared);
      const reply = await putComment(portal, { ...shared, parentId: parent.id });
      posts.push({ commentId: parent.id }, { commentId: reply.id });
    }
    const likes = posts.flatMap((post) => [writer, reader].map(({ id }) => ({ ...post, userId: id })));
    await portal.db.insert(communityLikes).values(likes);
    return topic.id;
  }

  /** How many queries a call makes, and how many posts it returns. */
  async function costOf(path: string) {
    const query = vi.spyOn(portal.database.pool, 'query');
    const { result } = await get(path);
    const queries = query.mock.calls.length;
    query.mockRestore();
    return { posts: result.length, queries };
  }

  test('a page of topics takes four queries', async () => {
    await busyTopic(1, 0);
    expect(await costOf('')).toEqual({ posts: 1, queries: 4 });
    for (let number = 2; number <= 10; number += 1) await busyTopic(number, 0);
    expect(await costOf('')).toEqual({ posts: 10, queries: 4 });
  });

  test('a page of comments takes five', async () => {
    const quiet = await busyTopic(1, 1);
    const busy = await busyTopic(2, 7);
    expect(await costOf(`/comments?post_id=${quiet}`)).toEqual({ posts: 1, queries: 5 });
    expect(await costOf(`/comments?post_id=${busy}`)).toEqual({ posts: 5, queries: 5 });
  });
});

test('what the office hides is gone at the next request', async () => {
  const topic = await add(1);
  const comment = await putComment(portal, { topicId: topic.id, userId: writer.id });
  await portal.db.update(communityComments).set({ status: false }).where(eq(communityComments.id, comment.id));
  expect((await get(`/comments?post_id=${topic.id}`)).result).toEqual([]);
  await portal.db.update(communityCategories).set({ status: false }).where(eq(communityCategories.id, questions));
  expect((await get('')).result).toEqual([]);
  await portal.db.update(communityCategories).set({ status: true }).where(eq(communityCategories.id, questions));
  await portal.db.update(communityTopics).set({ status: false }).where(eq(communityTopics.id, topic.id));
  expect((await get('')).result).toEqual([]);
});

test('nobody is named in full, and no picture tells who they are to the provider', async () => {
  const topic = await add(1);
  const comment = await putComment(portal, { topicId: topic.id, userId: reader.id });
  await putComment(portal, { topicId: topic.id, userId: writer.id, parentId: comment.id });
  const answers = [await get('/'), await get('/?single=true&slug=t1'), await get(`/comments?post_id=${topic.id}`)];
  const text = JSON.stringify(answers);
  for (const kept of ['القحطاني', 'steb.example', 'forum-', '@example.com']) expect(text).not.toContain(kept);
  expect(answers[2].result[0]).toMatchObject({
    user: { name: reader.shown, picture: 'avator.png' },
    replies: [{ user: author() }],
  });
});
