import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { communityTopics } from '#server/features/community/index.ts';
import { contactMessages } from '#server/features/contact/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { uploads } from '#server/features/uploads/index.ts';
import { users } from '#server/features/users/index.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { forumCategories } from '#tests/support/forum.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { multipart, openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const nothingToSee = ['\u200b', '\u200e', '\u202e', '\0', '\ud800', ' \u2060\n\u200d'];

describe('what nobody can see is as good as missing, on its field', () => {
  test.each(nothingToSee)('a team named %j', async (teamName) => {
    const before = await portal.db.$count(teams);
    const data = await registrationForm(portal, season, { teamName });
    const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
    expect([answer.status, answer.json.code]).toEqual([422, 'missing_fields']);
    expect(answer.json.fields).toEqual({ teamName: 'Please fill this in.' });
    expect(await portal.db.$count(teams)).toBe(before);
  });

  test.each(nothingToSee)('a message from %j', async (name) => {
    const message = { name, email: 'a@example.com', phone: '+966501234567', message: 'a' };
    const answer = await portal.call('POST', '/api/contactus', { body: message });
    expect([answer.status, answer.json.code]).toEqual([422, 'contact_fields_empty']);
    expect(Object.keys(answer.json.fields)).toEqual(['name']);
    expect(await portal.db.$count(contactMessages)).toBe(0);
  });

  test.each(nothingToSee)('a topic with the title %j', async (title) => {
    const [category] = await forumCategories(portal);
    const answer = await portal.call('POST', '/api/community', {
      as: 'coach',
      body: { title, description: 'a', category },
    });
    expect([answer.status, answer.json.code]).toEqual([422, 'missing_fields']);
    expect(await portal.db.$count(communityTopics)).toBe(0);
  });
});

test('what is seen is kept without what is not', async () => {
  const data = await registrationForm(portal, season, {
    teamName: '\u202eNajd\0 Fal\u200bcons\ud800',
    city: 'ج\u0000دة',
  });
  const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
  expect([answer.status, answer.json.team.name, answer.json.team.city]).toEqual([200, 'Najd Falcons', 'جدة']);
});

test('a form field is found by its name as it is seen', async () => {
  const sheet = JSON.stringify({ team: UNKNOWN_ID });
  const send = (name: string) =>
    portal.call('POST', '/api/teams/scores', { as: 'coach', ...multipart(undefined, { [name]: sheet }) });
  const [named, unnamed] = [await send('js\u200bdata'), await send('data')];
  expect([named.json.code, unnamed.json.code]).toEqual(['not_found', 'missing_fields']);
});

describe('a password is used as it was typed', () => {
  const account = (number: string, password: string) => ({
    ...{ type: 0, name: 'Huda', email: `${number}@example.com`, national_id: number, phone_number: '+966500001234' },
    ...{ password, c_password: password },
  });
  const signIn = (national_id: string, password: string) =>
    portal.call('POST', '/api/adduser', { body: { national_id, password } });

  test.each([
    ['1444000001', '  spaces around  '],
    ['1444000002', 'zero\u200bwidth\u202e'],
    ['1444000003', '        '],
  ])('at sign-up and at sign-in: %s', async (number, password) => {
    expect((await portal.call('POST', '/api/signup', { body: account(number, password) })).status).toBe(200);
    expect((await signIn(number, password)).status).toBe(200);
    expect((await signIn(number, password.replace(/[\u200b\u202e]/g, '').trim() || 'nothing')).status).toBe(401);
  });

  test.each([
    ['1444000011', 'control\0character'],
    ['1444000012', 'escape\u001bcharacter'],
    ['1444000013', 'half-of-a-letter\ud800'],
    ['1444000014', 'a\ttab-in-it'],
  ])('or refused, before the provider is asked: %s', async (number, password) => {
    const before = await portal.db.$count(users);
    const refused = await portal.call('POST', '/api/signup', { body: account(number, password) });
    expect([refused.status, refused.json.code, Object.keys(refused.json.fields)]).toEqual([
      422,
      'invalid_fields',
      ['password'],
    ]);
    expect(await portal.db.$count(users)).toBe(before);
    const asked = await signIn(number, password);
    expect([asked.status, Object.keys(asked.json.fields)]).toEqual([422, ['password']]);
    // STEB did not create an account with this number.
    const again = await portal.call('POST', '/api/signup', { body: account(number, 'A-long-password') });
    expect(again.status).toBe(200);
  });

  test('wherever a call takes one', () => {
    const named = allEndpoints().flatMap(({ path, body, asSent = [] }) =>
      Object.keys((body as ZodObject | undefined)?.shape ?? {})
        .filter((name) => /password/i.test(name))
        .map((name) => [path, name, asSent.includes(name)]),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(([, , taken]) => !taken)).toEqual([]);
  });
});

