import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerEtags } from './etag.ts';

let content = { name: 'تُرس' };
let fails = false;

function createApp() {
  const app = Fastify();
  registerEtags(app);
  for (const [path, config] of [
    ['/kept', { etag: true }],
    ['/fresh', {}],
  ] as const) {
    app.get(path, { config }, async (_request, reply) => {
      if (fails) return reply.code(404).send({ name: 'none' });
      return reply.header('cache-control', 'public, max-age=60').send(content);
    });
  }
  return app;
}

const app = createApp();
const get = (url: string, tag?: string) =>
  app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });

beforeEach(() => {
  content = { name: 'تُرس' };
  fails = false;
});

describe('a route that asks for it', () => {
  test('answers with a tag, and 304 without a body to a caller that has the same', async () => {
    const first = await get('/kept');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    const second = await get('/kept', tag);
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=60' });
    expect(second.headers).not.toHaveProperty('content-type');
  });

  test('answers whole once the content has changed', async () => {
    const tag = String((await get('/kept')).headers.etag);
    content = { name: 'Turs' };
    const changed = await get('/kept', tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({ name: 'Turs' });
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('takes a list of tags, a strong form and a star, and no part of a tag', async () => {
    const tag = String((await get('/kept')).headers.etag);
    const strong = tag.slice(2);
    expect((await get('/kept', `"other", ${tag}`)).statusCode).toBe(304);
    expect((await get('/kept', strong)).statusCode).toBe(304);
    expect((await get('/kept', '*')).statusCode).toBe(304);
    expect((await get('/kept', strong.slice(0, -2))).statusCode).toBe(200);
    expect((await get('/kept', '')).statusCode).toBe(200);
  });

  test('gives a HEAD the tag of the GET', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: '/kept' });
    expect(headers.etag).toBe((await get('/kept')).headers.etag);
  });

  test('a failure has no tag and is never answered with 304', async () => {
    fails = true;
    const failed = await get('/kept', '*');
    expect(failed.statusCode).toBe(404);
    expect(failed.headers).not.toHaveProperty('etag');
  });
});

test('another has no tag', async () => {
  const answered = await get('/fresh', '*');
  expect(answered.statusCode).toBe(200);
  expect(answered.headers).not.toHaveProperty('etag');
});
