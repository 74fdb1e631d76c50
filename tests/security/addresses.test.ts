import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { sendBytes } from '#tests/support/send-bytes.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
const coach = accountsOf('coach')[0] as { membership_id: string; password: string };

let behindProxy: TestPortal;
let alone: TestPortal;

beforeAll(async () => {
  [behindProxy, alone] = await Promise.all([openTestPortal({ trustProxy, pages: true }), openTestPortal()]);
});
afterAll(() => Promise.all([behindProxy.close(), alone.close()]));
beforeEach(() => behindProxy.database.pool.query('delete from rate_limits'));

/** Tries to sign in with a wrong password, once for each list of forwarded addresses, and returns the statuses. */
async function guess(portal: TestPortal, forwarded: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const addresses of forwarded) {
    const answer = await portal.call('POST', '/api/adduser', {
      body: { national_id: coach.membership_id, password: 'wrong' },
      headers: { 'x-forwarded-for': addresses },
    });
    statuses.push(answer.status);
  }
  return statuses;
}

const many = (count: number, of: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => of(number));
const tenThenRefused = [...Array(10).fill(401), ...Array(15).fill(429)];

describe('behind one proxy', () => {
  test('what a client claims before the address that the proxy saw counts for nothing', async () => {
    const forged = many(25, (number) => `203.0.113.${number}, 198.51.100.7`);
    expect(await guess(behindProxy, forged)).toEqual(tenThenRefused);
  });

  test('clients are counted apart', async () => {
    const visitors = many(25, (number) => `198.51.100.${number}`);
    expect(await guess(behindProxy, visitors)).toEqual(Array(25).fill(401));
  });

  test('that try one account are counted together, too, and keep nobody else from theirs', async () => {
    const visitors = many(40, (number) => `198.51.100.${number}`);
    expect(await guess(behindProxy, visitors)).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    const [other] = accountsOf('student');
    const { membership_id: national_id, password } = other ?? { membership_id: '', password: '' };
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const answer = await behindProxy.call('POST', '/api/adduser', { body: { national_id, password }, headers });
    expect(answer.status).toBe(200);
  });

  test('do not lock an account out where it was signed in to before', async () => {
    const { membership_id: national_id, password } = coach;
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const signIn = (address: string) =>
      behindProxy.call('POST', '/api/adduser', { body: { national_id, password }, ...from(address) });
    expect((await signIn('203.0.113.9')).status).toBe(200);
    await guess(
      behindProxy,
      many(40, (number) => `198.51.100.${number}`),
    );
    expect([(await signIn('203.0.113.9')).status, (await signIn('203.0.113.10')).status]).toEqual([200, 429]);
  });

  test('one that changes its address within its own network is one', async () => {
    const same = many(25, (number) => `2001:db8:1:2:${number.toString(16)}::1`);
    expect(await guess(behindProxy, same)).toEqual(tenThenRefused);
    expect(await guess(behindProxy, ['2001:db8:1:3::1'])).toEqual([401]);
  });

  test('one that is written as IPv6 is its IPv4 address, with and without a port', async () => {
    const spellings = ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407', '198.51.100.7:4711'];
    const same = many(25, (number) => spellings[number % spellings.length] ?? '');
    expect(await guess(behindProxy, same)).toEqual(tenThenRefused);
  });
});

test('without a proxy nobody is asked where a request comes from', async () => {
  const forged = many(25, (number) => `203.0.113.${number}`);
  expect(await guess(alone, forged)).toEqual(tenThenRefused);
});

describe('a request that does not say readably where it comes from or goes to is refused', () => {
  const places = ['/api/settings', '/api/no-such-call', '/files/pictures/x.webp', '/sitemap.xml', '/'];

  test.each([
    ['a word as its address', { 'x-forwarded-for': 'unknown' }],
    ['half an address', { 'x-forwarded-for': '198.51.100' }],
    ['a long address', { 'x-forwarded-for': '1'.repeat(5_000) }],
    ['a scheme that is none of the web', { 'x-forwarded-proto': 'gopher' }],
    ['a host with a blank', { host: 'a b' }],
    ['a host with a path', { host: 'portal.example/x?y=' }],
    ['a host with a user', { host: 'user@portal.example' }],
    ['a host with a port that cannot be', { host: 'portal.example:99999' }],
    ['a long host', { host: `${'a'.repeat(300)}.example` }],
    ['a forwarded host with a path', { 'x-forwarded-host': 'portal.example/x' }],
  ])('%s', async (_, headers) => {
    for (const place of places) {
      const { status, json } = await behindProxy.call('GET', place, { headers });
      expect([place, status, json]).toEqual([
        place,
        400,
        { success: false, code: 'invalid_body', msg: 'The request could not be read.', requestId: expect.any(String) },
      ]);
    }
  });

  test.each(['portal.example', 'PORTAL.example:8443', '[2001:db8::1]:3000', '127.0.0.1:3000', 'my_portal:80'])(
    'a host like %s is not',
    async (host) => {
      for (const place of ['/api/settings', '/sitemap.xml', '/']) {
        const headers = { host, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
        expect([place, (await behindProxy.call('GET', place, { headers })).status]).toEqual([place, 200]);
      }
    },
  );
});

describe('over a bare connection', () => {
  test('a request without a host is answered where its protocol knows none, as health checks speak it', async () => {
    expect(await sendBytes(alone.address, 'GET /api/settings HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a request with two hosts is refused: a proxy before us may have believed the other', async () => {
    const head = 'GET /api/settings HTTP/1.1\r\nHost: portal.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n';
    expect(await sendBytes(alone.address, head)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('the operator reads in the log that a proxy names what is no address, and of a client on its own nothing', async () => {
  const log: string[] = [];
  const portal = await openTestPortal({ trustProxy, log });
  await portal.call('GET', '/api/settings', { headers: { 'x-forwarded-for': 'unknown' } });
  expect(log.filter((line) => line.includes('is TRUST_PROXY right?'))).toHaveLength(1);
  await portal.call('GET', '/api/settings', { headers: { host: 'a b' } });
  expect(log.filter((line) => line.includes('is TRUST_PROXY right?'))).toHaveLength(1);
  await portal.close();
});

describe('TRUST_PROXY', () => {
  test.each(['true', 'false', 'all', '*', '-1', '1.5', '11', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'loopback,x', ','])(
    '%s is refused at start, in one sentence',
    (value) => expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^The environment .*TRUST_PROXY \(.*\)\.$/),
  );

  test('that is empty or 0 trusts nobody', () => {
    expect([readConfig({}), readConfig({ TRUST_PROXY: '0' })].map((config) => config.trustProxy)).toEqual([0, 0]);
  });

  test('may name addresses: only through those is a client believed to be another', async () => {
    const believing = (TRUST_PROXY: string) => openTestPortal({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });
    const [near, far] = await Promise.all([believing('loopback, 10.0.0.0/8'), believing('192.0.2.1,2001:db8::/32')]);
    const chains = many(25, (number) => `203.0.113.${number}, 198.51.100.${number}, 10.1.2.3`);
    expect(await guess(near, chains)).toEqual(Array(25).fill(401));
    await near.database.pool.query('delete from rate_limits');
    expect(
      await guess(
        near,
        many(25, (number) => `203.0.113.${number}, 198.51.101.1, 10.1.2.3`),
      ),
    ).toEqual(tenThenRefused);
    expect(await guess(far, chains)).toEqual(tenThenRefused);
    await Promise.all([near.close(), far.close()]);
  });
});
