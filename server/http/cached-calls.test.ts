import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { createAnswerCache } from './answer-cache.ts';
import { registerErrorReplies } from './error-reply.ts';
import { registerLanguage } from './language.ts';
import { Refusal } from './refusal.ts';
import { routesOf } from './route.ts';
import { registerSessions } from './session.ts';

const shared = { method: 'GET', access: 'public', summary: '', answer: z.object({ text: z.string() }) } as const;
const listNews = endpoint({
  ...shared,
  path: '/api/news',
  query: z.object({ id: id().optional(), topic: z.string().optional() }),
  cacheSeconds: 30,
  reads: ['faqs', 'seasons'],
});
const listAll = endpoint({ ...shared, path: '/api/all', reads: [] });
const greet = endpoint({ ...shared, path: '/api/greeting' });

const long = 'سطر من الأخبار. '.repeat(200);

async function open({ maxBytes = 1_000_000 } = {}) {
  const state = { trusted: true, news: long, runs: 0, sessions: 0, slow: undefined as Promise<void> | undefined };
  const cache = createAnswerCache({ maxBytes, trusted: () => state.trusted });
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(cookie);
  registerLanguage(app);
  registerErrorReplies(app);
  const identify = registerSessions(app, async () => {
    state.sessions += 1;
    return undefined;
  });
  const route = routesOf(app, {
    identify,
    ownOrigin: undefined,
    cache,
    checkRate: () => async () => {},
    storePicture: async () => '',
    storeDocument: async () => '',
  });
  route(listNews, async ({ query }) => {
    state.runs += 1;
    const text = `${query.topic ?? ''}${state.news}`;
    await state.slow;
    if (query.topic === 'none') throw new Refusal('not_found');
    return { text };
  });
  route(listAll, async () => {
    state.runs += 1;
    return { text: 'all' };
  });
  route(greet, async ({ person }) => {
    state.runs += 1;
    return { text: person?.name ?? 'guest' };
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  /** How often a handler ran meanwhile. */
  const runs = async (visit: () => Promise<unknown>) => {
    state.runs = 0;
    await visit();
    return state.runs;
  };
  return { app, cache, state, get, runs };
}

let api: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  api = await open();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.app.close();
});

