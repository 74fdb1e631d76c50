import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/table.ts';
import { users } from '#server/features/users/index.ts';
import {
  emptyForum,
  forumCategories,
  forumContent,
  forumMembers,
  type Member,
  putComment,
  putTopic,
} from '#tests/support/forum.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { moderationJob } from './send-moderation.ts';
import { type communityComments, communityTopics } from './table.ts';

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
  await portal.database.pool.query('delete from pgboss.job where name = $1', [moderationJob]);
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
const history = async (id: string) => (await admin('GET', `/history?id=${id}`)).json.changes;
const listed = async (query = '') => (await admin('GET', query)).json.posts.map(({ _id }: { _id: string }) => _id);
const write = (by: Member, body: object = {}) =>
  portal.call('POST', '/api/community/comments', {
    body: { community_id: topic.id, body: '<p>نص</p>', ...body },
    headers: by.headers,
  });
const shownTopic = async () => (await portal.call('GET', `/api/community/?single=true&slug=${topic.slug}`)).json.result;
const shownComments = async () => (await portal.call('GET', `/api/community/comments?post_id=${topic.id}`)).json;
const queuedMails = async () =>
  (await portal.database.pool.query('select data from pgboss.job where name = $1', [moderationJob])).rows.length;
const everything = async () => [
  await forumContent(portal),
  await portal.db.select().from(changeLog).orderBy(changeLog.id),
  await queuedMails(),
];

/** A decision that is refused, and changes nothing. */
async function refuses(send: () => ReturnType<typeof admin>) {
  const before = await everything();
  const { status, json } = await send();
  expect(await everything()).toEqual(before);
  return [status, json.code, json.fields && Object.keys(json.fields)];
}

describe('the list of reported posts', () => {
  test('has a row for each post, those that wait first, with the reasons of the open reports', async () => {
    await report(topic.id);
    await report(comment.id, reader, 'insult');
    await report(comment.id, another, 'other');
    await decide(topic.id, 'settle');
    const { json } = await admin('GET');
    expect(json).toMatchObject({ totalItems: 2, currentPage: 1, totalPages: 1, moreThanTotal: false });
    expect(json.posts).toMatchObject([
      {
        ...{ _id: comment.id, kind: 'comment', title: topic.title, beginning: 'تعليق' },
        ...{ state: 'waiting', open_reports: 2, reasons: ['insult', 'other'] },
        author: { _id: author.id, name: author.name },
      },
      { _id: topic.id, kind: 'topic', beginning: 'نص', state: 'kept', open_reports: 0, reasons: ['spam'] },
    ]);
  });

  test('is narrowed by state, ordered by the newest report, and paged', async () => {
    await report(topic.id);
    await report(comment.id);
    await report(reply.id);
    await decide(comment.id, 'hide');
    await decide(reply.id, 'settle');
    expect(await listed()).toEqual([topic.id, reply.id, comment.id]);
    expect(await listed('?state=waiting')).toEqual([topic.id]);
    expect(await listed('?state=hidden')).toEqual([comment.id]);
    expect(await listed('?state=kept')).toEqual([reply.id]);
    expect(await listed('?sort=reported_at')).toEqual([topic.id, comment.id, reply.id]);
    expect(await listed('?sort=reported_at&per_page=10&page=2')).toEqual([]);
  });

  test('loses a post that is deleted', async () => {
    await report(topic.id);
    await portal.db.delete(communityTopics);
    expect(await listed()).toEqual([]);
  });
});

