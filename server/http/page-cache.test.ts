import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getPage, openPages } from '#tests/support/few-pages.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { buildPagesOnce } from '#web/build-once.ts';
import { createAnswerCache } from './answer-cache.ts';

let portal: Awaited<ReturnType<typeof open>>;
const english = { cookie: 'lang=en' };

async function open({ maxBytes = 10_000_000 } = {}) {
  const state = { trusted: true };
  const cache = createAnswerCache({ maxBytes, trusted: () => state.trusted });
  const { app, api } = await openPages({ cache });
  /** How often the settings were requested: once by each render, and once more for the text. */
  const renders = async (visit: () => Promise<unknown>) => {
    api.seen.length = 0;
    await visit();
    return api.seen.length / 2;
  };
  const get = (url: string, headers = english as Record<string, string>) => getPage(app, url, headers);
  /** The first visit shows how the page may be cached; the second one is cached. */
  const warm = async (url: string, headers = english as Record<string, string>) => {
    await get(url, headers);
    return get(url, headers);
  };
  return { app, api, cache, state, renders, get, warm };
}

beforeAll(() => buildPagesOnce().then(() => undefined));
afterEach(async () => {
  vi.useRealTimers();
  await portal.app.close();
});

describe('a kept page', () => {
  it('is the same, byte for byte, as one that was rendered for this visit', async () => {
    portal = await open();
    const rendered = await portal.get('/terms-conditions/');
    await portal.get('/terms-conditions/');
    let again = rendered;
    expect(await portal.renders(async () => (again = await portal.get('/terms-conditions/')))).toBe(0);
    expect(again.body).toBe(rendered.body);
    for (const name of ['content-security-policy', 'content-type', 'content-language', 'cache-control']) {
      expect(again.headers[name]).toBe(rendered.headers[name]);
    }
  });

  it('is rendered as for a guest, and served to the signed-in as well', async () => {
    portal = await open();
    const guest = await portal.warm('/terms-conditions/');
    portal.cache.changed('settings');
    const signedIn = await portal.get('/terms-conditions/', { cookie: 'lang=en; session=abc', authorization: 'abc' });
    expect(portal.api.seen.at(-1)).toMatchObject({ session: undefined });
    expect(signedIn.body).toBe(guest.body);
    expect(await portal.renders(() => portal.get('/terms-conditions/'))).toBe(0);
  });

  it.each([
    ['another language', { cookie: 'lang=ar' }],
    ['other colours', { cookie: 'lang=en; mode=dark' }],
    ['another host', { cookie: 'lang=en', host: 'other.example' }],
  ])('is not served for %s', async (_, headers) => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    expect(await portal.renders(() => portal.get('/terms-conditions/', headers))).toBe(1);
  });

  it('is served whatever unknown parameters say, and holds none of them', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/?utm_source=%22evil');
    const page = await portal.get('/terms-conditions/?campaign=2');
    expect(page.body).not.toContain('evil');
    expect(await portal.renders(() => portal.get('/terms-conditions/?third=3'))).toBe(0);
  });

  it('sets the language for those who come by ?lang=, and for nobody else', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/?lang=en', { 'accept-language': 'ar' });
    const again = await portal.get('/terms-conditions/?lang=en', { 'accept-language': 'ar' });
    expect(again.headers['set-cookie']).toMatch(/^lang=en/);
    expect((await portal.get('/terms-conditions/')).headers['set-cookie']).toBeUndefined();
  });

  it('calls an address that names its language its own, beside the bare one', async () => {
    portal = await open();
    const canonical = async (url: string) =>
      (await portal.warm(url)).body.match(/<link rel="canonical" href="([^"]*)"/)?.[1];
    expect(await canonical('/terms-conditions/?lang=en')).toMatch(/\/terms-conditions\/\?lang=en$/);
    expect(await canonical('/terms-conditions/?utm_source=x')).toMatch(/\/terms-conditions\/$/);
    expect(await canonical('/terms-conditions/?lang=fr')).toMatch(/\/terms-conditions\/$/);
  });

  it('is answered with 304 to a browser that has it, and compressed where that is taken', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    const page = await portal.get('/terms-conditions/');
    const again = await portal.get('/terms-conditions/', { ...english, 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const small = await portal.get('/terms-conditions/', { ...english, 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(page.body);
    expect(small.headers.vary).toBe('Accept-Language, Cookie, accept-encoding');
  });
});

describe('a page is rendered anew', () => {
  it('once what it is made of has changed, and not when something else has', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    portal.cache.changed('faqs');
    expect(await portal.renders(() => portal.get('/terms-conditions/'))).toBe(0);
    portal.api.changed = { brand_en: 'Gear' };
    portal.cache.changed('settings');
    expect((await portal.get('/terms-conditions/')).body).toContain('<title>Gear ·');
  });

  it('when the change came while it was being rendered: the old page is answered and not kept', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    portal.cache.changed('settings');
    let go = () => {};
    portal.api.settingsAreSlow = new Promise((resolve) => (go = resolve));
    portal.api.seen.length = 0;
    const before = portal.get('/terms-conditions/');
    // Once for the screen and once for its text: it has all that it shows.
    await vi.waitFor(() => expect(portal.api.seen).toHaveLength(2), patiently);
    portal.api.changed = { brand_en: 'Gear' };
    portal.cache.changed('settings');
    go();
    expect((await before).body).toContain('<title>Turs ·');
    expect((await portal.get('/terms-conditions/')).body).toContain('<title>Gear ·');
  });

  it('while changes may go unheard', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    portal.state.trusted = false;
    expect(await portal.renders(() => portal.get('/terms-conditions/'))).toBe(1);
    portal.cache.changed('everything');
    portal.state.trusted = true;
    expect(await portal.renders(() => portal.get('/terms-conditions/'))).toBe(1);
  });

  it('once for a crowd that comes together', async () => {
    portal = await open();
    await portal.warm('/terms-conditions/');
    portal.cache.changed('settings');
    const crowd = () => Promise.all(Array.from({ length: 30 }, () => portal.get('/terms-conditions/')));
    expect(await portal.renders(crowd)).toBe(1);
  });

  it('each time, where a screen does not say that its page may be cached, or where it fails', async () => {
    portal = await open();
    for (const url of ['/signin', '/nothing/here']) {
      await portal.warm(url);
      portal.api.seen.length = 0;
      await portal.get(url);
      expect(portal.api.seen.length, url).toBeGreaterThan(0);
    }
    portal.api.settingsFail = true;
    expect((await portal.warm('/terms-conditions/')).statusCode).toBe(500);
    portal.api.settingsFail = false;
    expect((await portal.get('/terms-conditions/')).statusCode).toBe(200);
  });

  it('after a minute, less what its answers were kept before', async () => {
    portal = await open();
    await portal.get('/terms-conditions/');
    vi.useFakeTimers({ toFake: ['Date'] });
    const began = Date.now();
    const rendersAfter = (seconds: number) => {
      vi.setSystemTime(began + seconds * 1_000);
      return portal.renders(() => portal.get('/terms-conditions/'));
    };
    portal.api.age = 50;
    expect(await rendersAfter(0)).toBe(1);
    expect(await rendersAfter(9)).toBe(0);
    portal.api.age = 0;
    expect(await rendersAfter(11)).toBe(1);
    expect(await rendersAfter(70)).toBe(0);
    expect(await rendersAfter(72)).toBe(1);
  });

  it('when it had to make room: memory is bounded', async () => {
    portal = await open({ maxBytes: 200_000 });
    await portal.warm('/terms-conditions/');
    for (let host = 0; host < 20; host += 1) await portal.warm('/terms-conditions/', { ...english, host: `h${host}` });
    expect(await portal.renders(() => portal.get('/terms-conditions/'))).toBe(1);
  });
});
