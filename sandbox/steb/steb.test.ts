import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import listed from '#demo/people.json' with { type: 'json' };
import { UNVERIFIED_COACH_ID } from './people/all-accounts.ts';
import { BASE, get, post, postMultipart, startSteb, submit, temporaryFolder, withKey } from './testing.ts';

const folder = temporaryFolder();
let app: FastifyInstance;
let clock = Date.now();

beforeAll(async () => {
  app = await startSteb(folder.dataDir, { now: () => clock });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const coach = accounts.find(({ role }) => role === 'coach') as (typeof accounts)[number];
const credentials = { national_id: coach.membership_id, loginType: 'national_id', password: coach.password };

describe('POST /login', () => {
  it.each(accounts)('signs $email in, by membership ID and by email', async (account) => {
    const type = account.type >= 4 ? 1 : account.type;
    for (const [national_id, loginType] of [
      [account.membership_id, 'national_id'],
      [account.email.toUpperCase(), 'email'],
    ]) {
      const { status, body } = await post(app, '/login', { national_id, loginType, password: account.password });
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, user: { email: account.email, name: account.name, type } });
      expect(body.steb_token).toMatch(/^[\w-]{43}$/);
    }
  });

  it('gives the whole user', async () => {
    const { body } = await post(app, '/login', credentials);
    expect(Object.keys(body.user).sort()).toEqual(
      [
        ...['_id', 'steb_user_id', 'name', 'email', 'nationality', 'national_id', 'phone_number', 'dob', 'gender'],
        ...[
          'status',
          'picture',
          'type',
          'subscription',
          'guardian_name',
          'guardian_phone',
          'isAdmin',
          'city',
          'school',
        ],
      ].sort(),
    );
    expect(body.user).toMatchObject({ steb_user_id: body.user._id, status: true, isAdmin: false });
  });

  it('answers the same for a wrong password, an unknown account and one without a password', async () => {
    const wrong = await post(app, '/login', { ...credentials, password: 'wrong' });
    const unknown = await post(app, '/login', { ...credentials, national_id: '1999999999' });
    const listedOnly = await post(app, '/login', { ...credentials, national_id: listed.coaches.at(-1) });
    expect(wrong).toEqual({
      status: 200,
      body: { success: false, code: 'wrong_credentials', msg: 'National ID or Password is wrong.' },
    });
    expect(unknown).toEqual(wrong);
    expect(listedOnly).toEqual(wrong);
  });

  it('looks at the field that loginType names', async () => {
    const { body } = await post(app, '/login', { ...credentials, loginType: 'email' });
    expect(body.success).toBe(false);
  });

  it.each(['national_id', 'loginType', 'password'])('answers 400 without %s', async (name) => {
    const { status, body } = await post(app, '/login', { ...credentials, [name]: undefined });
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, msg: `Please fill in: ${name}` });
  });

  it('takes urlencoded and multipart forms as well', async () => {
    expect((await submit(app, '/login', credentials)).json()).toMatchObject({ success: true });
    expect((await postMultipart(app, '/login', credentials)).body).toMatchObject({ success: true });
  });

  it('answers 400 to a body it cannot read', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: `${BASE}/login`, payload: '{"a', headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    }
  });
});

describe('GET /user', () => {
  const userOf = (token: string) => get(app, '/user', { authorization: `Bearer ${token}` });

  it('tells whose a token is, for an hour', async () => {
    const { body } = await post(app, '/login', credentials);
    expect(await userOf(body.steb_token)).toEqual({ status: 200, body: { success: true, user: body.user } });
    const issuedAt = clock;
    clock = issuedAt + 60 * 60 * 1000 - 1;
    expect((await userOf(body.steb_token)).status).toBe(200);
    clock = issuedAt + 60 * 60 * 1000;
    expect(await userOf(body.steb_token)).toMatchObject({ status: 401, body: { success: false } });
    clock = issuedAt;
  });

  it('refuses a forged token and none', async () => {
    expect((await userOf('x'.repeat(43))).status).toBe(401);
    expect((await get(app, '/user')).status).toBe(401);
  });
});

