import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';

/** What a search engine reads on every page of the sitemap, and what it must find there. */
// Of its own: journeys beside this one add content to the shared one, and take it away again.
let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let paths: string[];

afterAll(() => portal.close());
beforeAll(async () => {
  portal = await openBuiltPortal();
  const sitemap = await (await fetch(`${portal.address}/sitemap.xml`)).text();
  paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(portal.address, ''));
});

const decode = (text = '') =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: string) => {
    return { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }[name] ?? '';
  });

/** The elements of a page's head by type: `property`, `name`, `rel` and `hreflang`. */
async function read(path: string, language?: Language) {
  const answer = await fetch(portal.address + path, language && { headers: { cookie: `lang=${language}` } });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const attributes = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), decode(value)]),
    );
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributes(tag));
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag));
  return {
    status: answer.status,
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    meta: (name: string) => metas.filter((meta) => (meta.property ?? meta.name) === name).map((meta) => meta.content),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, json = '']) => {
      const parsed = JSON.parse(json);
      expect(parsed['@context']).toBe('https://schema.org');
      return parsed['@graph'] as { '@type': string; [key: string]: unknown }[];
    }),
  };
}

describe.each(languages)('every page of the sitemap (%s)', (language) => {
  test('is there under its own address, with its likes, its description and its picture', async () => {
    expect(paths.length).toBeGreaterThan(20);
    const titles = new Map<string, string>();
    const pictures = new Set<string>();
    for (const path of paths) {
      const address = portal.address + path;
      const page = await read(path, language);
      const found = {
        status: page.status,
        canonical: page.canonical,
        alternates: page.alternates,
        descriptions: page.meta('description').map((text) => (text?.length ?? 0) >= 10 && (text?.length ?? 0) <= 161),
        robots: page.meta('robots'),
        sameAddress: page.meta('og:url'),
        sameText: page.meta('og:description')[0] === page.meta('description')[0],
        titled: page.title.endsWith(page.meta('og:title')[0] ?? '-'),
        site: page.meta('og:site_name'),
        locale: [page.meta('og:locale'), page.meta('og:locale:alternate')],
        card: page.meta('twitter:card'),
        size: [page.meta('og:image:width'), page.meta('og:image:height')],
        described: page.meta('og:image:alt').length,
      };
      expect({ path, ...found }).toEqual({
        path,
        status: 200,
        canonical: [address],
        alternates: { ar: `${address}?lang=ar`, en: `${address}?lang=en`, 'x-default': address },
        descriptions: [true],
        robots: [],
        sameAddress: [address],
        sameText: true,
        titled: true,
        site: [language === 'ar' ? 'تُرس' : 'Turs'],
        locale: language === 'ar' ? [['ar_SA'], ['en_US']] : [['en_US'], ['ar_SA']],
        card: ['summary_large_image'],
        size: [['1200'], ['630']],
        described: 1,
      });
      expect({ path, other: titles.get(page.title) }).toEqual({ path, other: undefined });
      titles.set(page.title, path);
      for (const picture of page.meta('og:image')) pictures.add(picture ?? '');
    }
    // One for the site, and one for each season and competition.
    expect(pictures.size).toBe(1 + paths.filter((path) => /^\/(seasons|competion)\//.test(path)).length);
    for (const picture of pictures) {
      const answer = await fetch(picture);
      expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  }, 240_000);

  test('is a page of its own where its address names the language', async () => {
    const other: Language = language === 'ar' ? 'en' : 'ar';
    for (const path of ['/', '/about-us/', '/seasons/first-2025/', '/community/']) {
      const named = `${portal.address}${path}?lang=${language}`;
      // Read twice: rendered, and from the cache.
      for (const page of [
        await read(`${path}?lang=${language}`, other),
        await read(`${path}?lang=${language}`, other),
      ]) {
        expect([path, page.canonical, page.meta('og:url')]).toEqual([path, [named], [named]]);
        expect(page.meta('og:locale')).toEqual([language === 'ar' ? 'ar_SA' : 'en_US']);
        expect(page.alternates[language]).toBe(named);
      }
    }
  });

  test('says of itself what it is about, in the words of schema.org', async () => {
    const typesOf = async (path: string) => (await read(path, language)).things.map((thing) => thing['@type']).sort();
    const some = (start: string) => paths.find((path) => path.startsWith(start)) ?? '';
    expect(await typesOf('/')).toEqual(['FAQPage', 'Organization', 'WebSite']);
    expect(await typesOf('/seasons/first-2025/')).toEqual(['BreadcrumbList', 'Event']);
    expect(await typesOf(some('/competion/'))).toEqual(['BreadcrumbList', 'Event']);
    for (const path of [some('/resultes/'), some('/community/forums/'), '/courses/', '/contact-us/']) {
      expect([path, await typesOf(path)]).toEqual([path, ['BreadcrumbList']]);
    }
  });
});

test('a list that is turned over or narrowed has an address of its own, without what does not belong to it', async () => {
  const canonicalOf = async (path: string) => (await read(path)).canonical;
  expect(await canonicalOf('/community/?utm_source=x&page=2')).toEqual([`${portal.address}/community/?page=2`]);
  expect(await canonicalOf('/community?page=1&fbclid=1')).toEqual([`${portal.address}/community/`]);
  expect(await canonicalOf('/competion-wro-2024')).toEqual([`${portal.address}/seasons/wro-2024/`]);
});

test('a browser leaves the head as it came, and gives each page that it goes to its own', async () => {
  const browser = await openBrowser();
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  const single = [
    'link[rel=canonical]',
    'meta[name=description]',
    'meta[property="og:image"]',
    'link[hreflang=ar]',
    'title',
  ];
  const head = () =>
    page.evaluate((selectors) => {
      const said = (element: Element) =>
        element.getAttribute('href') ?? element.getAttribute('content') ?? element.textContent;
      return selectors.map((selector) => [...document.head.querySelectorAll(selector)].map(said));
    }, single);
  const visits = [
    ['/', '/'],
    ['/seasons/first-2025/?utm_source=x', '/seasons/first-2025/'],
    ['/competion-wro-2024/', '/seasons/wro-2024/'],
    ['/about-us?lang=en', '/about-us/?lang=en'],
    ['/community/?page=2&fbclid=1', '/community/?page=2'],
  ] as const;
  for (const [asked, own] of visits) {
    // As rendered for this visit, and from the cache.
    for (const _ of [1, 2]) {
      await openPage(page, portal.address + asked);
      const found = await head();
      expect([asked, ...found.map((values) => values.length)]).toEqual([asked, ...single.map(() => 1)]);
      expect(found[0]).toEqual([portal.address + own]);
    }
  }
  await openPage(page, `${portal.address}/contact-us/`);
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy-policy/');
  await expect
    .poll(head)
    .toEqual([
      [`${portal.address}/privacy-policy/`],
      [expect.any(String)],
      [expect.stringContaining('/files/share/site.en.png')],
      [`${portal.address}/privacy-policy/?lang=ar`],
      ['Turs · Privacy policy'],
    ]);
  expect(noise.lines).toEqual([]);
  await context.close();
  await browser.close();
}, 240_000);

test("the season's competitions and their season point at each other", async () => {
  const eventOf = async (path: string) => (await read(path, 'en')).things.find((thing) => thing['@type'] === 'Event');
  const season = await eventOf('/seasons/first-2025/');
  const all = season?.subEvent as { '@id': string; url: string; startDate?: string }[];
  // The others are its events, each with its days.
  const parts = all.filter(({ startDate }) => !startDate);
  expect(all.length - parts.length).toBe(6);
  expect(parts.length).toBe(4);
  for (const part of parts) {
    const competition = await eventOf(part.url.replace(portal.address, ''));
    expect(competition).toMatchObject({ '@id': part['@id'], superEvent: { '@id': season?.['@id'] } });
  }
});
