import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, get, mails, newcomer, PORTAL, post, startSteb, submit, temporaryFolder, withKey } from '../testing.ts';

const folder = temporaryFolder();
let app: FastifyInstance;

beforeAll(async () => {
  app = await startSteb(folder.dataDir);
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const coach = { identifier: '1000000101', password: 'Gears-Coach-2026' };
const popup = (query: Record<string, string>) => `/popup?${new URLSearchParams(query)}`;
const page = (path: string, headers: Record<string, string> = {}) => app.inject({ url: BASE + path, headers });

/** Signs in on one of the pages and returns the session cookie. */
async function signIn(path: string, who: { identifier: string; password: string }) {
  const answer = await submit(app, `${path}/sign-in?lang=en`, who);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${BASE}${path}?lang=en`);
  const header = String(answer.headers['set-cookie']);
  expect(header).toMatch(/; Path=\/sandbox\/steb; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  return { cookie: header.split(';')[0] as string };
}

describe('the popup', () => {
  it('is a form in the language asked for', async () => {
    const english = await page(popup({ origin: PORTAL, lang: 'en' }));
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<html lang="en" dir="ltr">');
    expect(english.body).toContain('Sign in with STEB');
    expect(english.body).toContain('portal.example');
    const arabic = await page(popup({ origin: PORTAL, lang: 'ar' }));
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body).toContain('الدخول بحساب ستيب');
  });

  it('runs no script before the sign-in, none inline after it, and may not be framed', async () => {
    const { headers, body } = await page(popup({ origin: PORTAL }));
    expect(headers['content-security-policy']).not.toContain('script-src');
    const done = await submit(app, popup({ origin: PORTAL }), coach);
    expect(done.headers['content-security-policy']).toContain("script-src 'self'");
    expect(done.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
  });

  it.each(['https://evil.example', `${PORTAL}.evil.example`, `${PORTAL}/`, 'null', ''])(
    'refuses the origin "%s", even with the right password',
    async (origin) => {
      const shown = await page(popup({ origin, lang: 'en' }));
      expect(shown.statusCode).toBe(403);
      expect(shown.body).toContain('unknown place');
      const sent = await submit(app, popup({ origin, lang: 'en' }), coach);
      expect(sent.statusCode).toBe(403);
      expect(sent.body).not.toContain('data-message');
    },
  );

  it('hands the user and a token that works to the portal that opened it', async () => {
    const { body, headers } = await submit(app, popup({ origin: PORTAL, lang: 'ar' }), coach);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`data-origin="${PORTAL}"`);
    expect(body).toContain(`src="${BASE}/assets/popup.js"`);
    const attribute = /data-message="([^"]*)"/.exec(body)?.[1] ?? '';
    const message = JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
    expect(message).toMatchObject({ type: 'steb', user: { national_id: coach.identifier } });
    const verified = await get(app, '/user', { authorization: `Bearer ${message.token}` });
    expect(verified.body.user).toEqual(message.user);
  });

  it('understands Arabic digits and an email', async () => {
    for (const identifier of ['١٠٠٠٠٠٠١٠١', ' coach@example.com ']) {
      const { body } = await submit(app, popup({ origin: PORTAL }), { ...coach, identifier });
      expect(body).toContain('data-message');
    }
  });

  it('says so when the password is wrong, and keeps the identifier', async () => {
    const wrong = { identifier: '"><b>1000000101', password: 'wrong' };
    const { statusCode, body } = await submit(app, popup({ origin: PORTAL, lang: 'en' }), wrong);
    expect(statusCode).toBe(200);
    expect(body).toContain('role="alert">The membership ID, email or password is wrong.');
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;1000000101"');
    expect(body).not.toContain('data-message');
    const empty = await submit(app, popup({ origin: PORTAL, lang: 'en' }), { identifier: '', password: '' });
    expect(empty.body).toContain('Enter your membership ID or email, and your password.');
  });

  it('does nothing for a form sent from another site', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': '', origin: PORTAL },
    ];
    for (const headers of foreign) {
      const answer = await submit(app, popup({ origin: PORTAL }), coach, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('data-message');
    }
  });
});

describe('verifying', () => {
  it('makes a registered coach active', async () => {
    const person = { ...newcomer, type: '1' };
    await post(app, '/user-register', person);
    const lookUp = () => post(app, '/coaches', { coach_id: person.national_id }, withKey);
    const who = { identifier: person.email, password: person.password };

    const early = await submit(app, popup({ origin: PORTAL, lang: 'en' }), who);
    expect(early.body).toContain('not verified yet');
    expect(early.body).not.toContain('data-message');

    await submit(app, '/verify', {});
    expect((await lookUp()).body.success).toBe(false);
    const session = await signIn('/verify', who);
    expect((await page('/verify?lang=en', session)).body).toContain('>Verify</button>');
    await submit(app, '/verify?lang=en', {}, { ...session, 'sec-fetch-site': 'cross-site' });
    expect((await lookUp()).body.success).toBe(false);
    expect((await submit(app, '/verify?lang=en', {}, session)).statusCode).toBe(303);
    expect((await page('/verify?lang=en', session)).body).toContain('Your coach account is verified');
    expect((await lookUp()).body).toMatchObject({ success: true, coach: { status: true } });
  });

  const returning = `${PORTAL}/signin?redirect=%2Fteams-registeration%2F%3Fseason_id%3D1`;
  const from = (address: string) => `/verify?${new URLSearchParams({ return: address, lang: 'en' })}`;
  async function newCoach(national_id: string) {
    const person = { ...newcomer, type: '1', email: `${national_id}@example.com`, national_id };
    await post(app, '/user-register', person);
    return { identifier: person.email, password: person.password };
  }

  it('leads back to the portal that sent the coach here, through the sign-in and either language', async () => {
    const who = await newCoach('1000009971');
    const first = await page(from(returning));
    const carried = new URLSearchParams({ return: returning });
    expect(first.body).toContain(`${BASE}/verify?${carried}&amp;lang=ar`);
    expect(first.headers['content-security-policy']).toContain(`form-action 'self' ${PORTAL};`);
    const signedIn = await submit(app, `/verify/sign-in?${carried}&lang=en`, who);
    expect(signedIn.headers.location).toBe(`${BASE}/verify?${carried}&lang=en`);
    const session = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] as string };
    expect((await submit(app, from(returning), {}, session)).headers.location).toBe(returning);
    expect((await page(from(returning), session)).body).toContain('Back to <bdi dir="ltr">portal.example</bdi>');
  });

  it.each(['https://evil.example/', `${PORTAL}.evil.example/`, 'javascript:alert(1)', '//evil.example', '/account'])(
    'leads nobody to %s',
    async (address) => {
      const session = await signIn('/verify', coach);
      expect((await page(from(address), session)).body).not.toContain('Back to');
      expect((await submit(app, from(address), {}, session)).headers.location).toBe(`${BASE}/verify?lang=en`);
    },
  );

  it('lets the portal ask for the session that the coach has here, and does not use it unasked', async () => {
    const who = await newCoach('1000009972');
    const session = await signIn('/verify', who);
    const asked = popup({ origin: PORTAL, lang: 'en', session: 'use' });
    expect((await page(asked, session)).body).not.toContain('data-message');
    await submit(app, '/verify?lang=en', {}, session);
    expect((await page(asked, session)).body).toContain(`data-origin="${PORTAL}"`);
    expect((await page(popup({ origin: PORTAL, lang: 'en' }), session)).body).not.toContain('data-message');
    const elsewhere = await page(popup({ origin: 'https://evil.example', session: 'use' }), session);
    expect([elsewhere.statusCode, elsewhere.body.includes('data-message')]).toEqual([403, false]);
  });

  it('is for coaches only', async () => {
    const session = await signIn('/verify', { identifier: 'student@example.com', password: 'Gears-Student-2026' });
    expect((await page('/verify?lang=en', session)).body).toContain('Only coach accounts');
  });
});

describe('the account page', () => {
  const student = { identifier: 'student2@example.com', password: 'Gears-Student-2026' };
  const record = async () => (await post(app, '/members', { member_id: '1000000202' }, withKey)).body.member;

  it('shows nothing before the sign-in and after the sign-out', async () => {
    expect((await page('/account?lang=en')).body).toContain('Sign in to continue.');
    const session = await signIn('/account', student);
    expect((await page('/account?lang=en', session)).body).toContain('student2@example.com');
    const out = await submit(app, '/sign-out', {}, session);
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await page('/account?lang=en', session)).body).not.toContain('student2@example.com');
  });

  it('takes no access token for a session, and no session for an access token', async () => {
    const login = { national_id: student.identifier, loginType: 'email', password: student.password };
    const { steb_token } = (await post(app, '/login', login)).body;
    const withToken = await page('/account?lang=en', { cookie: `steb_session=${steb_token}` });
    expect(withToken.body).not.toContain('student2@example.com');
    const { cookie } = await signIn('/account', student);
    expect((await get(app, '/user', { authorization: `Bearer ${cookie.split('=')[1]}` })).status).toBe(401);
  });

  it('saves name and phone', async () => {
    const session = await signIn('/account', student);
    const before = await record();
    const answer = await submit(app, '/account?lang=en', { name: 'Yousef Al-Amri', phone: '0500004321' }, session);
    expect(answer.headers.location).toBe(`${BASE}/account?saved=1&lang=en`);
    expect(await record()).toEqual({ ...before, name: 'Yousef Al-Amri', phone_number: '+966500004321' });
  });

  it('says what is wrong beside the field, keeps what was typed and changes nothing', async () => {
    const session = await signIn('/account', student);
    const before = await record();
    const typed = { name: 'Somebody Else', phone: '12', newPassword: 'short', currentPassword: 'wrong' };
    const { body } = await submit(app, '/account?lang=en', typed, session);
    expect(body).toContain('id="phone-error">Enter a phone number that exists');
    expect(body).toContain('id="newPassword-error">The new password needs at least 8 characters.');
    expect(body).toContain('id="currentPassword-error">The present password is wrong.');
    expect(body).toContain('value="Somebody Else"');
    expect(body).not.toContain('value="short"');
    expect(await record()).toEqual(before);
  });

  it('changes nothing without a session', async () => {
    const before = await record();
    await submit(app, '/account', { name: 'Somebody Else', phone: '0500004321' });
    expect(await record()).toEqual(before);
  });

  it('changes the password and ends the other sessions', async () => {
    const who = { identifier: 'student3@example.com', password: 'Gears-Student-2026' };
    const other = await signIn('/account', who);
    const session = await signIn('/account', who);
    const typed = { name: 'Adam Haddad', phone: '0500004321', newPassword: 'كلمة مرور جديدة' };
    await submit(app, '/account', { ...typed, currentPassword: who.password }, session);
    expect((await page('/account?lang=en', other)).body).toContain('Sign in to continue.');
    expect((await page('/account?lang=en', session)).body).toContain('student3@example.com');
    await signIn('/account', { ...who, password: typed.newPassword });
    expect((await submit(app, '/account/sign-in?lang=en', who)).body).toContain('is wrong');
  });
});

describe('a forgotten password', () => {
  const who = { email: 'student@example.com', membership_id: '1000000201' };
  const ask = (identifier: string) => submit(app, '/recovery?lang=en', { identifier });
  const choose = (token: string, newPassword: string) =>
    submit(app, `/recovery/new?${new URLSearchParams({ token, lang: 'en' })}`, { newPassword });
  const signsIn = async (password: string) =>
    (await post(app, '/login', { national_id: who.membership_id, loginType: 'national_id', password })).body.success;
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('is linked where people sign in', async () => {
    for (const path of ['/account?lang=en', popup({ origin: PORTAL, lang: 'en' })]) {
      expect((await page(path)).body).toContain(`href="${BASE}/recovery?lang=en"`);
    }
  });

  it('is answered alike for anybody, and mailed to the address of the account alone', async () => {
    mails.length = 0;
    const known = await ask(who.membership_id);
    const unknown = await ask('1000009000');
    expect(known.body).toContain('If there is such an account');
    expect(unknown.body).toBe(known.body);
    expect(mails.map(({ to }) => to)).toEqual([who.email]);
    expect((await ask(' ')).body).toContain('id="identifier-error"');
    expect(mails).toHaveLength(1);
  });

  it('is replaced through the mailed address, once, and every session ends', async () => {
    mails.length = 0;
    await ask(who.email);
    const token = tokenIn(mails[0]?.text);
    expect((await page(`/recovery/new?token=${token}`)).body).toContain('name="newPassword"');
    expect((await choose(token, 'short')).body).toContain('id="newPassword-error"');
    expect(await signsIn('Gears-Student-2026')).toBe(true);
    const session = await signIn('/account', { identifier: who.email, password: 'Gears-Student-2026' });
    expect((await choose(token, 'a password of today')).body).toContain('Your new password is saved.');
    expect([await signsIn('a password of today'), await signsIn('Gears-Student-2026')]).toEqual([true, false]);
    expect((await page('/account?lang=en', session)).body).toContain('Sign in to continue.');
    expect((await choose(token, 'another password')).body).toContain('used already');
    expect(await signsIn('another password')).toBe(false);
    expect((await page(`/recovery/new?token=${token}&lang=en`)).body).toContain('used already');
  });
});

describe('the other pages', () => {
  it('show an organisation its record, and a person where to go', async () => {
    const entity = await signIn('/business', { identifier: 'entity@example.com', password: 'Gears-Entity-2026' });
    const { body } = await page('/business?lang=en', entity);
    for (const text of ['9990000001', '399900000010003', 'School', 'مدارس واحة المعرفة الأهلية']) {
      expect(body).toContain(text);
    }
    const session = await signIn('/business', coach);
    expect((await page('/business?lang=en', session)).body).toContain('belongs to a person');
  });

  it('choose the language by address, then by browser, then Arabic', async () => {
    expect((await page('/', { 'accept-language': 'en-GB,ar;q=0.5' })).body).toContain('<html lang="en"');
    expect((await page('/?lang=ar', { 'accept-language': 'en' })).body).toContain('<html lang="ar"');
    expect((await page('/', { 'accept-language': 'fr' })).body).toContain('<html lang="ar"');
  });
});
