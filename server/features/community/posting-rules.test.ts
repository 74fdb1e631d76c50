import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  emptyForum,
  forumCategories,
  forumContent,
  forumMembers,
  type Member,
  putTopic,
} from '#tests/support/forum.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let category: string;
let known: Member;
let fresh: Member;
let topicId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await emptyForum(portal);
  [known] = (await forumMembers(portal, 1)) as [Member];
  [fresh] = (await forumMembers(portal, 1, new Date())) as [Member];
  topicId = (await putTopic(portal, { categoryId: category, userId: known.id })).id;
});

const topic = ({ headers }: Member, description = '<p>a</p>') =>
  portal.call('POST', '/api/community', { headers, body: { title: 'T', description, category } });
const comment = ({ headers }: Member, body = '<p>a</p>') =>
  portal.call('POST', '/api/community/comments', { headers, body: { community_id: topicId, body } });

async function refuses(send: () => ReturnType<typeof topic>, status: number, code: string) {
  const before = await forumContent(portal);
  const answer = await send();
  expect([answer.status, answer.json.code]).toEqual([status, code]);
  expect(await forumContent(portal)).toEqual(before);
}

describe('in an hour', () => {
  test.each([
    ['a new account', 'topics', topic, () => fresh, limits.topicsPerHourWhenNew],
    ['any other account', 'topics', topic, () => known, limits.topicsPerHour],
    ['a new account', 'comments', comment, () => fresh, limits.commentsPerHourWhenNew],
    ['any other account', 'comments', comment, () => known, limits.commentsPerHour],
  ])('%s writes so many %s, also when they are sent at once, and no more', async (_who, _what, write, who, allowed) => {
    const before = (await forumContent(portal)).flat().length;
    const answers = await Promise.all(Array.from({ length: allowed + 3 }, () => write(who())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(allowed);
    expect((await forumContent(portal)).flat()).toHaveLength(before + allowed);
    await refuses(() => write(who()), 429, 'post_too_often');
  });

  test('topics and comments are counted apart, and each person for themselves', async () => {
    for (let count = 0; count < limits.topicsPerHourWhenNew; count += 1) await topic(fresh);
    await refuses(() => topic(fresh), 429, 'post_too_often');
    expect((await comment(fresh)).status).toBe(200);
    expect((await topic(known)).status).toBe(200);
  });

  test('what is refused for what it says takes nothing away', async () => {
    for (let count = 0; count < limits.topicsPerHourWhenNew; count += 1) await topic(fresh, '<p></p>');
    expect((await topic(fresh)).status).toBe(200);
  });
});

test('an account is new for a day', async () => {
  for (let count = 0; count < limits.topicsPerHourWhenNew; count += 1) await topic(fresh);
  await refuses(() => topic(fresh), 429, 'post_too_often');
  portal.time.now = new Date(Date.now() + limits.newAccountAge);
  expect((await topic(fresh)).status).toBe(200);
  portal.time.now = undefined;
});

describe('links', () => {
  const links = (count: number) => `<p>${'<a href="https://a.example">a</a>'.repeat(count)}</p>`;

  test('of a new account are two in a post at most', async () => {
    for (const write of [topic, comment]) {
      expect((await write(fresh, links(limits.linksWhenNew))).status).toBe(200);
      await refuses(() => write(fresh, links(limits.linksWhenNew + 1)), 422, 'too_many_links');
    }
  });

  test('of other accounts are not counted', async () => {
    for (const write of [topic, comment]) expect((await write(known, links(12))).status).toBe(200);
  });
});
