import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { BASE, get, newcomer, post, postMultipart, startSteb, temporaryFolder, withKey } from '../testing.ts';

const folder = temporaryFolder();
let app: FastifyInstance;
let serial = 0;
/** A new person that no other test uses. */
let person: typeof newcomer;

beforeAll(async () => {
  app = await startSteb(folder.dataDir);
});
afterAll(async () => {
  await app.close();
  folder.remove();
});
beforeEach(() => {
  serial += 1;
  person = { ...newcomer, email: `rakan${serial}@example.com`, national_id: String(1_000_009_000 + serial) };
});

const member = (member_id: string) => post(app, '/members', { member_id }, withKey);
const login = (national_id: string, password: string) =>
  post(app, '/login', { national_id, loginType: 'national_id', password });

async function png(): Promise<Blob> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#6d28a8' } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
}

describe('a new account', () => {
  it('of a student is active at once and comes with a token', async () => {
    const { status, body } = await postMultipart(app, '/user-register', person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, type: 0, user: { status: true, phone_number: '+966500001234' } });
    const verified = await get(app, '/user', { authorization: `Bearer ${body.token}` });
    expect(verified.body.user).toEqual(body.user);
    expect((await login(person.national_id, person.password)).body.success).toBe(true);
    expect((await member(person.national_id)).body.success).toBe(true);
  });

  it('of a coach waits for verification, without a token', async () => {
    const { body } = await post(app, '/user-register', { ...person, type: 1 });
    expect(body).toMatchObject({ success: true, type: 1, token: null, user: { status: false } });
    expect((await post(app, '/coaches', { coach_id: person.national_id }, withKey)).body.success).toBe(false);
    expect((await login(person.national_id, person.password)).body).toEqual({
      success: false,
      code: 'not_verified',
      msg: 'Your account is not active. Please verify it on STEB.',
    });
    // The existence of an account is revealed only to those who know its password.
    const wrong = { success: false, code: 'wrong_credentials', msg: 'National ID or Password is wrong.' };
    expect((await login(person.national_id, 'wrong')).body).toEqual(wrong);
    expect((await login('1000009000', 'wrong')).body).toEqual(wrong);
  });

  it.each(['name', 'email', 'phone_number', 'national_id', 'password'])('answers 400 without %s', async (name) => {
    const { status, body } = await post(app, '/user-register', { ...person, [name]: '' });
    expect(status).toBe(400);
    expect(body.msg).toBe(`Please fill in: ${name}`);
    expect((await member(person.national_id)).body.success).toBe(false);
  });

  it.each([
    ['email', 'nobody'],
    ['national_id', '3000000001'],
    ['national_id', '100000000'],
    ['phone_number', '12'],
    ['password', 'short'],
    ['dob', '2012-02-30'],
    ['dob', '2999-01-01'],
    ['gender', 'x'],
    ['nationality', 'Saudi'],
  ])('is refused with the %s "%s"', async (field, value) => {
    const { status, body } = await post(app, '/user-register', { ...person, [field]: value });
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, code: 'invalid', msg: expect.any(String), field });
    expect((await member(person.national_id)).body.success).toBe(false);
  });

  it('is refused with an email or national ID that is taken, whatever its letters', async () => {
    const taken = accounts[0] as (typeof accounts)[number];
    const email = await post(app, '/user-register', { ...person, email: taken.email.toUpperCase() });
    expect(email.body).toEqual({ success: false, code: 'taken', msg: 'Email is already registered.', field: 'email' });
    expect((await member(person.national_id)).body.success).toBe(false);
    const nationalId = await post(app, '/user-register', { ...person, national_id: taken.membership_id });
    expect(nationalId.body).toMatchObject({ success: false, code: 'taken', field: 'national_id' });
  });

  it('cannot be what a browser may not ask for', async () => {
    for (const type of ['2', '4', '5', 'x']) {
      const { body } = await post(app, '/user-register', { ...person, type });
      expect(body).toMatchObject({ success: false, field: 'type' });
    }
    expect((await login(person.national_id, person.password)).body.success).toBe(false);
    const { body } = await post(app, '/user-register', { ...person, isAdmin: true, status: false });
    expect(body).toMatchObject({ success: true, user: { isAdmin: false, status: true } });
  });

  it('of an organisation needs the key', async () => {
    const organisation = { ...person, type: 2, crNumber: '9990000777', tax_id: '399900007770003', entityType: 'Club' };
    expect((await post(app, '/user-register', organisation, { 'x-api-key': 'wrong' })).status).toBe(401);
    const { body } = await post(app, '/user-register', organisation, withKey);
    expect(body).toMatchObject({ success: true, type: 2, user: { crNumber: '9990000777', status: true } });
    const found = await post(app, '/entity', { entity_cr: '9990000777' }, withKey);
    expect(found.body).toMatchObject({ success: true, name: person.name });
    expect((await post(app, '/user-register', { ...person, type: 4 }, withKey)).body.success).toBe(false);
  });

  it('keeps its picture as a square of our own making', async () => {
    const { body } = await postMultipart(app, '/user-register', { ...person, logo: await png() });
    const address = new URL(body.user.picture);
    expect(address.pathname).toBe(`${BASE}/pictures/${body.user._id}.webp`);
    const picture = await app.inject(address.pathname);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('loses its picture when the name of no picture is sent', async () => {
    const { body } = await postMultipart(app, '/user-register', { ...person, logo: await png() });
    const change = { steb_user_id: body.user._id, picture: 'avator.png' };
    const changed = await postMultipart(app, '/user-register', change, withKey);
    expect(changed.body.user.picture).toBe('avator.png');
    expect((await app.inject(new URL(body.user.picture).pathname)).statusCode).toBe(404);
  });

  it.each([
    ['a page renamed', '<script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('is refused with %s as its picture', async (_what, content) => {
    const logo = new File([content], 'me.jpg', { type: 'image/jpeg' });
    const { body } = await postMultipart(app, '/user-register', { ...person, logo });
    expect(body).toMatchObject({ success: false, field: 'logo' });
    expect((await member(person.national_id)).body.success).toBe(false);
  });

  it('is refused with more than the size limit', async () => {
    const logo = new Blob([new Uint8Array(6 * 1024 * 1024)]);
    const { status } = await postMultipart(app, '/user-register', { ...person, logo });
    expect(status).toBe(413);
    expect((await member(person.national_id)).body.success).toBe(false);
  });
});

describe('changes to an account', () => {
  async function registered() {
    return (await post(app, '/user-register', person)).body as { user: { _id: string }; token: string };
  }

  it('need the key', async () => {
    const { user } = await registered();
    for (const headers of [{}, { 'x-api-key': 'wrong' }] as Record<string, string>[]) {
      const { status } = await post(app, '/user-register', { steb_user_id: user._id, name: 'Other' }, headers);
      expect(status).toBe(401);
    }
    expect((await member(person.national_id)).body.member.name).toBe(person.name);
  });

  it('touch only what was sent', async () => {
    const { user } = await registered();
    const changes = {
      steb_user_id: user._id,
      name: 'راكان اليامي',
      guardian_name: 'سعد اليامي',
      dob: '',
      password: '',
    };
    const { body } = await postMultipart(app, '/user-register', changes, withKey);
    const expected = { ...user, name: 'راكان اليامي', guardian_name: 'سعد اليامي' };
    expect(body).toMatchObject({ success: true, user: expected });
    expect((await member(person.national_id)).body.member).toEqual(expected);
    expect((await login(person.national_id, person.password)).body.success).toBe(true);
  });

  it('are refused when another has the email', async () => {
    const { user } = await registered();
    const changes = { steb_user_id: user._id, name: 'Other', email: 'coach@example.com' };
    const { body } = await post(app, '/user-register', changes, withKey);
    expect(body).toMatchObject({ success: false, field: 'email' });
    expect((await member(person.national_id)).body.member).toMatchObject({ name: person.name, email: person.email });
  });

  it('are refused for someone unknown', async () => {
    const { body } = await post(app, '/user-register', { steb_user_id: 'nobody', name: 'Other' }, withKey);
    expect(body).toMatchObject({ success: false, msg: 'User is not found.' });
  });

  it('of the password end every token', async () => {
    const { user, token } = await registered();
    await post(app, '/user-register', { steb_user_id: user._id, password: 'another password' }, withKey);
    expect((await get(app, '/user', { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await login(person.national_id, person.password)).body.success).toBe(false);
    expect((await login(person.national_id, 'another password')).body.success).toBe(true);
  });
});

describe('a fault', () => {
  const put = (mode: string) => app.inject({ method: 'PUT', url: `${BASE}/faults`, payload: { mode } });

  it.each([
    ['unavailable', 503, { success: false }],
    ['nonsense', 200, { success: true, user: { name: 1 } }],
    ['refuse', 200, { success: false, code: 'frozen', msg: expect.any(String) }],
  ])('%s is switched on, and nothing is saved until it is off', async (mode, status, body) => {
    const fresh = { ...person, email: `fault-${mode}@example.com`, national_id: String(1_000_098_000 + serial) };
    expect((await put(mode)).json()).toEqual({ mode });
    expect(await post(app, '/user-register', fresh)).toMatchObject({ status, body });
    expect((await member(fresh.national_id)).body.success).toBe(false);
    await put('off');
    expect((await post(app, '/user-register', fresh)).body).toMatchObject({ success: true });
  });

  it('lost saves the account, and says nothing of it', async () => {
    const fresh = { ...person, email: 'fault-lost@example.com', national_id: String(1_000_097_000 + serial) };
    await put('lost');
    expect(await post(app, '/user-register', fresh)).toMatchObject({ status: 503, body: { success: false } });
    await put('off');
    expect((await member(fresh.national_id)).body.member.email).toBe(fresh.email);
    expect((await post(app, '/user-register', fresh)).body).toMatchObject({ success: false, code: 'taken' });
  });

  it('that nobody knows is refused', async () => {
    expect((await put('fire')).statusCode).toBe(400);
    expect((await get(app, '/faults')).body.mode).toBe('off');
  });
});
