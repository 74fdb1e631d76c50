import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
let writer: Member;
let topicId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
  [writer] = (await forumMembers(portal, 1)) as [Member];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await emptyForum(portal);
  topicId = (await putTopic(portal, { categoryId: category, userId: writer.id })).id;
});

/** Sends the same text as a topic and as a comment; returns both answers. */
async function send(html: string, title = 'عنوان') {
  const { headers } = writer;
  return [
    await portal.call('POST', '/api/community', { headers, body: { title, description: html, category } }),
    await portal.call('POST', '/api/community/comments', { headers, body: { community_id: topicId, body: html } }),
  ] as const;
}

type Post = { title?: string; description?: string; body?: string };

/** Every text of the forum as visitors read it, in the list and in full. */
async function everythingRead(): Promise<string> {
  const { result } = (await portal.call('GET', '/api/community/')).json;
  const whole = result.map(async ({ slug }: { slug: string }) => {
    const answer = await portal.call('GET', `/api/community/?single=true&slug=${encodeURIComponent(slug)}`);
    return answer.json.result;
  });
  const comments = (await portal.call('GET', `/api/community/comments?post_id=${topicId}`)).json.result;
  const posts: Post[] = [...result, ...(await Promise.all(whole)), ...comments];
  return posts.flatMap(({ title, description, body }) => [title, description, body]).join('\n');
}

describe('what would run, load or cover the page is shown harmless:', () => {
  test.each([
    ['a script', 'a<script>alert(1)</script>', /script|alert/],
    ['onerror', 'a<img src=x onerror=alert(1)>', /<img|onerror/],
    ['a javascript: link', 'a<a href="javascript:alert(1)">b</a>', /javascript|<a/],
    ['a javascript: link behind entities', 'a<a href="&#106;ava&#10;script:alert(1)">b</a>', /script|<a/],
    ['a data: link', 'a<a href="data:text/html;base64,PHNjcmlwdD4=">b</a>', /data:|<a/],
    ['an SVG', 'a<svg onload=alert(1)><script>alert(1)</script></svg>', /svg|onload|script/],
    ['an overlay', '<p style="position:fixed;inset:0;z-index:9999" class="fixed inset-0">a</p>', /style|fixed|class/],
    ['a frame', 'a<iframe src="https://evil.example"></iframe>', /iframe|evil/],
    [
      'a form',
      'a<form action="https://evil.example"><input name=password><button>b</button></form>',
      /form|input|evil/,
    ],
    ['a picture that counts readers', 'a<img src="https://evil.example/pixel.gif">', /img|evil/],
    ['override characters', 'a\u202e\u202dexe.gnp\u202c &#x202e;b', /[\u202a-\u202e]|x202e/],
    ['zero-width letters', 'a\u200b\u2060\ufeffb', /[\u200b\u2060\ufeff]/],
  ])('%s', async (_what, html, harm) => {
    for (const { status } of await send(html)) expect(status).toBe(200);
    const read = await everythingRead();
    expect(read.split('<p dir="auto">a')).toHaveLength(3);
    expect(read).not.toMatch(harm);
  });

  test('a link loses its good name, and opens beside the portal', async () => {
    await send('<a href="https://shop.example/?a=1&b=2" rel="opener" target="_top" onclick="x()">b</a>');
    const read = await everythingRead();
    const link = '<a href="https://shop.example/?a=1&amp;b=2" rel="nofollow ugc noopener" target="_blank">b</a>';
    expect(read.split(link)).toHaveLength(3);
    expect(read).not.toMatch(/opener" target="_top|onclick/);
  });

  test('a title is text: its markup is no markup, and nothing in it turns letters around', async () => {
    const [topic] = await send('a', '<b onclick=x>T</b>\u202e\u2066 \u200bgnp.exe\n\n\0end');
    expect(topic.json.result).toMatchObject({
      ...{ title: '<b onclick=x>T</b> gnp.exe end', slug: 'b-onclick-x-t-b-gnp-exe-end' },
    });
  });
});

describe('refused, and nothing stored:', () => {
  test('1 MB of text', async () => {
    const before = await forumContent(portal);
    for (const answer of await send('a'.repeat(1024 * 1024))) {
      expect([answer.status, answer.json.code]).toEqual([413, 'payload_too_large']);
    }
    for (const answer of await send('<b>'.repeat(50_000))) {
      expect([answer.status, answer.json.code]).toEqual([422, 'invalid_fields']);
    }
    expect(await forumContent(portal)).toEqual(before);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '\u202e\u200b',
    '<p>&nbsp;</p>',
    '<!-- a -->',
    '\0',
  ])('what nothing is left of: %j', async (html) => {
    const before = await forumContent(portal);
    for (const answer of await send(html)) {
      expect([answer.status, answer.json.code]).toEqual([422, 'missing_fields']);
    }
    expect(await forumContent(portal)).toEqual(before);
  });

  test.each([[['<p>a</p>']], [{ $gt: '' }], [1], [null], [true]])('a text that is none: %j', async (value) => {
    const before = await forumContent(portal);
    for (const answer of await send(value as never)) expect(answer.status).toBe(422);
    expect(await forumContent(portal)).toEqual(before);
  });

  test('from a page of another site', async () => {
    const before = await forumContent(portal);
    const cookie = `session=${writer.headers.authorization}`;
    for (const [path, body] of [
      ['', { title: 'a', description: 'b', category }],
      ['/comments', { community_id: topicId, body: 'b' }],
      ['/likes', { id: topicId }],
      ['/reports', { id: topicId, reason: 'spam' }],
    ] as const) {
      const answer = await portal.call('POST', `/api/community${path}`, {
        headers: { cookie, 'sec-fetch-site': 'cross-site' },
        body,
      });
      expect([answer.status, answer.json.code]).toEqual([403, 'cross_site']);
    }
    expect(await forumContent(portal)).toEqual(before);
  });
});
