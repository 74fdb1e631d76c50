import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal } from '#tests/support/test-portal.ts';
import { buildPagesOnce } from '#web/build-once.ts';
import { serveAssets, serveTexts } from './assets.ts';
import { registerErrorReplies } from './error-reply.ts';
import { registerLanguage } from './language.ts';

const folder = join(process.cwd(), 'build/client/assets');
let app: FastifyInstance;
let names: string[];

beforeAll(async () => {
  await buildPagesOnce();
  names = await readdir(folder);
  app = Fastify();
  await app.register((await import('@fastify/cookie')).default);
  await app.register(compress, { threshold: 1024 });
  registerLanguage(app);
  registerErrorReplies(app, () => false);
  await serveAssets(app, folder);
});
afterAll(() => app.close());

const get = (name: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/assets/${name}`, headers });
const one = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? `no ${pattern}`;
const largest = async () => {
  const sizes = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map(async (name) => ({ name, ...(await stat(join(folder, name))) })),
  );
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.name ?? '';
};

describe('the build', () => {
  test('leaves every text over 256 bytes compressed beside it, and nothing that is compressed already', async () => {
    for (const name of names.filter((name) => !/\.(br|gz)$/.test(name))) {
      const { size } = await stat(join(folder, name));
      const wanted = /\.(js|css|svg)$/.test(name) && size > 256;
      expect([name, names.includes(`${name}.br`), names.includes(`${name}.gz`)]).toEqual([name, wanted, wanted]);
    }
  });
});

describe('an asset', () => {
  test.each([
    ['br', 'br', '.br', brotliDecompressSync],
    ['gzip', 'gzip', '.gz', gunzipSync],
    ['GZIP, br;q=0', 'gzip', '.gz', gunzipSync],
    ['zstd, deflate', undefined, '', (bytes: Buffer) => bytes],
    ['', undefined, '', (bytes: Buffer) => bytes],
  ])('comes as it lies to one that takes “%s”', async (accepted, encoding, ending, open) => {
    const name = await largest();
    const { statusCode, headers, rawPayload } = await get(name, { 'accept-encoding': accepted });
    const lying = await readFile(join(folder, name + ending));
    expect(rawPayload.equals(lying)).toBe(true);
    expect(open(rawPayload).equals(await readFile(join(folder, name)))).toBe(true);
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(lying.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(headers).not.toHaveProperty('age');
  });

  test.each([/\.js$/, /\.css$/, /\.svg$/, /\.woff2$/, /\.avif$/])(
    'answers HEAD like GET, without a body: %s',
    async (kind) => {
      for (const accepted of ['br', '']) {
        const [whole, head] = await Promise.all(
          (['GET', 'HEAD'] as const).map((method) => get(one(kind), { 'accept-encoding': accepted }, method)),
        );
        expect([head?.statusCode, head?.body]).toEqual([200, '']);
        expect({ ...head?.headers, date: '' }).toEqual({ ...whole?.headers, date: '' });
      }
    },
  );

  test('is not sent again to a browser that has it, in whatever form', async () => {
    const name = one(/\.css$/);
    const tag = String((await get(name, { 'accept-encoding': 'br' })).headers.etag);
    for (const accepted of ['br', 'gzip', '']) {
      const again = await get(name, { 'accept-encoding': accepted, 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding']);
    }
  });

  test('that is small comes whole, and is not compressed either', async () => {
    const small = (await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })))).find(
      ({ name, size }) => name.endsWith('.js') && size < 256,
    );
    const { headers, rawPayload } = await get(small?.name ?? '', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], rawPayload.length]).toEqual([undefined, small?.size]);
  });

  test.each([
    [/\.woff2$/, 'font/woff2'],
    [/\.mp4$/, 'video/mp4'],
    [/\.avif$/, 'image/avif'],
  ])('that is no text comes as it is: %s', async (kind, type) => {
    const { headers, rawPayload } = await get(one(kind), { 'accept-encoding': 'br, gzip' });
    expect(rawPayload.equals(await readFile(join(folder, one(kind))))).toBe(true);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('that is a film comes in parts, and 416 beyond its end', async () => {
    const film = one(/\.mp4$/);
    const part = await get(film, { range: 'bytes=10-19', 'accept-encoding': 'br' });
    const bytes = await readFile(join(folder, film));
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`);
    const beyond = await get(film, { range: 'bytes=99999999-' });
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_not_satisfiable']);
  });

  test.each(['nothing.js', '../server/index.js', '..%2fserver%2findex.js'])(
    'that is none: 404 for %s',
    async (name) => {
      expect((await get(name)).statusCode).toBe(404);
    },
  );

  test('has no address of its own for its compressed forms', async () => {
    for (const form of names.filter((name) => /\.(br|gz)$/.test(name)).slice(0, 4)) {
      expect((await get(form)).statusCode).toBe(404);
    }
  });
});

test('a text whose folder has no compressed forms is compressed once', async () => {
  const texts = await mkdtemp(join(tmpdir(), 'turs-texts-'));
  const text = 'gears('.repeat(1_000);
  await writeFile(join(texts, 'a.js'), text);
  const own = Fastify();
  serveTexts(own, texts, { prefix: '/texts/', cacheControl: 'no-cache' });
  await rm(texts, { recursive: true });
  const answer = await own.inject({ url: '/texts/a.js', headers: { 'accept-encoding': 'br' } });
  await own.close();
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
  expect(answer.rawPayload.length).toBeLessThan(brotliCompressSync(text).length * 2);
});

test('the scripts of the page of the calls are compressed once, and no more with every visit', async () => {
  const portal = await openTestPortal();
  const visits = await Promise.all(
    ['br', 'br', ''].map((accepted) =>
      portal.app.inject({ url: '/api/docs/static/swagger-ui-bundle.js', headers: { 'accept-encoding': accepted } }),
    ),
  );
  const [first, second, whole] = visits.map(({ headers }) => headers);
  await portal.close();
  // What is compressed while it is sent has no length.
  expect(first).toMatchObject({ 'content-encoding': 'br', 'content-length': second?.['content-length'] });
  expect(Number(first?.['content-length'])).toBeLessThan(Number(whole?.['content-length']) / 2);
});