describe('a call that says the same to everybody', () => {
  test('is answered from memory, byte for byte as the first time', async () => {
    const first = await api.get('/api/news');
    let again = first;
    expect(await api.runs(async () => (again = await api.get('/api/news')))).toBe(0);
    expect(again.body).toBe(first.body);
    expect(again.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=30, must-revalidate',
      'content-length': String(Buffer.byteLength(first.body)),
      etag: first.headers.etag,
    });
  });

  test('says to the signed-in what it says to guests, and does not even look who they are', async () => {
    const guest = await api.get('/api/news');
    const signedIn = await api.get('/api/news', { cookie: 'session=abc; lang=en', authorization: 'abc' });
    expect([signedIn.statusCode, signedIn.body]).toEqual([200, guest.body]);
    expect(api.state).toMatchObject({ runs: 1, sessions: 0 });
  });

  test('is told apart by what its schema names, in whatever order, and by nothing else', async () => {
    const lower = '0199a0de-0000-7000-8000-000000000001';
    await api.get(`/api/news?id=${lower}&topic=a`);
    const same = `/api/news/?lang=en&utm=${Math.random()}&topic=a&id=${lower}`;
    expect(await api.runs(() => api.get(same))).toBe(0);
    expect(await api.runs(() => api.get(`/api/news?id=${lower}&topic=b`))).toBe(1);
    expect((await api.get('/api/news?topic=b')).json().text).toMatch(/^b/);
    await api.get('/api/all');
    expect(await api.runs(() => api.get('/api/all?anything=1'))).toBe(0);
  });

  test('answers 304 to a caller that has it, and whole once it has changed', async () => {
    const tag = String((await api.get('/api/news')).headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    const again = await api.get('/api/news', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=30, must-revalidate' });
    expect(again.headers).not.toHaveProperty('content-type');
    api.state.news = 'new';
    api.cache.changed('faqs');
    const changed = await api.get('/api/news', { 'if-none-match': tag });
    expect([changed.statusCode, changed.json()]).toEqual([200, { text: 'new' }]);
  });

  test('answers HEAD with the headers of GET', async () => {
    const whole = await api.get('/api/news');
    const head = await api.app.inject({ method: 'HEAD', url: '/api/news' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect(api.state.runs).toBe(1);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.0, deflate', undefined],
    ['', undefined],
  ])('comes to one that takes “%s” as %s', async (accepted, encoding) => {
    const plain = await api.get('/api/news');
    const { headers, rawPayload } = await api.get('/api/news', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(rawPayload.length) });
    const open = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
    expect(open(rawPayload).toString()).toBe(plain.body);
    if (encoding) expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('sends a few bytes as they are', async () => {
    const { headers } = await api.get('/api/all', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('it is made anew', () => {
  test('once what it reads has changed, and not when something else has', async () => {
    await api.get('/api/news');
    api.cache.changed('results');
    expect(await api.runs(() => api.get('/api/news'))).toBe(0);
    api.cache.changed('seasons');
    expect(await api.runs(() => api.get('/api/news'))).toBe(1);
  });

  test('once for a crowd that comes together', async () => {
    const crowd = () => Promise.all(Array.from({ length: 30 }, () => api.get('/api/news')));
    expect(await api.runs(crowd)).toBe(1);
  });

  test('for those who come after a change, while those before it still wait for theirs', async () => {
    let go = () => {};
    api.state.slow = new Promise((resolve) => (go = resolve));
    const before = api.get('/api/news');
    await vi.waitFor(() => expect(api.state.runs).toBe(1));
    api.state.news = 'new';
    api.cache.changed('faqs');
    const after = api.get('/api/news');
    await vi.waitFor(() => expect(api.state.runs).toBe(2));
    go();
    expect((await before).json()).toEqual({ text: long });
    expect((await after).json()).toEqual({ text: 'new' });
    expect((await api.get('/api/news')).json()).toEqual({ text: 'new' });
  });

  test('for each, while changes may go unheard', async () => {
    await api.get('/api/news');
    api.state.trusted = false;
    const crowd = () => Promise.all(Array.from({ length: 5 }, () => api.get('/api/news')));
    expect(await api.runs(crowd)).toBe(5);
  });

  test('after as long as its contract says, a minute at most; its age is told meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const began = Date.now();
    const askedAfter = async (url: string, seconds: number) => {
      vi.setSystemTime(began + seconds * 1_000);
      let age: unknown;
      const made = await api.runs(async () => ({ age } = (await api.get(url)).headers));
      return { made, age: Number(age) };
    };
    await api.get('/api/news');
    await api.get('/api/all');
    expect(await askedAfter('/api/news', 29)).toEqual({ made: 0, age: 29 });
    expect(await askedAfter('/api/news', 31)).toEqual({ made: 1, age: 0 });
    expect(await askedAfter('/api/all', 59)).toEqual({ made: 0, age: 59 });
    expect(await askedAfter('/api/all', 61)).toEqual({ made: 1, age: 0 });
  });

  test('when it had to make room: memory is bounded, and what is asked for stays', async () => {
    await api.app.close();
    api = await open({ maxBytes: 100_000 });
    await api.get('/api/all');
    for (let number = 0; number < 50; number += 1) {
      await api.get(`/api/news?topic=${number}`);
      expect(await api.runs(() => api.get('/api/all'))).toBe(0);
    }
    expect(await api.runs(() => api.get('/api/news?topic=0'))).toBe(1);
  });
});

describe('never kept', () => {
  test.each(['/api/news?topic=none', '/api/news?id=7'])('a refusal: %s', async (url) => {
    const refusals = await Promise.all([
      api.get(url, { 'accept-language': 'en', 'if-none-match': '*' }),
      api.get(url, { 'accept-language': 'ar' }),
      api.get(url, { 'accept-language': 'ar' }),
    ]);
    const [english, arabic, again] = refusals.map((refusal) => refusal.json());
    expect(english.msg).not.toBe(arabic.msg);
    expect(arabic.requestId).not.toBe(again.requestId);
    for (const { statusCode, headers } of refusals) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  test('an unforeseen failure: the next one is answered', async () => {
    api.state.slow = Promise.reject(new Error('lost'));
    expect((await api.get('/api/news')).statusCode).toBe(500);
    api.state.slow = undefined;
    expect((await api.get('/api/news')).statusCode).toBe(200);
  });

  test('a public answer that does not say what it reads', async () => {
    expect(await api.runs(() => Promise.all([api.get('/api/greeting'), api.get('/api/greeting')]))).toBe(2);
    expect((await api.get('/api/greeting')).headers).not.toHaveProperty('etag');
    await api.get('/api/greeting', { authorization: 'abc' });
    expect(api.state.sessions).toBe(1);
  });
});
