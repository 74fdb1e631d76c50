import { createHash } from 'node:crypto';
import { jwtDecrypt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const course = { type: 'slides', code: '101' } as const;
const ask = (body: object = course, language = 'en') =>
  portal.call('POST', '/api/catalogue/tickets', { as: 'student', body, headers: { 'accept-language': language } });
const enter = (url: string) => fetch(url, { redirect: 'manual' });
const ticketOf = (url: string) => new URL(url).searchParams.get('ticket') ?? '';
/** The claims, which only the academy can decrypt, because it has the key. */
const claimsOf = async (url: string) =>
  (await jwtDecrypt(ticketOf(url), createHash('sha256').update(secrets.ticketKey).digest())).payload;

describe('a signed-in person gets an address', () => {
  test('that opens the course once, under their name, and is refused after that', async () => {
    const { status, json, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const entered = await enter(json.url);
    expect(entered.status).toBe(303);
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await fetch(new URL(entered.headers.get('location') ?? '', json.url), { headers: { cookie } });
    const text = await page.text();
    expect(text).toContain('The first six bricks');
    expect(text).toContain(accountsOf('student')[0]?.name ?? 'nobody');
    expect((await enter(json.url)).status).toBe(410);
    expect((await enter(json.url)).status).toBe(410);
  });

  test('that says who and what, and neither password nor e-mail nor national ID', async () => {
    const account = accountsOf('student')[0];
    const { json } = await ask({ type: 'shop', code: '501' }, 'ar');
    const claims = await claimsOf(json.url);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'code', 'exp', 'iat', 'jti', 'name', 'sub', 'type']);
    expect(claims).toMatchObject({ aud: 'academy', type: 'shop', code: '501' });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(60);
    expect(new URL(json.url).searchParams.get('lang')).toBe('ar_001');
    for (const secret of [account?.email, account?.password, account?.membership_id]) {
      expect(json.url + JSON.stringify(claims)).not.toContain(secret);
    }
  });

  test('in which nobody without the key reads anything of them', async () => {
    const account = accountsOf('student')[0];
    const { json } = await ask();
    const claims = await claimsOf(json.url);
    const parts = ticketOf(json.url).split('.');
    const readable = [json.url, ...parts.map((part) => Buffer.from(part, 'base64url').toString())].join('\n');
    for (const told of [account?.name, claims.name, claims.sub, claims.jti]) {
      expect(told).toBeTruthy();
      expect(readable).not.toContain(told);
    }
    expect(JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString())).toEqual({ alg: 'dir', enc: 'A256GCM' });
  });

  test('of its own each time', async () => {
    const [one, other] = [(await ask()).json.url, (await ask()).json.url];
    expect((await claimsOf(one)).jti).not.toBe((await claimsOf(other)).jti);
  });

  test('that is refused after 60 seconds', async () => {
    portal.time.now = new Date(Date.now() - 61_000);
    const { json } = await ask();
    portal.time.now = undefined;
    expect((await enter(json.url)).status).toBe(410);
  });

  test('that is refused when it was altered', async () => {
    const { json } = await ask();
    const url = new URL(json.url);
    const parts = ticketOf(json.url).split('.');
    const sealed = Buffer.from(parts[3] ?? '', 'base64url');
    sealed[0] = (sealed[0] ?? 0) ^ 1;
    url.searchParams.set('ticket', parts.with(3, sealed.toString('base64url')).join('.'));
    expect((await enter(url.href)).status).toBe(403);
    // The forged ticket did not use up the real one.
    expect((await enter(json.url)).status).toBe(303);
  });
});

test('a guest gets none', async () => {
  const { status, json } = await portal.call('POST', '/api/catalogue/tickets', { body: course });
  expect(status).toBe(401);
  expect(json).toMatchObject({ success: false, code: 'not_signed_in' });
  expect(json.url).toBeUndefined();
});

test('from another site none is made', async () => {
  const token = await portal.tokenOf('student');
  const headers = { cookie: `session=${token}`, 'sec-fetch-site': 'cross-site' };
  expect((await portal.call('POST', '/api/catalogue/tickets', { body: course, headers })).status).toBe(403);
});

test.each([{ type: 'admin', code: '1' }, { type: 'slides', code: '' }, { type: 'shop' }])(
  'what is neither course nor product gets none: %o',
  async (body) => {
    expect((await ask(body)).status).toBe(422);
  },
);
