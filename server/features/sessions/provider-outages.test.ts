import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redeemedTokens, sessions } from '#server/features/sessions/table.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const coach = accountsOf('coach')[0] as { membership_id: string; password: string };
const down = { status: 503, body: 'down' };
const nonsense = { status: 200, body: '{"success":true,"user":{"name":1}}' };

// The circuit breaker stops calls to a failed provider for a while: each test has a portal of its own.
let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const signIn = (password = coach.password) =>
  portal.call('POST', '/api/adduser', { body: { national_id: coach.membership_id, password } });
const withToken = (token: string) => portal.call('POST', '/api/steb', { body: { data: { user: {}, token } } });
const redeem = (token: string) => portal.call('GET', `/api/loginseason?token=${encodeURIComponent(token)}`);
const signUp = () =>
  portal.call('POST', '/api/signup', {
    body: {
      type: 0,
      name: 'Huda Test',
      email: 'huda.test@example.com',
      national_id: '1000099990',
      phone_number: '+966500001234',
      password: 'A-long-password',
      c_password: 'A-long-password',
    },
  });
async function times<T>(count: number, call: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await call());
  return answers;
}

describe('a token that no header can carry', () => {
  test('is refused at the door', async () => {
    for (const token of ['ا', 'a\nb', 'a b', '\u007f', 'x'.repeat(4097)]) {
      for (const answer of [await withToken(token), await redeem(token)]) {
        expect(answer.status).toBe(422);
        expect(answer.json.fields).toHaveProperty('token');
      }
    }
    expect(await portal.db.$count(sessions)).toBe(0);
    expect(await portal.db.$count(redeemedTokens)).toBe(0);
  });

  test('sent twenty times switches nothing off', async () => {
    for (const answer of [...(await times(10, () => redeem('ا'))), ...(await times(10, () => withToken('ا')))]) {
      expect(answer.status).toBe(422);
    }
    expect((await signIn()).status).toBe(200);
    expect((await withToken('unknown')).status).toBe(401);
  });
});

describe('an outage of the provider', () => {
  test('of signing in leaves tokens, sign-up and look-ups as they are', async () => {
    const token = await portal.world.stebToken(coach);
    await portal.tokenOf('coach');
    portal.world.stebFaults({ '/login': down });
    for (const answer of await times(6, signIn)) expect(answer.json.code).toBe('sign_in_unavailable');
    portal.world.stebFaults({});
    expect((await signIn()).status).toBe(502);
    expect((await withToken(token)).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    const lookUp = await portal.call('POST', '/api/lookups/coach', {
      as: 'coach',
      body: { coach_id: coach.membership_id },
    });
    expect(lookUp.status).toBe(200);
  });

  test('of one kind of look-up leaves the others, and signing in', async () => {
    const lookUp = (kind: string, body: object) => portal.call('POST', `/api/lookups/${kind}`, { as: 'coach', body });
    const member = accountsOf('student')[0]?.membership_id;
    await portal.tokenOf('coach');
    portal.world.stebFaults({ '/entity': down });
    for (const { json } of await times(6, () => lookUp('entity', { entity_cr: '1010000000' }))) {
      expect(json.code).toBe('look_up_unavailable');
    }
    expect((await lookUp('coach', { coach_id: coach.membership_id })).status).toBe(200);
    expect((await lookUp('member', { member_id: member })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test('is no wrong password: none of its tries is counted', async () => {
    portal.world.stebFaults({ '/login': nonsense, '/user': nonsense, '/user-register': nonsense });
    for (const { status } of await times(12, signIn)) expect(status).toBe(502);
    for (const { status } of await times(12, () => withToken('a-token'))) expect(status).toBe(502);
    for (const { status } of await times(12, signUp)) expect(status).toBe(502);
    portal.world.stebFaults({});
    expect((await signIn()).status).toBe(200);
    expect((await withToken('a-token')).status).toBe(401);
    expect((await signUp()).status).toBe(200);
  });

  test.each([
    ['an answer of another shape', nonsense],
    ['a person without a number', { status: 200, body: '{"success":true,"user":{"_id":"1","name":"Huda"}}' }],
    ['a page that refuses what was sent', { status: 403, body: '<html>blocked</html>' }],
  ])('%s is one, and only to whoever met it', async (_, answer) => {
    const before = await portal.db.$count(sessions);
    portal.world.stebFaults({ '/login': answer });
    for (const { json } of await times(6, signIn)) expect(json.code).toBe('sign_in_unavailable');
    expect(await portal.db.$count(sessions)).toBe(before);
    portal.world.stebFaults({});
    expect((await signIn()).status).toBe(200);
  });

  test('of sign-up is named as such', async () => {
    portal.world.stebFaults({ '/user-register': down });
    expect((await signUp()).json.code).toBe('sign_up_unavailable');
  });
});
