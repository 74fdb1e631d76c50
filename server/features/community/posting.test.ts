import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
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
import { communityComments, communityTopics } from './table.ts';

let portal: TestPortal;
let category: string;
let hidden: string;
let writer: Member;
let other: Member;

beforeAll(async () => {
  portal = await openTestPortal();
  [category, , hidden] = await forumCategories(portal);
  [writer, other] = (await forumMembers(portal, 2)) as [Member, Member];
});
afterAll(() => portal.close());
beforeEach(() => emptyForum(portal));

const nobody = '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
const post = (path: string, body: unknown, headers: object = writer.headers) =>
  portal.call('POST', `/api/community${path}`, { body, headers: headers as Member['headers'] });
const begin = (values: object, headers?: object) =>
  post('/', { title: 'كيف نبدأ؟', description: '<p>نص</p>', category, ...values }, headers);

async function refuses(send: () => ReturnType<typeof post>, status: number, code: string, fields?: string[]) {
  const before = await forumContent(portal);
  const answer = await send();
  expect([answer.status, answer.json.code]).toEqual([status, code]);
  if (fields) expect(Object.keys(answer.json.fields)).toEqual(fields);
  expect(await forumContent(portal)).toEqual(before);
}

describe('a topic', () => {
  test('is answered as it is kept, and found under its address', async () => {
    portal.time.now = new Date('2026-03-01T10:00:00.000Z');
    const { status, json } = await begin({
      ...{ title: '  كيف\n نبدأ؟ ', description: '<p>أول <b>نص</b></p><ul><li>أ</li></ul>' },
      ...{ user: other.id, likes: [other.id], likes_count: 9, status: false, slug: 'mine' },
    });
    portal.time.now = undefined;
    expect([status, json]).toEqual([
      200,
      {
        success: true,
        result: {
          ...{ _id: expect.any(String), title: 'كيف نبدأ؟', slug: 'كيف-نبدأ' },
          description: '<p dir="auto">أول <strong>نص</strong></p><ul dir="auto"><li>أ</li></ul>',
          category: { _id: category, name: 'أسئلة', name_en: 'Questions', logo: null },
          created_at: '2026-03-01T10:00:00.000Z',
          user: { _id: writer.id, name: writer.shown, picture: 'avator.png' },
          ...{ likes: [], likes_count: 0, comments_count: 0, closed: false },
        },
      },
    ]);
    const found = await portal.call('GET', `/api/community/?single=true&slug=${encodeURIComponent('كيف-نبدأ')}`);
    expect(found.json.result).toEqual(json.result);
    const listed = await portal.call('GET', '/api/community/');
    expect(listed.json.result).toEqual([{ ...json.result, description: 'أول نص أ' }]);
  });

  test('has an address of its own, also among many of the same title at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin({})));
    const slugs = answers.map(({ json }) => json.result.slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs.filter((slug) => slug === 'كيف-نبدأ')).toHaveLength(1);
    for (const slug of slugs) expect(slug).toMatch(/^كيف-نبدأ(-[a-z2-9]{5})?$/);
  });

  test('is previewed by its first 250 characters, without markup', async () => {
    await begin({ description: `<h3>عنوان</h3><p>${'كلمة '.repeat(100)}</p>` });
    await begin({ description: `<p>${'a'.repeat(249)}👍</p>` });
    const { result } = (await portal.call('GET', '/api/community/')).json;
    expect(result[0].description).toBe('a'.repeat(249));
    expect(result[1].description).toMatch(/^عنوان كلمة كلمة/);
    expect(result[1].description.length).toBeGreaterThan(240);
    expect(result[1].description.length).toBeLessThanOrEqual(limits.previewLength);
  });

  test('is refused, and nothing changed', async () => {
    await refuses(() => begin({}, {}), 401, 'not_signed_in');
    await refuses(() => begin({ title: ' ' }), 422, 'missing_fields', ['title']);
    await refuses(() => begin({ title: '\u200b\u3164' }), 422, 'missing_fields', ['title']);
    await refuses(() => begin({ title: 'a'.repeat(limits.topicTitleMax + 1) }), 422, 'invalid_fields', ['title']);
    await refuses(() => begin({ title: undefined }), 422, 'missing_fields', ['title']);
    await refuses(() => begin({ description: '' }), 422, 'missing_fields', ['description']);
    await refuses(() => begin({ description: '<p><br></p>' }), 422, 'missing_fields', ['description']);
    await refuses(() => begin({ description: 'a'.repeat(limits.postMax + 1) }), 422, 'invalid_fields', ['description']);
    // Too long only after its characters are escaped as HTML.
    await refuses(() => begin({ description: '&'.repeat(limits.postMax) }), 422, 'invalid_fields', ['description']);
    await refuses(() => begin({ category: undefined }), 422, 'missing_fields', ['category']);
    for (const unknown of [nobody, hidden, 'x']) {
      await refuses(() => begin({ category: unknown }), 422, 'invalid_fields', ['category']);
    }
  });
});