describe('look-ups', () => {
  it.each(['', '/iframe'])('finds listed people and entities under "%s"', async (under) => {
    for (const coach_id of listed.coaches) {
      const { body } = await post(app, `${under}/coaches`, { coach_id }, withKey);
      expect(body).toMatchObject({ success: true, coach: { national_id: coach_id, type: 1, status: true } });
    }
    for (const member_id of listed.members) {
      const { body } = await post(app, `${under}/members`, { member_id }, withKey);
      expect(body).toMatchObject({ success: true, member: { national_id: member_id, type: 0 } });
    }
    for (const { cr_number, name } of accounts.filter(({ role }) => role === 'entity')) {
      const { body } = await post(app, `${under}/entity`, { entity_cr: cr_number }, withKey);
      expect(body).toMatchObject({ success: true, name, crNumber: cr_number, status: true });
      expect(Object.keys(body)).toEqual(expect.arrayContaining(['tax_id', 'entityType', 'address', 'city', 'picture']));
    }
  });

  it('takes a number where JSON has one', async () => {
    const { body } = await post(app, '/members', { member_id: Number(listed.members[0]) }, withKey);
    expect(body.success).toBe(true);
  });

  it('refuses the unknown, the unverified, the lapsed and the wrong kind', async () => {
    const notCoach = {
      status: 200,
      body: { success: false, code: 'not_found', msg: 'Coach is not found or not verified.' },
    };
    expect(await post(app, '/coaches', { coach_id: '1999999999' }, withKey)).toEqual(notCoach);
    expect(await post(app, '/coaches', { coach_id: UNVERIFIED_COACH_ID }, withKey)).toEqual(notCoach);
    expect(await post(app, '/coaches', { coach_id: listed.members[0] }, withKey)).toEqual(notCoach);
    const notMember = { status: 200, body: { success: false, code: 'not_found', msg: 'Member is not found.' } };
    expect(await post(app, '/members', { member_id: listed.coaches[0] }, withKey)).toEqual(notMember);
    const notEntity = {
      status: 200,
      body: { success: false, code: 'not_found', msg: 'Entity is not found or not active.' },
    };
    expect(await post(app, '/entity', { entity_cr: '9990000099' }, withKey)).toEqual(notEntity);
    expect(await post(app, '/entity', { entity_cr: '9990000036' }, withKey)).toEqual(notEntity);
  });

  it.each(['/coaches', '/iframe/members', '/entity'])('needs the key and the number at %s', async (path) => {
    const number = { coach_id: listed.coaches[0], member_id: listed.members[0], entity_cr: '9990000001' };
    expect((await post(app, path, number)).status).toBe(401);
    const wrongKey = await post(app, path, number, { 'x-api-key': 'wrong' });
    expect(wrongKey).toEqual({ status: 401, body: { success: false, msg: 'Invalid API key' } });
    expect((await post(app, path, {}, withKey)).status).toBe(400);
  });
});

describe('open calls', () => {
  it('names 13 regions in both languages', async () => {
    const { body } = await get(app, '/regions');
    expect(body.success).toBe(true);
    expect(body.regions).toHaveLength(13);
    expect(body.regions[0]).toEqual({ _id: expect.any(String), en_name: 'Riyadh', ar_name: 'الرياض' });
  });

  it('tells skills and education', async () => {
    const { user } = (await post(app, '/login', credentials)).body;
    const { body } = await get(app, `/skills/user?id=${user._id}`);
    expect(body.success).toBe(true);
    expect(body.user.skilles[0]).toEqual({
      _id: expect.any(String),
      name: expect.any(String),
      name_en: expect.any(String),
      level: expect.any(Number),
    });
    expect(body.user.education).toHaveLength(1);
    expect((await get(app, '/skills/user')).status).toBe(400);
    expect((await get(app, '/skills/user?id=nobody')).body).toMatchObject({ success: false });
  });

  it('draws a face for those who have one, and for no one else', async () => {
    const found = await Promise.all(
      listed.members.map(async (member_id) => (await post(app, '/members', { member_id }, withKey)).body.member),
    );
    const drawn = found.find(({ picture }) => picture !== 'avator.png');
    const none = found.find(({ picture }) => picture === 'avator.png');
    expect(drawn.picture).toBe(`http://localhost:3000${BASE}/pictures/${drawn._id}.svg`);
    const picture = await app.inject(new URL(drawn.picture).pathname);
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.body).toMatch(/^<svg /);
    expect((await app.inject(`${BASE}/pictures/${none._id}.svg`)).statusCode).toBe(404);
  });
});

describe('inside a host', () => {
  it('answers an unknown call itself', async () => {
    expect(await get(app, '/nowhere')).toMatchObject({ status: 404, body: { success: false } });
  });

  it('does not meet the parsers, errors and not-found answers of the host', async () => {
    const own = temporaryFolder();
    const host = Fastify();
    await host.register(multipart);
    await host.register(formbody);
    host.setErrorHandler((_error, _request, reply) => reply.code(418).send('host'));
    host.setNotFoundHandler((_request, reply) => reply.code(404).send('host'));
    host.post('/fails', async () => {
      throw new Error('of the host');
    });
    await startSteb(own.dataDir, {}, host);
    expect((await postMultipart(host, '/login', credentials)).body).toMatchObject({ success: true });
    expect((await post(host, '/login', {})).status).toBe(400);
    expect((await host.inject({ method: 'POST', url: '/fails' })).body).toBe('host');
    expect((await host.inject('/nowhere')).body).toBe('host');
    await host.close();
    own.remove();
  });

  it('stands alone on a port of its own', async () => {
    const own = temporaryFolder();
    const alone = await startSteb(own.dataDir, { prefix: '', publicUrl: 'http://localhost:4100' } as object);
    expect((await alone.inject('/regions')).json()).toMatchObject({ success: true });
    expect((await alone.inject('/?lang=en')).body).toContain('href="/account?lang=en"');
    await alone.close();
    own.remove();
  });
});
