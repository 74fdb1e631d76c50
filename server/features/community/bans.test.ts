import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/index.ts';
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
import type { communityTopics } from './table.ts';

let portal: TestPortal;
let category: string;
let author: Member;
let reader: Member;
let topic: typeof communityTopics.$inferSelect;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.time.now = new Date('2026-03-01T10:00:00.000Z');
  await emptyForum(portal);
  [author, reader] = (await forumMembers(portal, 2)) as [Member, Member];
  topic = await putTopic(portal, { categoryId: category, userId: author.id });
});

const ban = (more: object = {}) =>
  portal.call('PATCH', '/api/admin/community/bans', {
    as: 'admin',
    body: { id: author.id, banned: true, period: '7', reason: 'ألفاظ', ...more },
  });
const lift = (more: object = {}) => ban({ banned: false, period: undefined, ...more });
const begin = (by: Member, headers: object = {}) =>
  portal.call('POST', '/api/community', {
    body: { title: 'موضوع', description: '<p>نص</p>', category },
    headers: { ...by.headers, ...headers },
  });
const comment = (by: Member, headers: object = {}) =>
  portal.call('POST', '/api/community/comments', {
    body: { community_id: topic.id, body: '<p>نص</p>' },
    headers: { ...by.headers, ...headers },
  });
const told = async (by: Member) => (await portal.call('GET', '/api/community/ban', { headers: by.headers })).json.ban;
const lines = () => portal.db.select().from(changeLog).where(eq(changeLog.recordId, author.id)).orderBy(changeLog.id);
const everything = async () => [await forumContent(portal), await lines()];

test('a ban keeps its person from topics and comments until its end, and says until when and why', async () => {
  expect((await ban()).status).toBe(200);
  const until = '2026-03-08T10:00:00.000Z';
  expect(await told(author)).toEqual({ until, reason: 'ألفاظ' });
  expect(await told(reader)).toBeNull();
  const before = await everything();
  for (const send of [begin, comment]) {
    const english = await send(author, { cookie: 'lang=en' });
    expect([english.status, english.json.code, english.json.msg]).toEqual([
      ...[403, 'posting_banned'],
      'The programme office has banned you from posting in the forum until 8 March 2026, 13:00. Reason: ألفاظ',
    ]);
    const arabic = await send(author, { cookie: 'lang=ar' });
    expect(arabic.json.msg).toMatch(/^أوقفت إدارة البرنامج .* حتى 8 مارس 2026، 13:00 \(.* هـ\)\. السبب: ألفاظ$/);
  }
  expect(await everything()).toEqual(before);
  expect((await comment(reader)).status).toBe(200);
  portal.time.now = new Date(until);
  expect([(await comment(author)).status, await told(author)]).toEqual([200, null]);
});

test('liking and reporting stay allowed', async () => {
  await ban();
  const { id } = await putComment(portal, { topicId: topic.id, userId: reader.id });
  const like = await portal.call('POST', '/api/community/likes', { body: { id }, headers: author.headers });
  const report = { body: { id, reason: 'spam' }, headers: author.headers };
  expect([like.status, (await portal.call('POST', '/api/community/reports', report)).status]).toEqual([200, 200]);
});

test('a ban without an end lasts until it is lifted; both are in the log of the person with their reasons', async () => {
  await ban({ period: 'open' });
  portal.time.now = new Date('2026-03-11T10:00:00.000Z');
  expect((await comment(author)).json.msg).toContain('Reason: ألفاظ');
  await lift({ reason: 'sorry' });
  expect((await comment(author)).status).toBe(200);
  expect(await lines()).toMatchObject([
    {
      ...{ kind: 'users', name: author.name, before: { posting_ban: false, posting_ban_until: null } },
      after: { posting_ban: true, posting_ban_until: null, posting_ban_reason: 'ألفاظ' },
    },
    { before: { posting_ban: true }, after: { posting_ban: false, posting_ban_reason: 'sorry' } },
  ]);
});

test('a ban that is over can be followed by another', async () => {
  await ban({ period: '1' });
  portal.time.now = new Date('2026-03-05T10:00:00.000Z');
  await ban({ period: '1' });
  expect((await told(author)).until).toBe('2026-03-06T10:00:00.000Z');
});

test('the same ban sent again is one; another one is refused while the first is in force', async () => {
  await ban();
  const before = await everything();
  expect((await ban()).status).toBe(200);
  for (const more of [{ period: '1', reason: 'something else' }, { period: '1' }, { period: 'open' }]) {
    const other = await ban(more);
    expect([other.status, other.json.code, other.json.conflict.current._id]).toEqual([
      ...[409, 'changed_meanwhile', author.id],
    ]);
  }
  expect(await everything()).toEqual(before);
  const [at, once] = [await lift(), await everything()];
  expect([at.status, (await lift()).status, await everything()]).toEqual([200, 200, once]);
});

test('of two officers who ban somebody at once one does', async () => {
  const answers = await Promise.all([ban({ reason: 'one' }), ban({ reason: 'two', period: '1' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await lines()).toHaveLength(1);
});

test.each([
  ['without a reason', { reason: ' ' }, 422, 'missing_fields'],
  ['without a period', { period: undefined }, 422, 'missing_fields'],
  ['for a period that there is not', { period: '365' }, 422, 'invalid_fields'],
  ['of nobody', { id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa' }, 404, 'not_found'],
])('a ban %s is refused, and nothing changes', async (_, sent, status, code) => {
  const before = await everything();
  const answer = await ban(sent);
  expect([answer.status, answer.json.code]).toEqual([status, code]);
  expect(await everything()).toEqual(before);
});

test('a post that waits while its author is banned is refused', async () => {
  const holder = await portal.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for no key update', [author.id]);
  const posts = [comment(author), begin(author)];
  await waitingForLocks(portal.database.pool, { count: 2 });
  await holder.query(
    `insert into posting_bans (id, user_id, reason, banned_by)
     select gen_random_uuid(), $1, 'ألفاظ', id from users where national_id = '1000000001'`,
    [author.id],
  );
  await holder.query('commit');
  holder.release();
  const before = await everything();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([403, 403]);
  expect(await everything()).toEqual(before);
});

test('a sub admin is not told of bans', async () => {
  await ban();
  const overview = (as: 'admin' | 'sub_admin') =>
    portal.call('GET', `/api/admin/users/overview?id=${author.id}`, { as });
  const [admins, sub] = [await overview('admin'), await overview('sub_admin')];
  expect([admins.json.posting_ban?.reason, sub.status, sub.json.posting_ban]).toEqual(['ألفاظ', 200, null]);
});
