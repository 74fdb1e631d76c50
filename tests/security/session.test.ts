import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redeemedTokens, sessions } from '#server/features/sessions/table.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const coach = accountsOf('coach')[0] as { membership_id: string; email: string; password: string; name: string };
const signIn = (national_id = coach.membership_id, password = coach.password, headers = {}) =>
  portal.call('POST', '/api/adduser', { body: { national_id, password, loginType: 'email', type: 4 }, headers });
const whoAmI = (headers: Record<string, string>) => portal.call('POST', '/api/getuser', { headers });

describe('signing in', () => {
  test('answers the person, the token in the header, and a cookie that scripts cannot read', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      success: true,
      msg: 'Sign in Suucessfully!',
      user: { type: 1, name: coach.name },
    });
    expect(answer.headers.authorization).toMatch(/^[\w-]{43}$/);
    const cookies = String(answer.headers['set-cookie']);
    expect(cookies).toMatch(/session=[\w-]{43};.*?HttpOnly; SameSite=Lax,signed_in=1;/);
  });

  test.each(['Bearer ', ''])('takes the token in the header, %j before it', async (prefix) => {
    const { headers } = await signIn();
    const answer = await whoAmI({ authorization: `${prefix}${headers.authorization}` });
    expect(answer.json.user.national_id).toBe(coach.membership_id);
  });

  test('by e-mail too, whatever loginType says', async () => {
    expect((await signIn(coach.email)).status).toBe(200);
  });

  test('makes a new token each time, and keeps only its hash', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first.headers.authorization).not.toBe(second.headers.authorization);
    const kept = JSON.stringify(await portal.db.select().from(sessions));
    expect(kept).not.toContain(first.headers.authorization);
  });

  test.each([
    ['the cookie', (token: string) => ({ cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' })],
    ['the header', (token: string) => ({ authorization: token })],
  ])('over a session, shown by %s, ends that one', async (_, shown) => {
    const before = String((await signIn()).headers.authorization);
    const other = String((await signIn()).headers.authorization);
    const after = await signIn(coach.membership_id, coach.password, shown(before));
    expect((await whoAmI({ authorization: before })).status).toBe(401);
    // Nobody else's, and none of the person's other browsers.
    for (const token of [other, String(after.headers.authorization)])
      expect((await whoAmI({ authorization: token })).status).toBe(200);
  });

  test('that fails over a session leaves it alive', async () => {
    const token = String((await signIn()).headers.authorization);
    expect((await signIn(coach.membership_id, 'wrong password', { authorization: token })).status).toBe(401);
    expect((await whoAmI({ authorization: token })).status).toBe(200);
  });

  test('with empty fields says so in the words of the specification', async () => {
    const answer = await portal.call('POST', '/api/adduser', { body: { national_id: '', password: '' } });
    expect(answer.status).toBe(422);
    expect(answer.json.msg).toBe('Please fill in all fields, National ID or Password is Empty!');
    expect(Object.keys(answer.json.fields).sort()).toEqual(['national_id', 'password']);
  });

  test('answers a wrong password and an unknown account alike', async () => {
    const before = await portal.db.$count(sessions);
    const wrong = await signIn(coach.membership_id, 'wrong password');
    const unknown = await signIn('1999999999', 'wrong password');
    for (const answer of [wrong, unknown]) {
      const { requestId, ...json } = answer.json;
      expect(answer.status).toBe(401);
      expect(json).toEqual({ success: false, code: 'sign_in_failed', msg: 'Sign in failed' });
      expect(requestId).toBeTruthy();
    }
    expect(await portal.db.$count(sessions)).toBe(before);
  });

  test('fails ten times in a quarter of an hour, then must wait, the right password included', async () => {
    const student = accountsOf('student')[1] as typeof coach;
    const statuses = await Promise.all(Array.from({ length: 12 }, () => signIn(student.membership_id, 'wrong')));
    expect(statuses.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(statuses.filter((answer) => answer.status === 429)).toHaveLength(2);
    expect((await signIn(student.membership_id, student.password)).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  test('fails ten times for a person, by whatever name: membership ID or e-mail, in any spelling', async () => {
    const { membership_id, email, password } = accountsOf('coach')[2] as typeof coach;
    // The portal stores the people who have signed in.
    expect((await signIn(membership_id, password)).status).toBe(200);
    for (const identifier of [membership_id, email, email.toUpperCase(), ` ${email}`, `\u200b${membership_id}`]) {
      for (let failed = 0; failed < 2; failed += 1) expect((await signIn(identifier, 'wrong')).status).toBe(401);
    }
    const before = await portal.db.$count(sessions);
    for (const identifier of [membership_id, email, email.toUpperCase()]) {
      expect((await signIn(identifier, password)).status).toBe(429);
    }
    expect(await portal.db.$count(sessions)).toBe(before);
    expect((await signIn()).status).toBe(200);
  });

  test('answers alike for an account that it knows and for one that it does not', async () => {
    await portal.database.pool.query('delete from rate_limits');
    const tries = async (identifier: string) => {
      const answers = [];
      for (let failed = 0; failed < 11; failed += 1) answers.push(await signIn(identifier, 'wrong'));
      return answers.map(({ status, headers, json }) => [
        ...[status, json.code, json.msg, json.fields],
        Object.keys(headers).sort(),
      ]);
    };
    const known = await tries(coach.email);
    expect(known.map(([status]) => status)).toEqual([...Array(10).fill(401), 429]);
    expect(await tries('nobody@example.com')).toEqual(known);
    expect(await tries('1888888888')).toEqual(known);
    await portal.database.pool.query('delete from rate_limits');
  });

  test('is refused to a person whom the office has blocked, and ends their sessions at once', async () => {
    const { headers } = await signIn();
    await portal.db.update(users).set({ status: false }).where(eq(users.nationalId, coach.membership_id));
    expect((await whoAmI({ authorization: String(headers.authorization) })).status).toBe(401);
    expect((await signIn()).json.code).toBe('sign_in_blocked');
    await portal.db.update(users).set({ status: true }).where(eq(users.nationalId, coach.membership_id));
  });

  test("never takes a role from the provider's or the browser's word after the first time", async () => {
    await portal.db.update(users).set({ type: 2 }).where(eq(users.nationalId, coach.membership_id));
    expect((await signIn()).json.user.type).toBe(2);
    await portal.db.update(users).set({ type: 1 }).where(eq(users.nationalId, coach.membership_id));
  });
});

describe('a session', () => {
  test('ends with sign-out', async () => {
    const token = String((await signIn()).headers.authorization);
    await portal.call('POST', '/api/signout', { headers: { authorization: token } });
    expect((await whoAmI({ authorization: token })).status).toBe(401);
  });

  test('expires', async () => {
    const token = String((await signIn()).headers.authorization);
    portal.time.now = new Date(Date.now() + 15 * 24 * 3600_000);
    const answer = await whoAmI({ authorization: token });
    portal.time.now = undefined;
    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('session_ended');
  });

  test('ends at the server: its cookies outlive it, so that an ended session is told from none', async () => {
    const { headers } = await signIn();
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(60 * 24 * 3600);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const codeOf = async (shown: string) =>
      (await portal.call('POST', '/api/getuser', { headers: { cookie: shown, 'sec-fetch-site': 'same-origin' } })).json
        .code;
    portal.time.now = new Date(Date.now() + 30 * 24 * 3600_000);
    expect(await codeOf(cookie)).toBe('session_ended');
    portal.time.now = undefined;
    expect(await codeOf('')).toBe('not_signed_in');
    const left = await portal.call('POST', '/api/signout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(
      [left.headers['set-cookie']]
        .flat()
        .map((one) => String(one).split(';')[0])
        .sort(),
    ).toEqual(['session=', 'signed_in=']);
  });

  test('cannot be forged', async () => {
    expect((await whoAmI({ authorization: 'A'.repeat(43) })).status).toBe(401);
  });

  test('is not read from the address', async () => {
    const token = String((await signIn()).headers.authorization);
    for (const key of ['token', 'authorization', 'Authorization', 'session']) {
      expect((await portal.call('POST', `/api/getuser?${key}=${token}`)).status).toBe(401);
    }
  });

  test('follows a change of role at once', async () => {
    const token = String((await signIn()).headers.authorization);
    const list = () => portal.call('GET', '/api/admin/teams/', { headers: { authorization: token } });
    expect((await list()).status).toBe(403);
    await portal.db.update(users).set({ type: 4 }).where(eq(users.nationalId, coach.membership_id));
    expect((await list()).status).toBe(200);
    await portal.db.update(users).set({ type: 1 }).where(eq(users.nationalId, coach.membership_id));
    expect((await list()).status).toBe(403);
  });
});

describe('a request that changes something, with a cookie', () => {
  const signOut = (headers: Record<string, string>) => portal.call('POST', '/api/signout', { headers });

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no proof', {}],
  ])('%s: refused, and the session lives on', async (_, proof) => {
    const token = String((await signIn()).headers.authorization);
    const answer = await signOut({ cookie: `session=${token}`, ...proof });
    expect(answer.status).toBe(403);
    expect((await whoAmI({ authorization: token })).status).toBe(200);
  });

  test('from our own page: done', async () => {
    const token = String((await signIn()).headers.authorization);
    expect((await signOut({ cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await whoAmI({ authorization: token })).status).toBe(401);
  });
});

describe("the provider's token", () => {
  const providerToken = () => portal.world.stebToken(coach);

  test("signs in the person the provider names, not the one in the popup's message", async () => {
    const token = await providerToken();
    const forged = { _id: 'x', name: 'Admin', type: 4, national_id: accountsOf('admin')[0]?.membership_id };
    const answer = await portal.call('POST', '/api/steb', { body: { data: { user: forged, token } } });
    expect(answer.json.user).toMatchObject({ national_id: coach.membership_id, type: 1 });
  });

  test('that the provider does not know opens nothing', async () => {
    const before = await portal.db.$count(sessions);
    const answer = await portal.call('POST', '/api/steb', { body: { data: { user: {}, token: 'made-up' } } });
    expect(answer.status).toBe(401);
    expect(await portal.db.$count(sessions)).toBe(before);
  });

  test('is redeemed by /api/loginseason once, sets no cookie, and a HEAD redeems nothing', async () => {
    const token = await providerToken();
    const address = `/api/loginseason/?token=${token}&type=FIRST`;
    const before = await portal.db.$count(redeemedTokens);
    expect((await portal.call('HEAD', address)).status).toBe(404);
    const prefetch = { 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch' };
    expect((await portal.call('GET', address, { headers: prefetch })).status).toBe(403);
    expect(await portal.db.$count(redeemedTokens)).toBe(before);
    const answer = await portal.call('GET', address);
    expect(answer.json.user.user[0].national_id).toBe(coach.membership_id);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await whoAmI({ authorization: answer.json.user.jwt })).status).toBe(200);
    expect((await portal.call('GET', address)).json.code).toBe('token_spent');
  });

  test('that was redeemed opens nothing more, at no door', async () => {
    const token = await providerToken();
    const inPopup = () => portal.call('POST', '/api/steb', { body: { data: { user: {}, token } } });
    expect((await inPopup()).status).toBe(200);
    expect((await inPopup()).status).toBe(200);
    expect((await portal.call('GET', `/api/loginseason/?token=${token}`)).status).toBe(200);
    const before = await portal.db.$count(sessions);
    const answer = await inPopup();
    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('token_spent');
    expect(answer.headers.authorization).toBeUndefined();
    expect(await portal.db.$count(sessions)).toBe(before);
  });
});

describe('signing up', () => {
  const form = (change = {}) => ({
    type: 0,
    name: 'Huda Test',
    email: 'huda.test@example.com',
    national_id: '1000099990',
    phone_number: '+966500001234',
    password: 'A-long-password',
    c_password: 'A-long-password',
    ...change,
  });
  const signUp = (change = {}) => portal.call('POST', '/api/signup', { body: form(change) });

  test('says what is missing or does not match, and creates nobody', async () => {
    const before = await portal.db.$count(users);
    const empty = await portal.call('POST', '/api/signup', { body: { type: 0 } });
    expect(empty.json).toMatchObject({ code: 'missing_fields', msg: 'Please fill in all fields...' });
    const mismatch = await signUp({ c_password: 'another' });
    expect(mismatch.json.fields).toEqual({ c_password: 'Password is not matched' });
    for (const type of [2, 4, 5]) expect((await signUp({ type })).status).toBe(422);
    expect(await portal.db.$count(users)).toBe(before);
  });

  test('signs a student in', async () => {
    const answer = await signUp();
    expect(answer.status).toBe(200);
    expect(answer.headers.authorization).toBeTruthy();
    expect(answer.json.user.type).toBe(0);
    const again = await signUp();
    expect(again.json.code).toBe('account_taken');
  });

  test('sends a coach to verify, without a session', async () => {
    const answer = await signUp({ type: 1, email: 'coach.new@example.com', national_id: '1000099981' });
    expect(answer.json.msg).toBe('Account Create Successfully, Please Verify your Account From STEB.');
    expect(answer.json.verify_url).toContain('/verify');
    expect(answer.headers.authorization).toBeUndefined();
  });
});
