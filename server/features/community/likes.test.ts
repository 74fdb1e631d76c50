import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rates } from '#contract/rates.ts';
import {
  emptyForum,
  forumCategories,
  forumContent,
  forumMembers,
  type Member,
  putComment,
  putTopic,
} from '#tests/support/forum.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { communityComments, communityLikes, communityTopics } from './table.ts';

const CROWD = 20;
let portal: TestPortal;
let category: string;
let hiddenCategory: string;
let crowd: Member[];
let first: Member;
let topic: typeof communityTopics.$inferSelect;
let comment: typeof communityComments.$inferSelect;
let reply: typeof communityComments.$inferSelect;

beforeAll(async () => {
  portal = await openTestPortal();
  [category, , hiddenCategory] = await forumCategories(portal);
  crowd = await forumMembers(portal, CROWD);
  first = crowd[0] as Member;
});
afterAll(() => portal.close());

beforeEach(async () => {
  await emptyForum(portal);
  topic = await putTopic(portal, { categoryId: category, userId: first.id });
  comment = await putComment(portal, { topicId: topic.id, userId: first.id });
  reply = await putComment(portal, { topicId: topic.id, parentId: comment.id, userId: first.id });
});

const like = (id: string, { headers }: Pick<Member, 'headers'>) =>
  portal.call('POST', '/api/community/likes', { body: { id }, headers });

/** The count that a post shows, and the number of its rows. */
async function counted(id: string) {
  const [table, column] =
    id === topic.id ? ([communityTopics, 'topicId'] as const) : ([communityComments, 'commentId'] as const);
  const [post] = await portal.db.select({ count: table.likesCount }).from(table).where(eq(table.id, id));
  return [post?.count, await portal.db.$count(communityLikes, eq(communityLikes[column], id))];
}

describe.each([
  ['a topic', () => topic.id],
  ['a comment', () => comment.id],
  ['a reply', () => reply.id],
])('%s', (_what, idOf) => {
  test('is liked, and the like taken back', async () => {
    const liked = await like(idOf(), first);
    expect(liked.json).toEqual({
      success: true,
      newCommunity: { _id: idOf(), likes: [first.id], likes_count: 1 },
    });
    expect(liked.headers['cache-control']).toBe('no-store');
    expect(await counted(idOf())).toEqual([1, 1]);
    const back = await like(idOf(), first);
    expect(back.json.newCommunity).toEqual({ _id: idOf(), likes: [], likes_count: 0 });
    expect(await counted(idOf())).toEqual([0, 0]);
  });

  test('liked by many at once counts each of them', async () => {
    const answers = await Promise.all(crowd.map((member) => like(idOf(), member)));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    expect(await counted(idOf())).toEqual([CROWD, CROWD]);
    const counts = answers.map(({ json }) => json.newCommunity.likes_count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(crowd.map((_, index) => index + 1));
  });

  test('switched by one person many times at once is liked once or not at all', async () => {
    await Promise.all(crowd.map(() => like(idOf(), first)));
    expect(await counted(idOf())).toEqual([0, 0]);
    await Promise.all(crowd.slice(1).map(() => like(idOf(), first)));
    expect(await counted(idOf())).toEqual([1, 1]);
  });
});

describe('refused, and nothing changed:', () => {
  const hide = (table: typeof communityTopics | typeof communityComments, id: string) =>
    portal.db.update(table).set({ status: false }).where(eq(table.id, id));

  async function refuses(id: string, headers: object, status: number, code: string) {
    const before = await forumContent(portal);
    const answer = await like(id, { headers: headers as Member['headers'] });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await forumContent(portal)).toEqual(before);
  }

  test('a guest', () => refuses(topic.id, {}, 401, 'not_signed_in'));
  test('what is nothing', () => refuses('0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa', first.headers, 404, 'not_found'));
  test('what is no id', () => refuses('1 or 1=1', first.headers, 422, 'invalid_fields'));

  test('a hidden topic, and what is under it', async () => {
    await hide(communityTopics, topic.id);
    for (const { id } of [topic, comment, reply]) await refuses(id, first.headers, 404, 'not_found');
  });

  test('a hidden comment, and what is under it', async () => {
    await hide(communityComments, comment.id);
    for (const { id } of [comment, reply]) await refuses(id, first.headers, 404, 'not_found');
    expect((await like(topic.id, first)).status).toBe(200);
  });

  test('a topic of a hidden category', async () => {
    const { id } = await putTopic(portal, { categoryId: hiddenCategory, userId: first.id });
    await refuses(id, first.headers, 404, 'not_found');
  });

  test('too many in a minute', async () => {
    for (let count = 0; count < rates.like.person; count += 1) await like(comment.id, first);
    await refuses(comment.id, first.headers, 429, 'too_many_requests');
    expect((await like(comment.id, crowd[1] as Member)).status).toBe(200);
  });
});
