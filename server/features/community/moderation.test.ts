import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/table.ts';
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
import { type communityComments, communityDecisions, communityTopics } from './table.ts';

let portal: TestPortal;
let category: string;
let author: Member;
let reader: Member;
let another: Member;
let topic: typeof communityTopics.$inferSelect;
let comment: typeof communityComments.$inferSelect;
let reply: typeof communityComments.$inferSelect;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
  [author, reader, another] = (await forumMembers(portal, 3)) as [Member, Member, Member];
});
afterAll(() => portal.close());
/** A topic with a comment and a reply to it. */
beforeEach(async () => {
  portal.time.now = undefined;
  await emptyForum(portal);
  topic = await putTopic(portal, { categoryId: category, userId: author.id, commentsCount: 2 });
  comment = await putComment(portal, { topicId: topic.id, userId: author.id, repliesCount: 1 });
  reply = await putComment(portal, { topicId: topic.id, parentId: comment.id, userId: another.id });
});

const path = '/api/admin/community';
const admin = (method: 'GET' | 'PATCH', query = '', body?: unknown) =>
  portal.call(method, `${path}${query}`, { as: 'admin', body });
const report = (id: string, by = reader, reason = 'spam', note = 'look') =>
  portal.call('POST', '/api/community/reports', { body: { id, reason, note }, headers: by.headers });
const decide = (id: string, decision: string, more: object = {}) =>
  admin('PATCH', '', { id, decision, reason: 'because', ...more });
const one = async (id: string) => (await admin('GET', `?id=${id}`)).json.post;
const listed = async (query = '') => (await admin('GET', query)).json.posts.map(({ _id }: { _id: string }) => _id);
const write = (by: Member, body: object = {}, headers: object = {}) =>
  portal.call('POST', '/api/community/comments', {
    body: { community_id: topic.id, body: '<p>نص</p>', ...body },
    headers: { ...by.headers, ...headers },
  });
const shownTopic = async () => (await portal.call('GET', `/api/community/?single=true&slug=${topic.slug}`)).json.result;
const shownComments = async () => (await portal.call('GET', `/api/community/comments?post_id=${topic.id}`)).json;
const logged = () => portal.db.select().from(changeLog).orderBy(changeLog.at, changeLog.id);

/** A decision that is refused, and changes nothing. */
async function refuses(send: () => ReturnType<typeof admin>) {
  const before = [await forumContent(portal), await logged()];
  const { status, json } = await send();
  expect([await forumContent(portal), await logged()]).toEqual(before);
  return [status, json.code, json.fields && Object.keys(json.fields)];
}

