import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** The least that can be configured. */
const PAGES = 60;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true, keeps: true, pagesPerMinute: PAGES, trustProxy: 1 });
  await openSeason(portal);
});
afterAll(() => portal.close());

let number = 0;
/** Each test's visitors are others. */
const newAddress = () => {
  number += 1;
  return `203.0.113.${number}`;
};
let address: string;
beforeEach(() => {
  address = newAddress();
});
const get = (url: string, from = address, language = 'en') =>
  portal.app.inject({ url, headers: { host: 'portal.example', 'x-forwarded-for': from, cookie: `lang=${language}` } });
const statusesOf = async (urls: string[]) => {
  const answers = [];
  for (const url of urls) answers.push((await get(url)).statusCode);
  return answers;
};
const many = (count: number, urlOf: (index: number) => string) => Array.from({ length: count }, (_, i) => urlOf(i));

test('whoever asks for page after page that is not kept is asked to wait, in both languages; others are not', async () => {
  const first = await statusesOf(many(PAGES, (index) => `/no-such-page-${index}`));
  expect(new Set(first)).toEqual(new Set([404]));
  for (const [language, title] of [
    ['en', 'Too many pages at once'],
    ['ar', 'طلبات كثيرة في وقت واحد'],
  ] as const) {
    const refused = await get('/no-such-page', address, language);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(refused.headers['cache-control']).toContain('no-cache');
    expect(refused.body).toContain(`<title>${title}</title>`);
  }
  expect((await get('/about-us', newAddress())).statusCode).toBe(200);
});

test('what is kept counts for nobody, with whatever parameters that no page knows', async () => {
  await get('/about-us', newAddress());
  const kept = await statusesOf(many(PAGES + 1, (index) => `/about-us?invented=${index}`));
  expect(new Set(kept)).toEqual(new Set([200]));
  expect((await get('/signin')).statusCode).toBe(200);
});

test('pages that are kept once they are made count while they are made', async () => {
  const statuses = await statusesOf(many(PAGES + 1, (index) => `/community?page=${index + 2}`));
  expect([statuses.at(0), statuses.at(-1)]).toEqual([statuses.at(1), 429]);
});

test('answers of the API that are made anew count, and those that are kept do not', async () => {
  await get('/api/faqs');
  const kept = await Promise.all(many(PAGES * 10 + 1, () => '/api/faqs').map((url) => get(url)));
  expect(new Set(kept.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const searches = await Promise.all(
    many(PAGES * 11, (index) => `/api/community?page=${index + 1}`).map((url) => get(url)),
  );
  const statuses = searches.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const refused = searches.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a page of an address that has used up its answers is whole: what it asks for was counted with it', async () => {
  await Promise.all(many(PAGES * 10 + 1, (index) => `/api/community?page=${index + 5_000}`).map((url) => get(url)));
  expect((await get('/api/community?page=9001')).statusCode).toBe(429);
  const page = await get('/community?page=9001');
  expect([page.statusCode, (await get('/community?page=9001', newAddress())).statusCode]).toEqual([404, 404]);
});