describe('a post', () => {
  test('is read with its topic, what it replies to, its reports and its author', async () => {
    await report(reply.id, reader, 'personal_data', 'a number');
    expect(await one(reply.id)).toMatchObject({
      ...{ kind: 'comment', body: '<p>تعليق</p>', revision: 1, open_reports: 1, state: 'waiting', totalReports: 1 },
      topic: { _id: topic.id, closed: false, hidden: false, preview: 'نص' },
      parent: { beginning: 'تعليق', by: author.name, hidden: false },
      author: { _id: another.id, deleted: false, ban: null, hidden_posts: [] },
      reports: [{ by: reader.name, by_id: reader.id, reason: 'personal_data', note: 'a number', settled: false }],
    });
    await decide(comment.id, 'hide');
    expect((await one(topic.id)).author.hidden_posts).toMatchObject([{ _id: comment.id, beginning: 'تعليق' }]);
  });

  test('that nobody has reported can be decided on, and is in the list from then on', async () => {
    expect(await one(topic.id)).toMatchObject({ state: null, revision: 0, reports: [] });
    const { json } = await decide(topic.id, 'hide', { revision: 0 });
    expect(json.post).toMatchObject({ state: 'hidden', hidden: true, revision: 1 });
    expect(await listed('?state=hidden')).toEqual([topic.id]);
  });
});

