import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPage as get, openPages as open } from '#tests/support/few-pages.ts';
import { buildPagesOnce } from '#web/build-once.ts';

/** The inline scripts that a browser would run: those that are code. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/ src=| type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => code);
}

describe('the pages', () => {
  let app: FastifyInstance;
  let api: Awaited<ReturnType<typeof open>>['api'];
  let logged: string[];

  beforeAll(async () => {
    await buildPagesOnce();
    ({ app, api, logged } = await open({ pictureOrigins: ['https://steb.example'] }));
  });
  afterAll(() => app.close());

  it.each([
    ['en-GB,en;q=0.9', 'en', 'ltr', 'Turs · Terms and conditions'],
    ['ar-SA', 'ar', 'rtl', 'تُرس · الشروط والأحكام'],
    ['fr', 'ar', 'rtl', 'تُرس · الشروط والأحكام'],
  ])(
    'name language and direction in the first byte for a browser that prefers %s',
    async (prefers, lang, dir, title) => {
      const page = await get(app, '/terms-conditions/', { 'accept-language': prefers });
      expect(page.statusCode).toBe(200);
      expect(page.body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${lang}" dir="${dir}" data-mode="auto">`));
      expect(page.body).toContain(`<title>${title}</title>`);
      expect(page.headers['content-language']).toBe(lang);
      expect(page.headers.vary).toBe('Accept-Language, Cookie, accept-encoding');
    },
  );

  it('keep to the language and the colours that were chosen before', async () => {
    const page = await get(app, '/terms-conditions/', { cookie: 'lang=en; mode=dark', 'accept-language': 'ar' });
    expect(page.body).toContain('<html lang="en" dir="ltr" data-mode="dark">');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('take ?lang= for this page and the next ones, and ask the API in that language', async () => {
    const page = await get(app, '/terms-conditions/?lang=en', { cookie: 'session=abc; lang=ar' });
    expect(page.body).toContain('<html lang="en"');
    expect(page.headers['set-cookie']).toMatch(/^lang=en; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(api.seen.at(-1)).toMatchObject({ language: 'en', chosenLanguage: 'en', session: 'abc' });
  });

  it('do not tell the API that a language was chosen when the browser only prefers it', async () => {
    await get(app, '/terms-conditions/', { 'accept-language': 'en', cookie: 'session=abc' });
    expect(api.seen.at(-1)).toMatchObject({ language: 'en', chosenLanguage: undefined, session: 'abc' });
  });

  it('carry the words of their screens in one language, and no others', async () => {
    const page = await get(app, '/terms-conditions/', { cookie: 'lang=en' });
    const words = JSON.parse(page.body.match(/<script type="application\/json" id="words">(.*?)<\/script>/)?.[1] ?? '');
    expect(Object.keys(words).sort()).toEqual(['common', 'kit', 'layout', 'static']);
    expect(words.static.terms.title).toBe('Terms and conditions');
  });

  it('let exactly their own inline scripts run', async () => {
    const page = await get(app, '/terms-conditions/');
    const policy = String(page.headers['content-security-policy']);
    const scripts = inlineScripts(page.body);
    expect(scripts.length).toBeGreaterThan(1);
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const scriptSources = policy.match(/script-src ([^;]*)/)?.[1]?.split(' ');
    expect(scriptSources?.sort()).toEqual(["'self'", ...new Set(hashes)].sort());
    expect(page.body).not.toContain('nonce');
    expect(policy).toContain("img-src 'self' data: blob: https://steb.example");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('are asked for anew each time', async () => {
    expect((await get(app, '/terms-conditions/')).headers['cache-control']).toBe('private, no-cache');
  });

  it('run no script that came in with a text of the settings', async () => {
    const page = await get(app, '/privacy-policy/', { cookie: 'lang=en' });
    const code = page.body.match(/<p>Text<\/p><script>(.*?)<\/script>/)?.[1] ?? '';
    expect(code).toBe('alert(1)');
    const hash = createHash('sha256').update(code).digest('base64');
    expect(page.headers['content-security-policy']).not.toContain(hash);
  });

  it.each(['/terms-conditions', '/terms-conditions/'])(
    'are served with and without the last slash: %s',
    async (url) => {
      expect((await get(app, url)).statusCode).toBe(200);
    },
  );

  it.each([
    ['/terms-conditions/)', '/terms-conditions/'],
    ['/terms-conditions.', '/terms-conditions'],
    ['/terms-conditions/%D8%8C?lang=en', '/terms-conditions/?lang=en'],
    ['/terms-conditions%C2%BB?page=2', '/terms-conditions?page=2'],
    ['/terms-conditions%22', '/terms-conditions'],
    ['/privacy-policy%D8%8C%22', '/privacy-policy'],
  ])('are found where signs of a text were copied along: %s', async (typed, clean) => {
    const { statusCode, headers } = await get(app, typed);
    expect([statusCode, headers.location]).toEqual([301, clean]);
  });

  it.each(['/nothing)', '/404/not-found/)', '//other.example)'])('%s is none without its signs', async (typed) => {
    expect((await get(app, typed)).statusCode).toBe(404);
  });

  it.each(['/nothing/here', '/404/not-found/', '/404/error', '/terms-conditions/more'])(
    'say 404 for %s',
    async (url) => {
      const page = await get(app, url, { cookie: 'lang=en' });
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('looks like a broken link');
      expect(page.body).toContain('Back to Home');
    },
  );

  it.each([
    ['/competition/0199', '/competion/0199'],
    ['/competition/0199/?tab=2', '/competion/0199?tab=2'],
    ['/profile/transactions', '/profile/transections'],
    ['/team-registration/?season_id=1', '/teams-registeration/?season_id=1'],
  ])('redirect the well-spelt %s', async (url, target) => {
    const answer = await get(app, url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  });

  it('leave what is no page to others', async () => {
    for (const url of ['/api/nothing', '/files/nothing', '/sandbox/nothing', '/assets/nothing.js']) {
      const answer = await get(app, url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });

  it('are seen before they are alive: no script is asked for until the first paint', async () => {
    const { body } = await get(app, '/about-us/');
    expect(body).toMatch(/<link [^>]*rel="stylesheet"/);
    expect(body).not.toMatch(/<link [^>]*rel="modulepreload"|<script[^>]* src=|<script[^>]* type="module"/);
    expect(body).toContain('<script type="text/held">');
    expect(JSON.parse(body.match(/\}\)\((\[.*?\])\)<\/script><\/body>/)?.[1] ?? '[]').length).toBeGreaterThan(3);
  });

  it('let browsers keep the built files for good', async () => {
    const [, script] = (await get(app, '/terms-conditions/')).body.match(/"(\/assets\/entry\.client-[^"]+\.js)"/) ?? [];
    const file = await get(app, script ?? '');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-type']).toMatch(/javascript/);
  });

  it('answer HEAD like GET, without a body', async () => {
    const page = await app.inject({ method: 'HEAD', url: '/terms-conditions/' });
    expect([page.statusCode, page.body]).toEqual([200, '']);
    expect(page.headers['content-security-policy']).toContain('sha256-');
  });

  it('apologise in the language when the data cannot be had, and tell nothing of the cause', async () => {
    api.settingsFail = true;
    const page = await get(app, '/terms-conditions/', { cookie: 'lang=en' });
    api.settingsFail = false;
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('<html lang="en" dir="ltr"');
    expect(page.body).toContain('Something went wrong');
    expect(page.body).not.toMatch(/secret|\.ts:|\n\s+at /);
  });

  it.each(['/terms-conditions/', '/terms-conditions/_root.data'])(
    'ask to come again soon while the calls of %s are refused for now, and log none of it',
    async (url) => {
      logged.length = 0;
      api.settingsUnavailable = true;
      const page = await get(app, url, { cookie: 'lang=en' });
      api.settingsUnavailable = false;
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
      expect(page.body).toContain('<html lang="en" dir="ltr"');
      expect(page.body).toContain('The portal is unavailable for a moment');
      expect(page.body).toContain('البوابة غير متاحة مؤقتًا');
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(logged).toEqual([]);
      expect((await get(app, '/terms-conditions/')).statusCode).toBe(200);
    },
  );
});

describe('when rendering itself fails', () => {
  it('a plain page in both languages names the request, and no stack', async () => {
    const root = await mkdtemp(join(tmpdir(), 'turs-pages-'));
    await mkdir(join(root, 'build/server'), { recursive: true });
    await mkdir(join(root, 'build/client/assets'), { recursive: true });
    await writeFile(
      join(root, 'build/server/index.mjs'),
      `const fail = () => { throw new Error('secret'); };
       export const entry = { module: { RouterContextProvider: Map, pageContext: {}, findNeeds: () => () => 'public', createRequestHandler: () => async () => fail() } };`,
    );
    await writeFile(join(root, 'build/server/index.js'), `export * from './index.mjs';`);
    await writeFile(join(root, 'package.json'), '{"type":"module"}');
    const { app } = await open({ root });
    const page = await get(app, '/terms-conditions/', { cookie: 'lang=en' });
    await app.close();
    await rm(root, { recursive: true });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('Something went wrong');
    expect(page.body).toContain('حدث خطأ ما');
    expect(page.body).toContain('request-1');
    expect(page.body).not.toMatch(/secret|\.ts:/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  });
});
