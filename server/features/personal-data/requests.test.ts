import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rates } from '#contract/rates.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { allContent, leave } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { deletionRequests } from './table.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const role of ['student', 'coach', 'entity', 'admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(deletionRequests);
  await portal.db.execute('delete from rate_limits');
});

const ask = (as: RoleName = 'student', confirmation: unknown = 'احذف حسابي', number = 0) =>
  portal.call('POST', '/api/personal-data/deletion', { as, number, body: { confirmation } });
const withdraw = (as: RoleName = 'student') => portal.call('DELETE', '/api/personal-data/deletion', { as });
const waiting = async (as: RoleName = 'student') =>
  (await portal.call('GET', '/api/personal-data', { as })).json.request;
const carryOut = (id: string, as: RoleName | undefined = 'admin') =>
  portal.call('POST', '/api/admin/deletion-requests/carry-out', { as, body: { id } });
const listed = (query = '', as: RoleName = 'admin') =>
  portal.call('GET', `/api/admin/deletion-requests${query}`, { as });

/** Makes a call that is refused, and proves that it changed nothing. */
async function refused(call: () => ReturnType<typeof ask>) {
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code, ...(json.fields ? [Object.keys(json.fields)] : [])];
}

describe('asking for the deletion of one’s account', () => {
  test('waits for the office, and can be taken back', async () => {
    expect(await waiting()).toBeNull();
    const { json } = await ask();
    expect(await waiting()).toEqual(json.request);
    expect(await waiting('coach')).toBeNull();
    expect((await withdraw()).status).toBe(200);
    expect(await waiting()).toBeNull();
    expect((await listed()).json.requests).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('is told of when it is taken back, and no longer when it was asked', async () => {
    await ask();
    await withdraw();
    const { rows } = await portal.database.pool.query<{ data: { to: string } }>(
      `select data from pgboss.job where name = 'send-deletion-request'
       and data->>'requestId' = (select id::text from deletion_requests)`,
    );
    expect(rows.map(({ data }) => data.to).sort()).toEqual(['office', 'person', 'withdrawn']);
    portal.world.mail.clear();
    for (const { data } of rows) await portal.work['send-deletion-request'].run(data as never);
    const mails = portal.world.mail.list();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [[accountsOf('student')[0]?.email], 'حسابك باقٍ | Your account stays'],
    ]);
    expect(mails[0]?.text).toContain('/profile/data?lang=en');
    expect(mails[0]?.html).not.toContain('{{');
  });

  test.each(['أحذف  حسابي', 'Delete My Account'])(
    'is confirmed by the sentence as people type it: %s',
    async (typed) => {
      expect((await ask('student', typed)).status).toBe(200);
    },
  );

  test('twice is one request, also at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ json }) => json.request._id)).size).toBe(1);
    expect(await portal.db.$count(deletionRequests)).toBe(1);
  });

  test.each([
    ['another sentence', 'yes', 'invalid_fields'],
    ['nothing', '', 'missing_fields'],
    ['no text', 7, 'invalid_fields'],
  ])('is refused with %s', async (_, confirmation, code) => {
    expect(await refused(() => ask('student', confirmation))).toEqual([422, code, ['confirmation']]);
  });

  test('cannot be taken back when none waits, nor by somebody else', async () => {
    expect(await refused(() => withdraw())).toEqual([409, 'deletion_closed']);
    await ask();
    expect(await refused(() => withdraw('coach'))).toEqual([409, 'deletion_closed']);
  });

  test('and the download have a rate, and are not for guests', async () => {
    const guest = { method: 'POST' as const, url: '/api/personal-data/deletion' };
    expect(await refused(() => portal.call(guest.method, guest.url, { body: { confirmation: 'احذف حسابي' } }))).toEqual(
      [401, 'not_signed_in'],
    );
    const [student] = await portal.db
      .select()
      .from(users)
      .where(eq(users.nationalId, idOf('student')));
    await leave(portal, rates.personalDataDownload, 0, student?.id);
    expect((await portal.call('GET', '/api/personal-data/download', { as: 'student' })).status).toBe(429);
  });
});

