import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/features/sessions/table.ts';
import { settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let serial = 0;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => {
  portal.world.stebFaults({});
  serial += 1;
});
afterAll(() => portal.close());

const known = accountsOf('student')[0] as { membership_id: string; email: string };
const person = () => ({
  name: 'Huda Test',
  email: `huda${serial}@example.com`,
  national_id: String(1_000_099_000 + serial),
  phone_number: '+966500001234',
});
const secret = 'A-long-password';
const arabic = { 'accept-language': 'ar' };
const signUp = (change: object, headers = {}) =>
  portal.call('POST', '/api/signup', {
    body: { type: 0, ...person(), password: secret, c_password: secret, ...change },
    headers,
  });
const signIn = (national_id: string, password = secret, headers = {}) =>
  portal.call('POST', '/api/adduser', { body: { national_id, password }, headers });
const refusing = (path: string, answer: object) =>
  portal.world.stebFaults({ [path]: { status: 200, body: JSON.stringify({ success: false, ...answer }) } });

describe('signing in', () => {
  test('a coach who has not verified the account is told so, and only with the right password', async () => {
    await signUp({ type: 1 });
    const before = await portal.db.$count(sessions);
    const { national_id } = person();
    const right = await signIn(national_id);
    expect([right.status, right.json.code]).toEqual([403, 'sign_in_unverified']);
    expect(right.json.msg).toBe(
      'Your coach account has not been verified yet. Please verify it at STEB, then sign in.',
    );
    expect((await signIn(national_id, secret, arabic)).json.msg).toContain('لم يُوثَّق');
    expect((await signIn(national_id, 'a wrong one')).json.code).toBe('sign_in_failed');
    expect(await portal.db.$count(sessions)).toBe(before);
  });

  test('however often a coach looks whether it is verified, it locks nobody out', async () => {
    await signUp({ type: 1 });
    for (let n = 0; n < 12; n += 1) expect((await signIn(person().national_id)).json.code).toBe('sign_in_unverified');
  });

  test('an account that STEB has closed is told so', async () => {
    refusing('/login', { code: 'inactive', msg: 'Your account is not active.' });
    const answer = await signIn('1000000201');
    expect([answer.status, answer.json.code]).toEqual([403, 'sign_in_inactive']);
    expect(answer.json.msg).toBe('This account is not active at STEB. Please contact STEB.');
  });

  test('a wrong password and an unknown account stay one answer, whatever else STEB says of them', async () => {
    const [wrong, unknown] = [await signIn(known.membership_id, 'wrong'), await signIn('1000099999', 'wrong')];
    const { requestId: _, ...first } = wrong.json;
    const { requestId: __, ...second } = unknown.json;
    expect([wrong.status, first]).toEqual([unknown.status, second]);
    expect(first.msg).toBe('Sign in failed');
  });

  test("a refusal that we do not know stands beside ours in STEB's words", async () => {
    refusing('/login', { code: 'moved', msg: 'Your school manages this account.' });
    const english = await signIn('1000000201');
    expect([english.status, english.json.code]).toEqual([401, 'sign_in_failed']);
    expect(english.json.msg).toBe('Sign in failed. STEB says: \u2068Your school manages this account.\u2069');
    const inArabic = await signIn('1000000201', secret, arabic);
    expect(inArabic.json.msg).toMatch(/^تعذّر تسجيل الدخول.* \u2068Your school manages this account.\u2069$/);
    refusing('/login', {});
    expect((await signIn('1000000201')).json.msg).toBe('Sign in failed');
  });
});

describe('signing up', () => {
  test.each(['national_id', 'email'] as const)(
    'with a %s that somebody has is refused without saying which',
    async (field) => {
      const before = await portal.db.$count(users);
      const taken = field === 'email' ? known.email : known.membership_id;
      const answer = await signUp({ [field]: taken });
      expect([answer.status, answer.json.code, answer.json.fields]).toEqual([409, 'account_taken', undefined]);
      expect(answer.json.msg).toMatch(/^No account was created with this national ID and email\./);
      expect((await signUp({ [field]: taken }, arabic)).json.msg).not.toMatch(/[a-z]/i);
      expect(await portal.db.$count(users)).toBe(before);
    },
  );

  test.each([
    ['national_id', '3000000001', 'A national ID or residence number has ten digits and begins with 1 or 2.'],
    ['phone_number', '+9661234567', 'Please enter a valid phone number, including the country.'],
    ['name', 'x', 'This is too short.'],
  ])('with the %s %j is refused on its field, in the language of the person', async (field, value, sentence) => {
    const before = await portal.db.$count(users);
    const answer = await signUp({ [field]: value });
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual([
      422,
      'invalid_fields',
      { [field]: sentence },
    ]);
    expect((await signUp({ [field]: value }, arabic)).json.fields[field]).not.toMatch(/[a-z]/i);
    expect(await portal.db.$count(users)).toBe(before);
  });

  test("refused for a reason that we do not know says it in STEB's words, beside ours", async () => {
    const before = await portal.db.$count(users);
    refusing('/user-register', { code: 'full', msg: 'Registration is paused until Sunday.' });
    const { json } = await signUp({});
    expect(json.code).toBe('sign_up_refused');
    expect(json.msg).toBe(
      'We could not create the account. STEB says: \u2068Registration is paused until Sunday.\u2069',
    );
    expect(await portal.db.$count(users)).toBe(before);
  });

  test('leads a coach to the address of verification that the office has entered', async () => {
    await portal.db.update(settings).set({ links: { verify: 'https://steb.example/verify' } });
    const { json } = await signUp({ type: 1 });
    await portal.db.update(settings).set({ links: {} });
    expect(json.verify_url).toBe('https://steb.example/verify');
    expect(await portal.db.$count(users, eq(users.nationalId, person().national_id))).toBe(1);
  });
});
