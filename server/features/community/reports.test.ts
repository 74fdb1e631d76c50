import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { communityReports, type communityTopics } from './table.ts';

let portal: TestPortal;
let category: string;
let reader: Member;
let another: Member;
let topic: typeof communityTopics.$inferSelect;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
  [reader, another] = (await forumMembers(portal, 2)) as [Member, Member];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await emptyForum(portal);
  topic = await putTopic(portal, { categoryId: category, userId: another.id });
});

const report = (body: object, headers: object = reader.headers) =>
  portal.call('POST', '/api/community/reports', { body, headers: headers as Member['headers'] });
const kept = () => portal.db.select().from(communityReports).orderBy(communityReports.id);

test('a report of a topic and one of a comment reach the office', async () => {
  const comment = await putComment(portal, { topicId: topic.id, userId: another.id });
  const answer = await report({ id: topic.id, reason: 'spam', note: ' بيع\u202e \0حسابات ' });
  expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  await report({ id: comment.id, reason: 'personal_data' });
  const about = { userId: reader.id, settledAt: null };
  expect(await kept()).toMatchObject([
    { ...about, topicId: topic.id, commentId: null, reason: 'spam', note: 'بيع حسابات' },
    { ...about, topicId: null, commentId: comment.id, reason: 'personal_data', note: '' },
  ]);
});

test('the same person twice, also at once, is one report: the first', async () => {
  const first = { id: topic.id, reason: 'spam', note: 'first' };
  await report(first);
  const again = await Promise.all([1, 2, 3, 4].map(() => report({ id: topic.id, reason: 'insult' })));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await kept()).toMatchObject([{ reason: 'spam', note: 'first' }]);
  await report({ id: topic.id, reason: 'insult' }, another.headers);
  expect(await kept()).toHaveLength(2);
});

test('a report changes nothing of the post itself', async () => {
  const before = await portal.call('GET', '/api/community/');
  await report({ id: topic.id, reason: 'other' });
  expect((await portal.call('GET', '/api/community/')).json).toEqual(before.json);
});

test('a report is refused, and nothing changed', async () => {
  const hidden = await putTopic(portal, { categoryId: category, userId: another.id, status: false });
  const under = await putComment(portal, { topicId: hidden.id, userId: another.id });
  const refused = [
    [{ id: topic.id, reason: 'spam' }, {}, 401, 'not_signed_in'],
    [{ id: topic.id }, reader.headers, 422, 'missing_fields'],
    [{ id: topic.id, reason: 'boring' }, reader.headers, 422, 'invalid_fields'],
    [{ id: topic.id, reason: 'other', note: 'a'.repeat(1001) }, reader.headers, 422, 'invalid_fields'],
    [{ id: 'x', reason: 'spam' }, reader.headers, 422, 'invalid_fields'],
    [{ id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa', reason: 'spam' }, reader.headers, 404, 'not_found'],
    [{ id: hidden.id, reason: 'spam' }, reader.headers, 404, 'not_found'],
    [{ id: under.id, reason: 'spam' }, reader.headers, 404, 'not_found'],
  ] as const;
  const before = await forumContent(portal);
  for (const [body, headers, status, code] of refused) {
    const answer = await report(body, headers);
    expect([body, answer.status, answer.json.code]).toEqual([body, status, code]);
  }
  expect(await forumContent(portal)).toEqual(before);
});

test('too many in an hour are refused, of that person alone', async () => {
  for (let count = 0; count < rates.report.person; count += 1) await report({ id: topic.id, reason: 'spam' });
  const next = await putTopic(portal, { categoryId: category, userId: another.id });
  const before = await forumContent(portal);
  const answer = await report({ id: next.id, reason: 'spam' });
  expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests']);
  expect(await forumContent(portal)).toEqual(before);
  expect((await report({ id: next.id, reason: 'spam' }, another.headers)).status).toBe(200);
});