describe('a decision', () => {
  test('that nothing is wrong settles the reports and mails nobody; a later report lets the post wait again', async () => {
    await report(topic.id);
    const { json } = await admin('PATCH', '', { id: topic.id, decision: 'settle' });
    expect(json.post).toMatchObject({ state: 'kept', hidden: false, reports: [{ settled: true }] });
    expect(await queuedMails()).toBe(0);
    await report(topic.id, another);
    expect(await one(topic.id)).toMatchObject({ state: 'waiting', open_reports: 1 });
  });

  test('hides a topic from everybody and restores it as it was, with the reasons in the log', async () => {
    await report(topic.id);
    expect((await shownTopic())._id).toBe(topic.id);
    expect((await decide(topic.id, 'hide')).json.post).toMatchObject({ hidden: true, state: 'hidden' });
    expect(await shownTopic()).toBeUndefined();
    expect((await portal.call('GET', '/api/community/')).json.totalItems).toBe(0);
    expect((await shownComments()).code).toBe('not_found');
    expect((await write(reader)).status).toBe(404);
    await decide(topic.id, 'restore', { reason: 'a mistake' });
    expect(await shownTopic()).toMatchObject({ _id: topic.id, comments_count: 2 });
    expect(await history(topic.id)).toMatchObject([
      { before: { state: 'hidden' }, after: { state: 'kept', reason: 'a mistake' } },
      {
        ...{ action: 'changed', name: topic.title, before: { state: 'waiting' } },
        after: { state: 'hidden', reason: 'because' },
      },
    ]);
  });

  test('hides a comment with its replies, and the counts follow and come back', async () => {
    await decide(comment.id, 'hide');
    // Its topic's title is another person's: a deletion of that one could not find it in this line.
    expect(await history(comment.id)).toMatchObject([{ name: comment.createdAt.toISOString() }]);
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
    const { post } = (await decide(comment.id, 'close')).json;
    expect([post.topic.closed, post.state, post.open_reports]).toEqual([true, 'waiting', 1]);
    expect(await shownTopic()).toMatchObject({ closed: true, comments_count: 2 });
    for (const body of [{}, { parent: comment.id }]) {
      const answer = await write(reader, body);
      expect([answer.status, answer.json.code]).toEqual([409, 'topic_closed']);
    }
    await decide(comment.id, 'reopen');
    expect((await write(reader)).status).toBe(200);
    // The topic itself and all its comments have it in their history.
    for (const id of [comment.id, topic.id])
      expect(await history(id)).toMatchObject([{ after: { closed: false } }, { after: { closed: true } }]);
  });

  test.each([
    ['without a reason', { reason: '  ' }, 422, 'missing_fields', ['reason']],
    ['that does not exist', { decision: 'burn' }, 422, 'invalid_fields', ['decision']],
    ['with too long a reason', { reason: 'a'.repeat(501) }, 422, 'invalid_fields', ['reason']],
    ['on no post', { id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa' }, 404, 'not_found', undefined],
  ])('%s is refused, and nothing changes', async (_, sent, status, code, fields) => {
    await report(topic.id);
    const body = { id: topic.id, decision: 'hide', reason: 'because', ...sent };
    expect(await refuses(() => admin('PATCH', '', body))).toEqual([status, code, fields]);
  });

  test.each(['restore', 'reopen'])('to %s what needs none changes nothing', async (decision) => {
    await report(topic.id);
    expect(await refuses(() => decide(topic.id, decision))).toEqual([200, undefined, undefined]);
  });

  test('sent again after its answer was lost is made once', async () => {
    await report(topic.id);
    await decide(topic.id, 'hide', { revision: 1 });
    expect(await refuses(() => decide(topic.id, 'hide', { revision: 1 }))).toEqual([200, undefined, undefined]);
  });

  test('that is made from a comment and concerns its topic makes the topic a case, and not the comment', async () => {
    await decide(comment.id, 'close');
    expect(await listed()).toEqual([topic.id]);
    await decide(topic.id, 'hide');
    await decide(comment.id, 'reopen');
    expect(await one(topic.id)).toMatchObject({ hidden: true, state: 'hidden' });
  });

  test('of an officer who is blocked while it waits is refused, and nothing changes', async () => {
    await report(topic.id);
    const [by] = await portal.db.select().from(users).where(eq(users.nationalId, '1000000001'));
    const headers = { authorization: await portal.tokenOf('admin') };
    const holder = await portal.database.pool.connect();
    await holder.query('begin');
    await holder.query('update users set status = false where id = $1', [by?.id]);
    const body = { id: topic.id, decision: 'hide', reason: 'because' };
    const waiting = portal.call('PATCH', path, { headers, body });
    await waitingForLocks(portal.database.pool);
    await holder.query('commit');
    holder.release();
    const { status, json } = await waiting;
    await portal.db.update(users).set({ status: true });
    expect([status, json.code, (await one(topic.id)).hidden]).toEqual([403, 'not_allowed', false]);
  });

  test('that a colleague has made already is not said to be one’s own: their reason is the one that was mailed', async () => {
    await report(topic.id);
    await decide(topic.id, 'hide', { revision: 1, reason: 'the first' });
    const late = () => decide(topic.id, 'hide', { revision: 1, reason: 'the second' });
    expect(await refuses(late)).toEqual([409, 'changed_meanwhile', undefined]);
    expect((await late()).json.conflict.current).toMatchObject({ hidden: true, state: 'hidden' });
  });

  test('of two officers at once is one', async () => {
    await report(topic.id);
    const answers = await Promise.all(
      ['hide', 'settle'].map((what) => decide(topic.id, what, { revision: 1, reason: what })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await history(topic.id)).toHaveLength(1);
  });

  test('on a post that somebody else has reported or decided on meanwhile is refused', async () => {
    await report(topic.id);
    await decide(topic.id, 'hide');
    const stale = await refuses(() => decide(topic.id, 'restore', { revision: 1 }));
    expect(stale).toEqual([409, 'changed_meanwhile', undefined]);
    await decide(topic.id, 'restore');
    const { revision } = await one(topic.id);
    await report(topic.id, another);
    const answer = await decide(topic.id, 'settle', { revision });
    expect(answer.status).toBe(409);
    // Who reported it is not given as somebody who changed it.
    expect(answer.json.conflict).toMatchObject({ by: null, current: { _id: topic.id, open_reports: 1 } });
  });
});

test('categories are added, renamed, ordered, hidden and, while they are empty, deleted; visitors see it at once', async () => {
  const office = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', query = '', body?: unknown) =>
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
  const refused = await office('DELETE', `?id=${category}`);
  expect([refused.status, refused.json.uses]).toEqual([409, [{ kind: 'topics', count: 1 }]]);
  expect((await office('DELETE', `?id=${added._id}`)).status).toBe(200);
  expect(await shown()).toEqual(['Building', 'Questions']);
});