describe('what cannot be read is answered in our form', () => {
  const wrapped = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const record = (data: string) =>
    `{"type":"team","team_id":"0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa","ref":"x","data":${data}}`;
  const file = (end: string) => `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc${end}`;

  test.each([
    ['JSON 10,000 deep', '/api/seasons', 'application/json', record(wrapped(10_000)), 400, 'invalid_body'],
    ['JSON one too deep', '/api/seasons', 'application/json', record(wrapped(32)), 400, 'invalid_body'],
    ['JSON as deep as may be', '/api/seasons', 'application/json', record(wrapped(31)), 404, 'not_found'],
    ['a signed body too deep', '/api/telr/notice', 'application/json', wrapped(33), 400, 'invalid_body'],
    ['no JSON', '/api/seasons', 'application/json', '{"type":', 400, 'invalid_body'],
    ['an unknown type', '/api/seasons', 'application/xml', '<a/>', 415, 'unsupported_media_type'],
    ['a file cut off', '/api/uploads', 'multipart/form-data; boundary=x', file(''), 400, 'invalid_body'],
    [
      'a file cut off in its head',
      '/api/uploads',
      'multipart/form-data; boundary=x',
      '--x\r\ncont',
      400,
      'invalid_body',
    ],
    ['a form without its boundary', '/api/uploads', 'multipart/form-data', file('\r\n--x--\r\n'), 400, 'invalid_body'],
  ])('%s', async (_what, url, type, body, status, code) => {
    const before = await portal.db.$count(uploads);
    const answer = await portal.call('POST', url, { as: 'coach', body, headers: { 'content-type': type } });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await portal.db.$count(uploads)).toBe(before);
  });

  test.each([
    ['/api/first-seasons?slug=%ff', 400, 'invalid_address'],
    ['/api/first-seasons?slug=%', 400, 'invalid_address'],
    ['/api/first-seasons?unknown=%ED%A0%80', 400, 'invalid_address'],
    ['/files/pictures/%ff', 400, 'invalid_address'],
    ['/api/no-such-call/%ff', 404, 'not_found'],
  ])('the address %s', async (url, status, code) => {
    const { json, status: answered } = await portal.call('GET', url, { headers: { 'accept-language': 'ar' } });
    expect([answered, json.code]).toEqual([status, code]);
    expect(json.msg).toMatch(/[\u0621-\u064a]/);
  });

  test.each(['\u0085', 'a\u00e9', 'x'.repeat(101)])('a key for repeating that is %j', async (key) => {
    const before = await portal.db.$count(teams);
    const data = await registrationForm(portal, season);
    const headers = { 'idempotency-key': key };
    const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data }, headers });
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_body']);
    expect(await portal.db.$count(teams)).toBe(before);
  });
});

describe('the address of a page', () => {
  const visit = (url: string, language = 'en') =>
    portal.app.inject({ url, headers: { host: 'portal.test', cookie: `lang=${language}` } });

  test.each(['/seasons/%ff', '/seasons/first-2025%', '/about-us/?a=%ED%A0%80', '/%zz'])(
    'that cannot be read is said to be so, in both languages: %s',
    async (url) => {
      const page = await visit(url, 'ar');
      expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<html lang="ar" dir="rtl">');
      expect(page.body).toContain('تعذّرت قراءة هذا العنوان');
      expect(page.body).toContain('This address could not be read');
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  test.each([
    ['/seasons/first-2025%E2%80%AC', '/seasons/first-2025'],
    ['/seasons/%00first-2025/?q=a+%00b%20c', '/seasons/first-2025/?q=a+b%20c'],
    ['/%00/elsewhere.example', '/elsewhere.example'],
    ['/%E2%80%8B%5Celsewhere.example', '/%5Celsewhere.example'],
  ])('without what nobody can see is another one: %s', async (url, target) => {
    const page = await visit(url);
    expect([page.statusCode, page.headers.location]).toEqual([301, target]);
  });

  test.each(['/seasons/%D9%86%D8%AC%D8%AF', '/about-us/?q=%20&p=50%25', '//elsewhere.example'])(
    'with nothing hidden in it is left alone: %s',
    async (url) => {
      const page = await visit(url);
      expect(page.headers.location).toBeUndefined();
      expect(page.statusCode).toBeLessThan(500);
    },
  );
});
