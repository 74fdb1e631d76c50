import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPortal, type Portal } from '#server/portal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';

/* The whole portal over a socket, so that the answers of Fastify and Node themselves are tested, too. */
let folder: string;
let database: TestDatabase;
let portal: Portal;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-headers-'));
  database = await createTestDatabase();
  port = await testPort('127.0.0.1');
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url, PUBLIC_URL: 'https://portal.example' };
  portal = await openPortal(readConfig({ ...environment, LOG_LEVEL: 'silent' }), port, () => {});
  await portal.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Seen = { status: number; headers: Record<string, string>; body: string };

/** The data received on a connection until it ends. */
async function answersOn(socket: Socket): Promise<Seen[]> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    const [line = '', ...headers] = head.split('\r\n');
    const pairs = headers.map((header) => header.split(/: (.*)/s, 2) as [string, string]);
    return {
      status: Number(line.split(' ')[1]),
      headers: Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])),
      body,
    };
  });
}

async function send(text: string): Promise<Seen> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(text);
  const [answer] = await answersOn(socket);
  return answer as Seen;
}

const ask = (path: string, { method = 'GET', headers = {} as Record<string, string>, body = '' } = {}) => {
  const all = { host: 'portal.example', connection: 'close', 'content-length': String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return send(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};

const onEvery = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  // The sandbox's STEB, which posts to the page that opened it, sets this itself.
  'cross-origin-opener-policy': expect.stringMatching(/^(same-origin-allow-popups|unsafe-none)$/),
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};
/** The policy of answers that are not pages: nothing may be loaded or run if a browser shows one as a page. */
const bare = { ...onEvery, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

describe('every answer carries the headers that keep it safe', () => {
  test.each([
    ['/terms-conditions/', 200],
    ['/nothing/here', 404],
    ['/privacy-policy/?lang=en', 200],
    ['/api/docs', 200],
    ['/sandbox/mail', 200],
    ['/sandbox/steb/', 200],
    ['/sandbox/academy', 200],
    ['/sandbox/telr/orders', 200],
  ])('a page: %s', async (path, status) => {
    const { headers, ...answer } = await ask(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(onEvery);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test.each([
    ['a call', '/api/settings', 200],
    ['an unknown call', '/api/nothing', 404],
    ['a call for the signed-in', '/api/getuser', 404],
    ['a refused query', '/api/competions?id=7', 422],
    ['a picture', '/files/share/site.ar.png', 200],
    ['an unknown file', '/files/pictures/nothing.webp', 404],
    ['an invoice', '/files/invoices/7.pdf', 401],
    ['the map of the site', '/sitemap.xml', 200],
    ['an unknown asset', '/assets/nothing.js', 404],
    ['a style of the sandbox', '/sandbox/mail/style.css', 200],
    ['a redirect', '/competition/0199', 301],
  ])('%s: %s', async (_, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(bare);
  });

  test.each([
    ['whole', /\.js$/, {}, 200],
    ['compressed', /\.js$/, { 'accept-encoding': 'br' }, 200],
    ['for a browser that has it', /\.js$/, { 'if-none-match': '*' }, 304],
    ['in part', /\.mp4$/, { range: 'bytes=0-9' }, 206],
    ['beyond its end', /\.mp4$/, { range: 'bytes=99999999-' }, 416],
  ])('an asset %s', async (_, kind, headers, status) => {
    const name = (await readdir('build/client/assets')).find((file) => kind.test(file));
    const answer = await ask(`/assets/${name}`, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(bare);
  });

  test.each(['/competition/0199', '/profile', '/about-us,'])(
    'a redirect has no content and no type of it: %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(String(status)).toMatch(/^30\d$/);
      expect([headers['content-type'], headers['content-length'], body]).toEqual([undefined, '0', '']);
    },
  );

  test('a call that the caller has already', async () => {
    const { headers } = await ask('/api/faqs');
    const again = await ask('/api/faqs', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(bare);
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    ['too large a body', { headers: { ...json, 'content-length': '9000000' }, body: '' }, 413],
    ['no JSON', { headers: json, body: '{' }, 400],
    ['an unknown type', { headers: { 'content-type': 'text/x' }, body: '1' }, 415],
    ['another site’s page', { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' }, 403],
  ])('a refused change: %s', async (_, request, status) => {
    const answer = await ask('/api/contactus', { method: 'POST', ...request });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(bare);
  });

  test.each([
    ['an address that is none', 'GET /api/faqs?x=%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    [
      'an endless part of an address',
      `GET /files/pictures/${'x'.repeat(2_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      404,
    ],
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['an impossible wish', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: more\r\nconnection: close\r\n\r\n', 417],
  ])('what never reaches a route: %s', async (_, text, status) => {
    const answer = await send(text);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers).toMatchObject(status === 404 ? onEvery : bare);
    expect(answer.status).toBe(status);
  });
});

describe('HEAD answers like GET, without a body, and caches are told what the answer varies by', () => {
  test.each([
    ['/terms-conditions/', 'Accept-Language, Cookie, accept-encoding'],
    ['/signin', 'Accept-Language, Cookie, accept-encoding'],
    ['/nothing/here', 'Accept-Language, Cookie, accept-encoding'],
    ['/api/first-seasons', 'accept-encoding'],
    ['/api/docs/static/swagger-ui.css', 'accept-encoding'],
  ])('%s', async (path, vary) => {
    for (const accepted of ['br', 'gzip', '']) {
      const headers = { 'accept-encoding': accepted };
      // After the first visits the server knows that the page may be cached.
      for (let visit = 0; visit < 2; visit += 1) await ask(path, { headers });
      const whole = await ask(path, { headers });
      const head = await ask(path, { headers, method: 'HEAD' });
      expect([head.status, head.body]).toEqual([whole.status, '']);
      expect(whole.body).not.toBe('');
      // A body of unknown length is sent in chunks; without a body there are none.
      const passing = { date: '', age: '', 'transfer-encoding': '' };
      expect({ ...head.headers, ...passing }).toEqual({ ...whole.headers, ...passing });
      expect(whole.headers.vary).toBe(vary);
    }
  });
});

test('a portal that is stopping still answers with them', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const answers = answersOn(socket);
  const held = new Promise<void>((resolve) => portal.app.server.once('request', () => resolve()));
  socket.write(
    'POST /api/contactus HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await held;
  const stopped = portal.app.drain().then(() => portal.app.close());
  expect(portal.app.isStopping()).toBe(true);
  const refused = await ask('/robots.txt');
  socket.write('}');
  const [underWay] = await answers;
  await stopped;
  expect([refused.status, underWay?.status]).toEqual([503, 422]);
  for (const answer of [refused, underWay]) expect(answer?.headers).toMatchObject(bare);
});
