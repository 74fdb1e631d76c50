import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { logger } from '#server/platform/log.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  await portal.world.faults({ dropNotice: true });
});
afterAll(() => portal.close());

const sha1 = (parts: string[]) => createHash('sha1').update(parts.join(':')).digest('hex');

async function chargedOrder() {
  const team = await registerTeam(portal, season);
  const { json } = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  await payAtGateway(json.order.url);
  const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.ref, json.order.ref));
  const isPaid = async () => {
    const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
    return order?.paidAt !== null;
  };
  return { attempt: attempt as NonNullable<typeof attempt>, isPaid };
}

function updateNotice(cartId: string, key: string, change: Record<string, string> = {}) {
  const fields = {
    tran_store: secrets.telr.store,
    tran_cartid: cartId,
    tran_order: 'ORDER',
    tran_ref: '000000000001',
    tran_type: '1',
    tran_authstatus: 'A',
    tran_authcode: '123456',
    tran_authmessage: 'Authorised',
    tran_currency: 'SAR',
    tran_amount: '403.00',
    ...change,
  };
  return new URLSearchParams({ ...fields, tran_check: sha1([key, ...Object.values(fields)]) }).toString();
}

const sendNotice = (payload: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/telr/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('a forged notice changes nothing; a genuine one settles; the same again changes nothing', async () => {
  const { attempt, isPaid } = await chargedOrder();
  const forged = await sendNotice(updateNotice(attempt.cartId, 'a guess'));
  expect(forged.statusCode).toBe(403);
  expect(await isPaid()).toBe(false);
  const genuine = updateNotice(attempt.cartId, secrets.telr.authkey);
  expect((await sendNotice(genuine)).statusCode).toBe(200);
  expect(await isPaid()).toBe(true);
  const before = await portal.db.select().from(orders);
  expect((await sendNotice(genuine)).statusCode).toBe(200);
  expect(await portal.db.select().from(orders)).toEqual(before);
});

test('a genuine notice is verified as it was sent, and nothing hidden in it reaches the database', async () => {
  const { attempt, isPaid } = await chargedOrder();
  const { authkey } = secrets.telr;
  const nobody = await sendNotice(updateNotice('no-such-cart\0', authkey));
  expect(nobody.statusCode).toBe(200);
  await portal.db
    .update(paymentAttempts)
    .set({ ref: null, state: 'created' })
    .where(eq(paymentAttempts.id, attempt.id));
  const ref = `\u200b${attempt.ref}\0`;
  const notice = updateNotice(attempt.cartId, authkey, { tran_order: ref, tran_authmessage: 'Author\u202eised\0 ' });
  expect((await sendNotice(notice)).statusCode).toBe(200);
  expect(await isPaid()).toBe(true);
  const [kept] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
  expect(kept?.ref).toBe(attempt.ref);
});

test('a genuine notice of an order that was not charged does not make it paid', async () => {
  const team = await registerTeam(portal, season);
  const { json } = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.ref, json.order.ref));
  await sendNotice(updateNotice(attempt?.cartId as string, secrets.telr.authkey));
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  expect(order?.paidAt).toBeNull();
});

test('a payment made in test mode does not count in live mode', async () => {
  const { attempt, isPaid } = await chargedOrder();
  await portal.db.update(paymentAttempts).set({ test: false }).where(eq(paymentAttempts.id, attempt.id));
  await sendNotice(updateNotice(attempt.cartId, secrets.telr.authkey));
  expect(await isPaid()).toBe(false);
  const [after] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
  expect(after?.state).toBe('review');
});

test('no answer allows another origin', async () => {
  const answer = await portal.call('GET', '/api/settings', { headers: { origin: 'https://evil.example' } });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('an unforeseen error says nothing of its cause', async () => {
  portal.app.log.level = 'silent';
  const { database } = portal.payments;
  const { _id: team_id } = await registerTeam(portal, season);
  await portal.db.execute(sql`alter table payment_records rename to secret`);
  const body = { type: 'a', team_id, ref: 'r', data: {} };
  const answer = await portal.call('POST', '/api/seasons/', { as: 'coach', body });
  await portal.db.execute(sql`alter table secret rename to payment_records`);
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({
    success: false,
    code: 'unknown_error',
    msg: 'Unknown Error',
    requestId: expect.any(String),
  });
  expect(database.pool.totalCount).toBeGreaterThan(0);
});

test('an unknown path under /api answers 404 in JSON', async () => {
  const answer = await portal.call('GET', '/api/no/such/call');
  expect(answer.status).toBe(404);
  expect(answer.json).toMatchObject({ success: false, code: 'not_found' });
});

test('logs hold no query, header, body, national ID or token', () => {
  const { serializers } = logger('info') as unknown as {
    serializers: Record<'req' | 'err', (value: unknown) => object>;
  };
  const request = {
    id: '1',
    method: 'GET',
    url: '/api/loginseason?token=secret',
    headers: { authorization: 'secret' },
  };
  const error = new Error('Failed query: insert 1098765432\nparams: 1098765432,secret');
  const logged = JSON.stringify([serializers.req(request), serializers.err(error)]);
  expect(logged).not.toContain('secret');
  expect(logged).not.toContain('1098765432');
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ PUBLIC_URL: 'ftp://x' }, /PUBLIC_URL/],
  [{ S3_BUCKET: 'x' }, /S3_ACCESS_KEY_ID/],
])('a wrong environment is refused by name: %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('production does not start with the demo: no address, default secrets, the sandbox', () => {
  const complete = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.example',
    DATABASE_URL: 'postgres://u:p@db/portal',
    STEB_URL: 'https://steb.example',
    STEB_API_KEY: 'a-real-key-of-steb-of-32-characters',
    TELR_URL: 'https://telr.example/order.json',
    TELR_STORE: '777',
    TELR_AUTHKEY: 'a-real-authkey',
    TELR_NOTICE_SECRET: 'a-real-secret-of-32-characters-or-more',
    TICKET_KEY: 'a-real-ticket-key-of-32-characters',
    CATALOGUE_URL: 'https://academy.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(readConfig(complete).telr.test).toBe(false);
  for (const name of Object.keys(complete).filter((key) => key !== 'PORTAL_MODE')) {
    expect(() => readConfig({ ...complete, [name]: undefined }), name).toThrow(name);
  }
});