describe('a comment', () => {
  let topic: typeof communityTopics.$inferSelect;
  beforeEach(async () => {
    topic = await putTopic(portal, { categoryId: category, userId: writer.id });
  });

  const comment = (values: object = {}, headers?: object) =>
    post('/comments', { community_id: topic.id, body: '<p>رد</p>', ...values }, headers);
  const counts = async () => {
    const [kept] = await portal.db.select().from(communityTopics).where(eq(communityTopics.id, topic.id));
    return [kept?.commentsCount, await portal.db.$count(communityComments)];
  };

  test('is answered as it is kept, counted, and in the list', async () => {
    const { status, json } = await comment(
      { user: writer.id, likes: [writer.id], likes_count: 5, replies_count: 7, replies: [{ body: 'x' }], parent: null },
      other.headers,
    );
    expect([status, json]).toEqual([
      200,
      {
        success: true,
        result: {
          ...{ _id: expect.any(String), community_id: topic.id, parent: null, body: '<p dir="auto">رد</p>' },
          user: { _id: other.id, name: other.shown, picture: 'avator.png' },
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          ...{ likes: [], likes_count: 0, replies_count: 0, replies: [] },
        },
      },
    ]);
    const listed = await portal.call('GET', `/api/community/comments?post_id=${topic.id}`);
    expect(listed.json.result).toEqual([json.result]);
    expect(await counts()).toEqual([1, 1]);
  });

  test('is replied to; a reply to a reply stands under the same comment', async () => {
    const parent = (await comment()).json.result._id;
    const reply = (await comment({ parent }, other.headers)).json.result;
    const again = (await comment({ parent: reply._id })).json.result;
    expect([reply.parent, again.parent]).toEqual([parent, parent]);
    const { result } = (await portal.call('GET', `/api/community/comments?post_id=${topic.id}`)).json;
    expect(result).toMatchObject([
      { _id: parent, replies_count: 2, replies: [{ _id: reply._id }, { _id: again._id }] },
    ]);
    expect(result[0].replies[0]).toMatchObject({ replies_count: 0 });
    expect(await counts()).toEqual([3, 3]);
  });

  test('and replies of many at once are all counted', async () => {
    const parent = (await comment()).json.result._id;
    const sent = Array.from({ length: 20 }, (_, index) =>
      comment(index % 2 ? { parent } : {}, index % 4 < 2 ? writer.headers : other.headers),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(await counts()).toEqual([21, 21]);
    const [kept] = await portal.db.select().from(communityComments).where(eq(communityComments.id, parent));
    expect(kept?.repliesCount).toBe(10);
    expect(await portal.db.$count(communityComments, eq(communityComments.parentId, parent))).toBe(10);
  });

  test('is refused, and nothing changed', async () => {
    const elsewhere = await putTopic(portal, { categoryId: category, userId: writer.id });
    const far = await putComment(portal, { topicId: elsewhere.id, userId: writer.id });
    const gone = await putComment(portal, { topicId: topic.id, userId: writer.id, status: false });
    const under = await putComment(portal, { topicId: topic.id, userId: writer.id, parentId: gone.id });
    const hiddenTopic = await putTopic(portal, { categoryId: category, userId: writer.id, status: false });
    const hiddenPlace = await putTopic(portal, { categoryId: hidden, userId: writer.id });

    await refuses(() => comment({}, {}), 401, 'not_signed_in');
    await refuses(() => comment({ body: '' }), 422, 'missing_fields', ['body']);
    await refuses(() => comment({ body: '<img src=x onerror=alert(1)>' }), 422, 'missing_fields', ['body']);
    await refuses(() => comment({ body: 'a'.repeat(limits.postMax + 1) }), 422, 'invalid_fields', ['body']);
    await refuses(() => comment({ community_id: 'x' }), 422, 'invalid_fields', ['community_id']);
    await refuses(() => comment({ parent: 'x' }), 422, 'invalid_fields', ['parent']);
    for (const community_id of [nobody, hiddenTopic.id, hiddenPlace.id]) {
      await refuses(() => comment({ community_id }), 404, 'not_found');
    }
    for (const parent of [nobody, far.id, gone.id, under.id, topic.id]) {
      await refuses(() => comment({ parent }), 404, 'not_found');
    }
  });
});

test('who is blocked by the office can no longer write', async () => {
  const [blocked] = await forumMembers(portal, 1);
  await portal.database.pool.query('update users set status = false where id = $1', [blocked?.id]);
  await refuses(() => begin({}, blocked?.headers), 401, 'session_ended');
});
