import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { academySandbox } from './index.ts';

const base = '/academy';
const ticketKey = 'a-key-of-more-than-thirty-two-letters';
let dataDir: string;
let app: FastifyInstance;
let now = 0;

async function open(): Promise<FastifyInstance> {
  const opened = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await opened.register(academySandbox, { prefix: base, basePath: base, dataDir, ticketKey, now: () => now });
  return opened;
}

beforeEach(async () => {
  now = Date.parse('2026-01-10T10:00:00Z');
  dataDir = await mkdtemp(join(tmpdir(), 'turs-academy-'));
  app = await open();
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `${base}${path}`, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, bytes: answer.rawPayload };
};
const list = async (path: string) => JSON.parse((await get(path)).text);

describe('lists', () => {
  test('courses come page by page, each once, in both languages', async () => {
    const ids: number[] = [];
    const { totalPages } = await list('/courses?page=1&cat_id=all&lang=en_US');
    for (let page = 1; page <= totalPages; page += 1) {
      const answer = await list(`/courses?page=${page}&cat_id=all&lang=en_US`);
      expect(answer).toMatchObject({ result: true, current: page, totalPages });
      ids.push(...answer.data.map(({ id }: { id: number }) => id));
    }
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
    const arabic = await list('/courses?page=1&cat_id=all&lang=ar_001');
    expect(arabic.data[0].name).toMatch(/[\u0600-\u06ff]/);
    expect(arabic.data[0].id).toBe(ids[0]);
  });

  test('a category has its own courses, an unknown one none, a page beyond the last none', async () => {
    const { data } = await list('/courses/categories?lang=en_US');
    const sizes = await Promise.all(
      data.map(async ({ id }: { id: number }) => {
        const first = await list(`/courses?cat_id=${id}&page=1`);
        const last = await list(`/courses?cat_id=${id}&page=${first.totalPages}`);
        return first.totalPages === 1
          ? first.data.length
          : first.data.length * (first.totalPages - 1) + last.data.length;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30);
    expect(await list('/courses?cat_id=99')).toMatchObject({ data: [], totalPages: 0 });
    expect(await list('/courses?page=50')).toMatchObject({ data: [], current: 50 });
  });

  test('twenty products with their prices and pictures as base64', async () => {
    const first = await list('/shop?page=1&cat_id=all&lang=en_US');
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, n) => list(`/shop?page=${n + 1}&cat_id=all&lang=ar_001`)),
    );
    expect(pages.flatMap(({ data }) => data)).toHaveLength(20);
    expect(first.data[0].tprice).toBe('SAR 1,690.00');
    expect((await sharp(Buffer.from(first.data[0].image, 'base64')).metadata()).format).toBe('png');
  });

  test("a course's picture is at the address that the list gives", async () => {
    const [course] = (await list('/courses')).data;
    const picture = await get(course.image.slice(base.length));
    expect(picture.headers['content-type']).toBe('image/png');
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 640, height: 360 });
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsFor = (claims: object) => {
  const iat = Math.floor(now / 1000);
  const person = { sub: 'steb-1', name: 'Sara <b>', code: '101', type: 'slides', aud: 'academy', jti: 'one' };
  return { ...person, iat, exp: iat + 60, ...claims };
};

/** A ticket made with another library. */
function ticket(claims: object = {}, { key = ticketKey, header = { alg: 'dir', enc: 'A256GCM' }, tag = 16 } = {}) {
  const head = part(header);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv, { authTagLength: tag });
  cipher.setAAD(Buffer.from(head));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(claimsFor(claims))), cipher.final()]);
  return [head, '', ...[iv, sealed, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'))].join('.');
}

/** The older, readable form: signed, and not encrypted. */
function signedOnly(): string {
  const text = `${part({ alg: 'HS256' })}.${part(claimsFor({}))}`;
  return `${text}.${createHmac('sha256', ticketKey).update(text).digest('base64url')}`;
}

/** One bit of one of its parts is flipped. */
function altered(index: number): string {
  const parts = ticket().split('.');
  const bytes = Buffer.from(parts[index] ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return parts.with(index, bytes.toString('base64url')).join('.');
}
const enter = (text: string) => get(`/enter?ticket=${encodeURIComponent(text)}&lang=en_US`);

describe('tickets', () => {
  test('a good one leads to the course, signed in by name, and the ticket leaves the address', async () => {
    const entered = await enter(ticket());
    expect(entered.status).toBe(303);
    expect(entered.headers.location).toBe('/academy/learn/101?lang=en');
    const cookie = String(entered.headers['set-cookie']).split(';')[0] as string;
    const page = await get('/learn/101?lang=en', { cookie });
    expect(page.text).toContain('Welcome, <bdi>Sara &lt;b&gt;</bdi>');
    expect((await get('/learn/101?lang=en')).text).not.toContain('Sara');
  });

  test('a product opens its own page', async () => {
    expect((await enter(ticket({ type: 'shop', code: '501' }))).headers.location).toBe('/academy/store/501?lang=en');
  });

  test('a second time it is refused, after a restart too, and nobody is signed in', async () => {
    const text = ticket();
    await enter(text);
    const again = await enter(text);
    expect(again.status).toBe(410);
    expect(again.text).toContain('This link has been used');
    expect(again.headers['set-cookie']).toBeUndefined();
    await app.close();
    app = await open();
    expect((await enter(text)).status).toBe(410);
  });

  test('redeemed twenty times at once, it lets one in', async () => {
    const text = ticket();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(text)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  test('after its minute it is refused', async () => {
    const text = ticket();
    now += 60_000;
    const late = await enter(text);
    expect(late.status).toBe(410);
    expect(late.text).toContain('This link is too old');
  });

  test.each([
    ['sealed with another key', () => ticket({}, { key: 'another-key-of-thirty-two-letters!!' })],
    ['signed and readable', signedOnly],
    ['with a shortened tag', () => ticket({}, { tag: 4 })],
    ['of another cipher', () => ticket({}, { header: { alg: 'dir', enc: 'A128GCM' } })],
    ['of the kind "none"', () => ticket({}, { header: { alg: 'none', enc: 'A256GCM' } })],
    ['for another house', () => ticket({ aud: 'bank' })],
    ['without an end', () => ticket({ exp: undefined })],
    ['without a number of its own', () => ticket({ jti: '' })],
    ['with another nonce', () => altered(2)],
    ['altered', () => altered(3)],
    ['with another tag', () => altered(4)],
    ['empty', () => ''],
  ])('one %s is refused', async (_, make) => {
    const refused = await enter(make());
    expect(refused.status).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('signing out ends it', async () => {
    const cookie = String((await enter(ticket())).headers['set-cookie']).split(';')[0] as string;
    await app.inject({ method: 'POST', url: `${base}/leave`, headers: { cookie } });
    expect((await get('/learn/101', { cookie })).text).not.toContain('Sara');
  });
});

describe('faults', () => {
  const set = (body: object) => app.inject({ method: 'PUT', url: `${base}/faults`, payload: JSON.stringify(body) });

  test('the lists fail as asked, pages do not, and it can be switched off', async () => {
    await set({ mode: 'unavailable' });
    expect((await get('/courses')).status).toBe(503);
    expect((await get('/')).status).toBe(200);
    await set({ mode: 'html' });
    expect((await get('/shop')).text).toContain('<h1>');
    await set({ mode: 'shapes' });
    expect((await list('/courses/categories')).totalPages).toBe('many');
    await set({ mode: 'slow', delay: 60 });
    const began = performance.now();
    expect((await list('/courses')).data).toHaveLength(9);
    expect(performance.now() - began).toBeGreaterThan(55);
    await set({ mode: 'off' });
    expect((await list('/courses')).data).toHaveLength(9);
  });

  test('what is no fault is refused and changes nothing', async () => {
    expect((await set({ mode: 'angry' })).statusCode).toBe(400);
    expect((await set({ mode: 'slow', delay: -1 })).statusCode).toBe(400);
    expect((await get('/courses')).status).toBe(200);
  });

  test('the page sets them with a form', async () => {
    const sent = await app.inject({
      method: 'POST',
      url: `${base}/faults?lang=en`,
      payload: 'mode=unavailable&delay=5',
    });
    expect(sent.statusCode).toBe(303);
    expect((await get('/faults?lang=en')).text).toContain('value="unavailable" checked');
  });
});

test.each(['/', '/stream', '/learn/101', '/store/501', '/faults'])('%s speaks both languages', async (path) => {
  const english = await get(`${path}?lang=en`);
  const arabic = await get(`${path}?lang=ar`);
  expect(english.text).toContain('<html lang="en" dir="ltr">');
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
});

test('an unknown course is a page that says so', async () => {
  expect((await get('/learn/9')).status).toBe(404);
  expect((await get('/learn/9.png')).status).toBe(404);
  expect((await get('/nothing')).status).toBe(404);
});