describe('the list', () => {
  test('has a row for each reported post, what waits first, with the reasons of the open reports', async () => {
    await report(topic.id);
    await report(comment.id, reader, 'insult');
    await report(comment.id, another, 'other');
    await decide(topic.id, 'settle');
    const { json } = await admin('GET');
    expect(json).toMatchObject({ totalItems: 2, currentPage: 1, totalPages: 1 });
    expect(json.posts).toMatchObject([
      {
        ...{ _id: comment.id, kind: 'comment', title: topic.title, beginning: 'تعليق', hidden: false },
        ...{ state: 'waiting', open_reports: 2, reasons: ['insult', 'other'] },
        author: { _id: author.id, name: author.name },
      },
      { _id: topic.id, kind: 'topic', beginning: 'نص', state: 'settled', open_reports: 0, reasons: ['spam'] },
    ]);
  });

  test('is narrowed to what waits, is settled or hidden, ordered by the newest report, and paged', async () => {
    await report(topic.id);
    await report(comment.id);
    await decide(comment.id, 'hide');
    expect(await listed('?state=waiting')).toEqual([topic.id]);
    expect(await listed('?state=settled')).toEqual([comment.id]);
    expect(await listed('?hidden=true')).toEqual([comment.id]);
    expect(await listed('?hidden=false&state=settled')).toEqual([]);
    expect(await listed('?sort=-reported_at')).toEqual([comment.id, topic.id]);
    expect(await listed('?sort=reported_at&per_page=10&page=2')).toEqual([]);
  });

  test('and all decisions are for administrators alone', async () => {
    await report(topic.id);
    for (const as of ['sub_admin', 'coach', undefined] as const) {
      const status = as ? 403 : 401;
      const sent = { ...(as && { as }) };
      const body = { id: topic.id, decision: 'hide', reason: 'because' };
      const answers = [
        await portal.call('GET', path, sent),
        await portal.call('GET', `${path}?id=${topic.id}`, sent),
        await portal.call('PATCH', path, { ...sent, body }),
        await portal.call('GET', `${path}/categories`, sent),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
    expect(await one(topic.id)).toMatchObject({ hidden: false, decisions: [] });
  });
});

test('a post is read with its topic, what it replies to, its reports and its author', async () => {
  await report(reply.id, reader, 'personal_data', 'a number');
  expect(await one(reply.id)).toMatchObject({
    ...{ kind: 'comment', body: '<p>تعليق</p>', revision: 1, open_reports: 1 },
    topic: { _id: topic.id, closed: false, hidden: false, preview: 'نص' },
    parent: { beginning: 'تعليق', by: author.name, hidden: false },
    author: { _id: another.id, deleted: false, ban: null, hidden_posts: [] },
    reports: [{ by: reader.name, reason: 'personal_data', note: 'a number', settled: false }],
  });
  await report(comment.id);
  await report(topic.id);
  await decide(comment.id, 'hide');
  expect((await one(topic.id)).author.hidden_posts).toMatchObject([{ _id: comment.id, beginning: 'تعليق' }]);
  const unreported = await putComment(portal, { topicId: topic.id, userId: author.id });
  expect((await admin('GET', `?id=${unreported.id}`)).status).toBe(404);
});

describe('a decision', () => {
  test('that there is nothing wrong settles the reports; a later report lets the post wait again', async () => {
    await report(topic.id);
    const { json } = await admin('PATCH', '', { id: topic.id, decision: 'settle' });
    expect(json.post).toMatchObject({ state: 'settled', hidden: false, reports: [{ settled: true }] });
    await report(topic.id, another);
    expect(await one(topic.id)).toMatchObject({ state: 'waiting', open_reports: 1 });
  });

  test('hides a topic from everybody and restores it as it was; the log names states and ids alone', async () => {
    await report(topic.id);
    expect((await shownTopic())._id).toBe(topic.id);
    expect((await decide(topic.id, 'hide')).json.post).toMatchObject({ hidden: true, state: 'settled' });
    expect(await shownTopic()).toBeUndefined();
    expect((await portal.call('GET', '/api/community/')).json.totalItems).toBe(0);
    expect((await shownComments()).code).toBe('not_found');
    expect((await write(reader)).status).toBe(404);
    await decide(topic.id, 'restore', { reason: 'a mistake' });
    expect(await shownTopic()).toMatchObject({ _id: topic.id, comments_count: 2 });
    const [hidden, restored] = (await logged()).filter(({ recordId }) => recordId === topic.id);
    expect(hidden).toMatchObject({
      ...{ kind: 'community_topics', action: 'changed', name: topic.createdAt.toISOString() },
      ...{ before: { hidden: false, open_reports: 1 }, after: { hidden: true, open_reports: 0 } },
    });
    expect(restored).toMatchObject({ before: { hidden: true }, after: { hidden: false } });
    expect(JSON.stringify([hidden, restored])).not.toMatch(/because|a mistake/);
    expect((await one(topic.id)).decisions).toMatchObject([
      { decision: 'restore', reason: 'a mistake' },
      { decision: 'hide', reason: 'because' },
    ]);
  });

  test('hides a comment with its replies, and the counts follow and come back', async () => {
    await report(comment.id);
    await report(reply.id);
    await decide(comment.id, 'hide');
    expect([(await shownTopic()).comments_count, (await shownComments()).result]).toEqual([0, []]);
    // A reply that is hidden meanwhile stays hidden when its comment is back.
    await decide(reply.id, 'hide');
    await decide(comment.id, 'restore');
    expect((await shownComments()).result).toMatchObject([{ _id: comment.id, replies_count: 0, replies: [] }]);
    expect((await shownTopic()).comments_count).toBe(1);
    await decide(reply.id, 'restore');
    expect((await shownComments()).result).toMatchObject([{ replies_count: 1, replies: [{ _id: reply.id }] }]);
    expect((await shownTopic()).comments_count).toBe(2);
  });

  test('closes the topic of a comment: it is read, takes neither comments nor replies, and opens again', async () => {
    await report(comment.id);
    expect((await decide(comment.id, 'close')).json.post.topic.closed).toBe(true);
    expect(await shownTopic()).toMatchObject({ closed: true, comments_count: 2 });
    for (const body of [{}, { parent: comment.id }]) {
      const answer = await write(reader, body);
      expect([answer.status, answer.json.code]).toEqual([409, 'topic_closed']);
    }
    await decide(comment.id, 'reopen');
    expect((await write(reader)).status).toBe(200);
    expect((await one(comment.id)).decisions).toMatchObject([{ decision: 'reopen' }, { decision: 'close' }]);
  });

  test.each([
    ['without a reason', { reason: '  ' }, 422, 'missing_fields', ['reason']],
    ['of a ban without its length', { decision: 'ban' }, 422, 'missing_fields', ['period']],
    ['that there is not', { decision: 'burn' }, 422, 'invalid_fields', ['decision']],
    ['with too long a reason', { reason: 'a'.repeat(501) }, 422, 'invalid_fields', ['reason']],
    ['on what was not reported', { id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa' }, 404, 'not_found', undefined],
  ])('%s is refused, and nothing changed', async (_, sent, status, code, fields) => {
    await report(topic.id);
    const body = { id: topic.id, decision: 'hide', reason: 'because', ...sent };
    expect(await refuses(() => admin('PATCH', '', body))).toEqual([status, code, fields]);
  });

  test('that is so already changes nothing', async () => {
    await report(topic.id);
    for (const decision of ['restore', 'reopen', 'lift'])
      expect(await refuses(() => decide(topic.id, decision))).toEqual([200, undefined, undefined]);
  });

  test('of two at once: the second gets the changed state, and nothing happens twice', async () => {
    await report(topic.id);
    const { revision } = await one(topic.id);
    const answers = await Promise.all(['hide', 'hide', 'settle'].map((what) => decide(topic.id, what, { revision })));
    const refused = answers.filter(({ status }) => status === 409);
    expect([refused.length, await portal.db.$count(communityDecisions)]).toEqual([2, 1]);
    for (const { json } of refused) {
      expect(json).toMatchObject({
        code: 'changed_meanwhile',
        conflict: { current: { _id: topic.id, state: 'settled' } },
      });
    }
    // Also what somebody reports meanwhile has been read before it is decided on.
    await decide(topic.id, 'restore');
    const seen = await one(topic.id);
    await report(topic.id, another);
    expect(await refuses(() => decide(topic.id, 'hide', { revision: seen.revision }))).toEqual([
      ...[409, 'changed_meanwhile', undefined],
    ]);
  });
});

describe('a ban', () => {
  const begin = (by: Member, headers: object = {}) =>
    portal.call('POST', '/api/community', {
      body: { title: 'موضوع', description: '<p>نص</p>', category },
      headers: { ...by.headers, ...headers },
    });

  test('keeps its person from topics and comments until its time is over, in one sentence', async () => {
    portal.time.now = new Date('2026-03-01T10:00:00.000Z');
    await report(comment.id);
    const until = '2026-03-08T10:00:00.000Z';
    expect((await decide(comment.id, 'ban', { period: '7' })).json.post.author.ban).toEqual({ until });
    for (const send of [begin, (by: Member, headers: object) => write(by, {}, headers)]) {
      const english = await send(author, { cookie: 'lang=en' });
      expect([english.status, english.json.code, english.json.msg]).toEqual([
        ...[403, 'posting_banned', 'You cannot post in the forum until 8 March 2026, 13:00.'],
      ]);
      const arabic = await send(author, { cookie: 'lang=ar' });
      expect(arabic.json.msg).toEqual(
        expect.stringMatching(/^لا يمكنك النشر في المنتدى حتى 8 مارس 2026، 13:00 \(.* هـ\)\.$/),
      );
    }
    expect((await write(reader)).status).toBe(200);
    portal.time.now = new Date(until);
    expect((await write(author)).status).toBe(200);
    expect((await one(comment.id)).author.ban).toBeNull();
  });

  test('without an end lasts until it is lifted, and a new one takes the place of the old', async () => {
    await report(topic.id);
    await decide(topic.id, 'ban', { period: '1' });
    await decide(topic.id, 'ban', { period: 'open', revision: (await one(topic.id)).revision });
    expect((await one(topic.id)).author.ban).toEqual({ until: null });
    const { json } = await write(author, {}, { cookie: 'lang=en' });
    expect(json.msg).toBe('You cannot post in the forum until the programme office allows it again.');
    await decide(topic.id, 'lift');
    expect((await write(author)).status).toBe(200);
  });

  test.each(['open', '7'])(
    'that is sent twice (%s) is decided once; another is refused to who has not seen it',
    async (period) => {
      portal.time.now = new Date('2026-03-01T10:00:00.000Z');
      await report(topic.id);
      await report(comment.id);
      const banned = (await decide(topic.id, 'ban', { period })).json.post;
      portal.time.now = new Date('2026-03-01T10:00:05.000Z');
      const before = [await forumContent(portal), await logged()];
      for (const id of [topic.id, comment.id]) {
        const again = await decide(id, 'ban', { period });
        expect([again.status, again.json.post.author.ban]).toEqual([200, banned.author.ban]);
      }
      expect([await forumContent(portal), await logged()]).toEqual(before);
      expect(await refuses(() => decide(comment.id, 'ban', { period: '1' }))).toEqual([
        409,
        'changed_meanwhile',
        undefined,
      ]);
      const { conflict } = (await decide(comment.id, 'ban', { period: '1' })).json;
      expect(conflict.current.author.ban).toEqual(banned.author.ban);
      // Who has seen it may shorten it, and let it begin anew.
      const { revision } = conflict.current;
      const shorter = await decide(comment.id, 'ban', { period: '1', revision });
      expect(shorter.json.post.author.ban).toEqual({ until: '2026-03-02T10:00:05.000Z' });
      portal.time.now = new Date('2026-03-02T09:00:00.000Z');
      const renewed = await decide(comment.id, 'ban', { period: '1', revision: shorter.json.post.revision });
      expect(renewed.json.post.author.ban).toEqual({ until: '2026-03-03T09:00:00.000Z' });
    },
  );

  test('of one person by two posts at once is one', async () => {
    await report(topic.id);
    await report(comment.id);
    const [first, second] = [await one(topic.id), await one(comment.id)];
    const answers = await Promise.all([
      decide(topic.id, 'ban', { period: '1', revision: first.revision }),
      decide(comment.id, 'ban', { period: '30', revision: second.revision }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await portal.db.$count(communityDecisions)).toBe(1);
  });
});

test('what a deletion of its author left stays so when it is restored, and nobody is banned any more', async () => {
  await report(topic.id);
  await decide(topic.id, 'hide');
  await decide(topic.id, 'ban', { period: '30' });
  await portal.db.update(communityTopics).set({ body: '<p>gone</p>' }).where(eq(communityTopics.id, topic.id));
  await decide(topic.id, 'restore');
  expect((await shownTopic()).description).toBe('<p>gone</p>');
  await portal.db.delete(communityTopics).where(eq(communityTopics.id, topic.id));
  expect(await listed()).toEqual([]);
  expect(await portal.db.$count(communityDecisions)).toBe(0);
});

test('categories are added, renamed, ordered and hidden, visitors see it at once, and none is deleted', async () => {
  const office = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', query = '', body?: unknown) =>
    portal.call(method, `${path}/categories${query}`, { as: 'admin', body });
  const shown = async () =>
    (await portal.call('GET', '/api/community/categories')).json.categories.map(
      (one: { name_en: string }) => one.name_en,
    );
  expect(await shown()).toEqual(['Building', 'Questions']);
  const added = (await office('POST', '', { name: ' لقاءات ', name_en: 'Meetings' })).json.category;
  expect(added).toMatchObject({ name: 'لقاءات', status: true, order_id: 4 });
  await office('PUT', '', { id: added._id, revision: added.revision, name: 'لقاءات', name_en: 'Meet-ups' });
  await office('PUT', '/order', { id: added._id, place: 1 });
  expect(await shown()).toEqual(['Meet-ups', 'Building', 'Questions']);
  await office('PATCH', '', { ids: [category], status: false });
  expect(await shown()).toEqual(['Meet-ups', 'Building']);
  expect(await shownTopic()).toBeUndefined();
  await office('PATCH', '', { ids: [category], status: true });
  expect((await office('DELETE', `?id=${added._id}`)).status).toBe(404);
  expect((await office('POST', '', { name: '', name_en: 'x' })).status).toBe(422);
});
