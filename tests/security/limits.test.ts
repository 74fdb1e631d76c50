import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Rate, rates } from '#contract/rates.ts';
import people from '#demo/people.json' with { type: 'json' };
import { uploads } from '#server/features/uploads/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { allContent, leave } from '#tests/support/rates.ts';
import { multipart, openSeason, picture, registerTeam, registrationForm } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

type Answer = Awaited<ReturnType<TestPortal['call']>>;

let portal: TestPortal;
let season: Awaited<ReturnType<typeof openSeason>>;
let coachId: string;
let teamId: string;
let recordId: string;
let form: Awaited<ReturnType<typeof registrationForm>>;
let logo: Buffer;

beforeAll(async () => {
  portal = await openTestPortal({ trustProxy: 1 });
  season = await openSeason(portal);
  logo = await picture();
  coachId = (await portal.call('POST', '/api/getuser', { as: 'coach' })).json.user._id;
  teamId = (await registerTeam(portal, season))._id;
  await post('/api/teams/registration_checker', { team_id: teamId });
  recordId = (await post('/api/seasons', record())).json.season._id;
  form = await registrationForm(portal, season);
  // Signed in before any limit is used up.
  await portal.tokenOf('coach', 1);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const post = (url: string, body: unknown, number = 0) => portal.call('POST', url, { as: 'coach', number, body });
const asGuest = (url: string, body: unknown, headers = {}) => portal.call('POST', url, { body, headers });
const record = () => ({ type: 'team', team_id: teamId, ref: 'r', data: {} });
const upload = (number = 0) => {
  const { body, headers } = multipart({ name: 'logo.png', type: 'image/png', bytes: logo }, { team_name: 'T' });
  return portal.call('POST', '/api/uploads', { as: 'coach', number, body, headers });
};
const coach = accountsOf('coach')[0] as { membership_id: string; password: string };
const credentials = { national_id: coach.membership_id, password: coach.password };
const newcomer = {
  ...{ type: 0, name: 'Huda Test', email: 'huda.limits@example.com', national_id: '1000077770' },
  ...{ phone_number: '+966500001234', password: 'A-long-password', c_password: 'A-long-password' },
};
const message = { name: 'Noura', email: 'noura@school.example', phone: '+966501234567', message: 'Hello' };

/** The requests to outside services meanwhile, by name. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { identity, payments } = portal;
  const asked: string[] = [];
  const providers: object[] = [identity, payments.gateway];
  const spies = (providers as Record<string, () => unknown>[]).flatMap((provider) =>
    Object.keys(provider)
      .filter((name) => typeof provider[name] === 'function')
      .map((name) => vi.spyOn(provider, name).mockImplementation(() => asked.push(name))),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  return asked;
}

async function refusesAndChangesNothing(send: () => Promise<Answer>, rate: Rate, code = 'too_many_requests') {
  const before = await allContent(portal);
  let answer: Answer | undefined;
  const asked = await askedDuring(async () => {
    answer = await send();
  });
  expect([answer?.status, answer?.json.code, asked]).toEqual([429, code, []]);
  expect(answer?.json.msg).toMatch(/Please wait/);
  const wait = Number(answer?.headers['retry-after']);
  expect(wait).toBeGreaterThan(rate.window / 1000 - 60);
  expect(wait).toBeLessThanOrEqual(rate.window / 1000);
  expect(await allContent(portal)).toEqual(before);
}

const signedIn: [string, Rate, (number?: number) => Promise<Answer>, code?: string][] = [
  ['an upload', rates.upload, upload],
  ['a registration', rates.registration, (number) => post('/api/teams/registration', { data: form }, number)],
  ['a payment record', rates.paymentRecord, (number) => post('/api/seasons', record(), number)],
  [
    'forgetting a payment record',
    rates.paymentRecord,
    (number) => portal.call('DELETE', `/api/seasons?id=${recordId}`, { as: 'coach', number }),
  ],
  ['a payment', rates.paymentStart, (number) => post('/api/teams/registration_checker', { team_id: teamId }, number)],
  ['a check of a payment', rates.paymentCheck, (number) => post('/api/telr', { team_id: teamId }, number)],
  [
    'a check after the return',
    rates.paymentCheck,
    (number) => post('/api/telr-payment-checker', { team_id: teamId, status: 'auth' }, number),
  ],
  [
    'a look-up of a coach',
    rates.lookUp,
    (number) => post('/api/lookups/coach', { coach_id: people.coaches[0] }, number),
    'look_up_too_often',
  ],
  [
    'a look-up of a member',
    rates.lookUp,
    (number) => post('/api/lookups/member', { member_id: people.members[0] }, number),
    'look_up_too_often',
  ],
  [
    'a look-up of an entity',
    rates.lookUp,
    (number) => post('/api/lookups/entity', { entity_cr: '1010101010' }, number),
    'look_up_too_often',
  ],
  [
    'naming a school',
    rates.attachment,
    (number) => post('/api/teams/entity', { team_id: teamId, entity: '1010101010' }, number),
  ],
];

describe.each(signedIn)('%s', (_, rate, send, code) => {
  test('too many of one person is refused, asks nobody and changes nothing; others go on', async () => {
    await leave(portal, rate, 1, coachId);
    expect((await send()).status).not.toBe(429);
    await refusesAndChangesNothing(send, rate, code);
    expect((await send(1)).status).not.toBe(429);
  });

  test('too many from one address is refused, whoever sends it', async () => {
    await leave(portal, rate, 0);
    await refusesAndChangesNothing(() => send(1), rate, code);
  });
});

const open: [string, Rate, (headers?: object) => Promise<Answer>, code?: string][] = [
  ['a sign-in', rates.signIn, (headers) => asGuest('/api/adduser', credentials, headers), 'sign_in_too_often'],
  [
    "a sign-in by the provider's popup",
    rates.signIn,
    (headers) => asGuest('/api/steb', { data: { user: {}, token: 'x' } }, headers),
    'sign_in_too_often',
  ],
  [
    "a sign-in by the provider's token",
    rates.signIn,
    (headers) => portal.call('GET', '/api/loginseason?token=x', { headers: { ...headers } }),
    'sign_in_too_often',
  ],
  ['a sign-up', rates.signUp, (headers) => asGuest('/api/signup', newcomer, headers)],
  ['a sign-out', rates.signOut, (headers) => asGuest('/api/signout', {}, headers)],
  ['a message', rates.contact, (headers) => asGuest('/api/contactus', message, headers)],
  ['a notice', rates.paymentNotice, (headers) => asGuest('/api/telr/notice', { tran_cartid: 'x' }, headers)],
];

describe.each(open)('%s', (_, rate, send, code) => {
  test('too many from one address is refused, asks nobody and changes nothing; other addresses go on', async () => {
    await leave(portal, rate, 0);
    await refusesAndChangesNothing(send, rate, code);
    expect((await send({ 'x-forwarded-for': '198.51.100.7' })).status).not.toBe(429);
  });
});

test('what one person sends too much of does not use up the address that others share', async () => {
  await leave(portal, rates.upload, 0, coachId);
  await leave(portal, rates.upload, 1);
  for (let sent = 0; sent < 3; sent += 1) expect((await upload()).status).toBe(429);
  expect((await upload(1)).status).toBe(200);
});

test('many at once get no more than one after the other', async () => {
  await leave(portal, rates.upload, 3, coachId);
  const before = await portal.db.$count(uploads);
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => upload()))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(await portal.db.$count(uploads)).toBe(before + 3);
});

test('what is refused for its form, its sender or its origin does not count', async () => {
  await leave(portal, rates.registration, 1, coachId);
  const register = (data: unknown, headers = {}) =>
    portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data }, headers });
  expect((await register({})).status).toBe(422);
  expect((await register(form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await register(form)).status).toBe(200);
  expect((await register(form)).status).toBe(429);
});