const idOf = (role: RoleName, number = 0) => accountsOf(role)[number]?.membership_id ?? '';

describe('the office', () => {
  test('lists requests with who asks, and by state', async () => {
    await ask();
    await ask('coach');
    await withdraw('coach');
    const { json } = await listed('?sort=created_at');
    expect(json).toMatchObject({ totalItems: 2, requests: [{ state: 'waiting' }, { state: 'withdrawn' }] });
    expect(json.requests[0].user).toMatchObject({ email: accountsOf('student')[0]?.email, type: 0 });
    expect((await listed('?state=waiting')).json.requests).toHaveLength(1);
    expect((await listed('?state=done')).json.requests).toHaveLength(0);
  });

  test.each<[RoleName | undefined, number, string]>([
    [undefined, 401, 'not_signed_in'],
    ['student', 403, 'not_allowed'],
    ['coach', 403, 'not_allowed'],
    ['entity', 403, 'not_allowed'],
    ['sub_admin', 403, 'not_allowed'],
  ])('is administrators: %s neither lists nor carries out', async (as, status, code) => {
    const { json } = await ask();
    expect(await refused(() => portal.call('GET', '/api/admin/deletion-requests', as ? { as } : {}))).toEqual([
      status,
      code,
    ]);
    expect(
      await refused(() =>
        portal.call('POST', '/api/admin/deletion-requests/carry-out', {
          ...(as && { as }),
          body: { id: json.request._id },
        }),
      ),
    ).toEqual([status, code]);
  });

  test('does not carry out what was taken back, what there is not, nor one’s own', async () => {
    const { json } = await ask();
    await withdraw();
    expect(await refused(() => carryOut(json.request._id))).toEqual([409, 'deletion_closed']);
    expect(await refused(() => carryOut(UNKNOWN_ID))).toEqual([404, 'not_found']);
    const own = await ask('admin');
    expect(await refused(() => carryOut(own.json.request._id))).toEqual([409, 'deletion_own']);
  });

  test('waits for the bank: a payment that is not decided blocks, until it is', async () => {
    const { _id: team_id } = await registerTeam(portal, season);
    const start = () => portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
    const started = await start();
    const { json } = await ask('coach');
    // The gateway is asked first: when, and what it said, is all that changes.
    const blocked = () =>
      refused(async () => {
        const before = await portal.db.select().from(paymentAttempts);
        const answer = await carryOut(json.request._id);
        for (const { id, checkedAt, lastAnswer } of before) {
          await portal.db.update(paymentAttempts).set({ checkedAt, lastAnswer }).where(eq(paymentAttempts.id, id));
        }
        return answer;
      });
    expect(await blocked()).toEqual([409, 'deletion_payment_open']);
    await payAtGateway(started.json.order.url, '4111111111111111', '999');
    await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id } });
    expect(await blocked()).toEqual([409, 'deletion_payment_open']);
    await portal.db.execute(`update payment_attempts set state = 'created', ref = null, created_at = now()`);
    expect(await refused(() => carryOut(json.request._id))).toEqual([409, 'deletion_payment_open']);
    // A process ended before the gateway was asked: nobody can pay this one.
    await portal.db.execute(`update payment_attempts set created_at = now() - interval '1 hour'`);
    expect((await carryOut(json.request._id)).status).toBe(200);
    const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team_id));
    expect(order?.items.customer).toMatchObject({ email: '', nationalId: '' });
  });

  test('does not wait for a charge that can only be returned, whose reference stays', async () => {
    const { _id: team_id } = await registerTeam(portal, season, {}, 'entity', 1);
    const call = (url: string) => portal.call('POST', url, { as: 'entity', number: 1, body: { team_id } });
    const started = await call('/api/teams/registration_checker');
    await payAtGateway(started.json.order.url);
    const ofTeam = eq(teams.id, team_id);
    await portal.db.update(teams).set({ status: false }).where(ofTeam);
    await call('/api/telr/');
    const attempts = () =>
      portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.url, started.json.order.url));
    expect(await attempts()).toMatchObject([{ state: 'review' }]);
    const { json } = await ask('entity', 'delete my account', 1);
    // Brought back, it may count: the office decides first.
    await portal.db.update(teams).set({ status: true }).where(ofTeam);
    expect(await refused(() => carryOut(json.request._id))).toEqual([409, 'deletion_payment_open']);
    await portal.db.update(teams).set({ status: false }).where(ofTeam);
    const [before] = await attempts();
    expect((await carryOut(json.request._id)).status).toBe(200);
    expect(await attempts()).toEqual([{ ...before, lastAnswer: null }]);
    const { json: dashboard } = await portal.call('GET', '/api/admin/dashboard', { as: 'admin' });
    expect(JSON.stringify(dashboard)).toContain('"review":1');
  });

  test('asks the bank about all payments of a person at once, and not for long', async () => {
    const { gateway } = portal.payments;
    const { check } = gateway;
    const teams = [
      await registerTeam(portal, season, {}, 'coach', 2),
      await registerTeam(portal, season, {}, 'coach', 2),
    ];
    for (const { _id: team_id } of teams) {
      await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', number: 2, body: { team_id } });
    }
    const { json } = await ask('coach', 'delete my account', 2);
    const timeouts: (number | undefined)[] = [];
    const asked = Promise.withResolvers<void>();
    gateway.check = async (ref, timeout) => {
      if (timeouts.push(timeout) === teams.length) asked.resolve();
      await asked.promise;
      return check(ref, timeout);
    };
    const { status } = await carryOut(json.request._id);
    gateway.check = check;
    expect([status, timeouts]).toEqual([409, [5_000, 5_000]]);
  });

  test('carries out once, though two ask at once, and whoever comes later is told so', async () => {
    const { json } = await ask('entity');
    const id = json.request._id;
    const answers = await Promise.all([carryOut(id), carryOut(id), withdraw('entity')]);
    const codes = answers.map(({ json: { code }, status }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await refused(() => carryOut(id))).toEqual([409, 'deletion_closed']);
  });

  test('begins no payment for whoever is being deleted meanwhile', async () => {
    const { _id: team_id } = await registerTeam(portal, season, {}, 'coach', 1);
    const { json } = await ask('coach', 'delete my account', 1);
    const pay = () =>
      portal.call('POST', '/api/teams/registration_checker', { as: 'coach', number: 1, body: { team_id } });
    const [done, paying] = await Promise.all([carryOut(json.request._id), pay()]);
    // Whichever was first: either the payment blocks the deletion, or nobody is left who pays.
    if (done.status === 200) expect(await portal.db.$count(users, eq(users.nationalId, idOf('coach', 1)))).toBe(0);
    else expect([done.json.code, paying.status]).toEqual(['deletion_payment_open', 200]);
  });

  // The last one here: either of the two may be the one who is left.
  test('leaves an administrator, though two are about to delete each other', async () => {
    const [one, other] = [await ask('admin', 'delete my account'), await ask('coach', 'delete my account', 2)];
    const tokens = [await portal.tokenOf('admin'), await portal.tokenOf('coach', 2)];
    const number = accountsOf('coach')[2]?.membership_id ?? '';
    await portal.db.update(users).set({ type: 4 }).where(eq(users.nationalId, number));
    const answers = await Promise.all(
      [other, one].map(({ json }, index) =>
        portal.call('POST', '/api/admin/deletion-requests/carry-out', {
          ...{ body: { id: json.request._id }, headers: { authorization: tokens[index] ?? '' } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await portal.db.$count(users, eq(users.type, 4))).toBe(1);
  });
});
