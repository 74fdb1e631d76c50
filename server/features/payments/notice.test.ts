import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sign, UPDATE_FIELDS } from '#sandbox/telr/notices/signatures.ts';
import { orders, paymentAttempts, reconcilePayments } from '#server/features/payments/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/** Money that only a notice tells of, while the gateway answers no check. */
let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
afterEach(() => portal.world.noFaults());

const start = (team_id: string) =>
  portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
const attemptsOf = (teamId: string) =>
  portal.db
    .select({ id: paymentAttempts.id, cartId: paymentAttempts.cartId, ref: paymentAttempts.ref })
    .from(paymentAttempts)
    .innerJoin(orders, and(eq(orders.id, paymentAttempts.orderId), eq(orders.purposeId, teamId)))
    .orderBy(paymentAttempts.createdAt);
const statesOf = async (teamId: string) => {
  const { rows } = await portal.db.execute(
    sql`select a.state, a.needs_refund from payment_attempts a join orders o on o.id = a.order_id
        where o.purpose_id = ${teamId} order by a.created_at`,
  );
  return rows.map(({ state, needs_refund }) => (needs_refund ? `${state}, to be refunded` : state));
};
const reconcile = () => reconcilePayments(portal.payments, { youngest: 0 });

/** A genuine notice, sent as the gateway sends it; that of the sandbox itself is dropped. */
function notify(cartId: string, ref: string) {
  const fields = { tran_store: secrets.telr.store, tran_cartid: cartId, tran_order: ref, tran_authstatus: 'A' };
  const tran_check = sign(secrets.telr.authkey, fields, UPDATE_FIELDS);
  return portal.call('POST', '/api/telr/notice', { body: { ...fields, tran_check } });
}

/** The answer of the create call is lost, and the page that it opened is known to the person nevertheless. */
async function lostAnswer(teamId: string) {
  const { gateway } = portal.payments;
  const { create } = gateway;
  let page: Awaited<ReturnType<typeof create>> | undefined;
  gateway.create = async (order) => {
    page = await create(order);
    throw new ProviderUnavailable({ provider: 'telr', purpose: 'create' }, 'the answer was lost');
  };
  expect((await start(teamId)).status).toBe(502);
  gateway.create = create;
  if (!page) throw new Error('no page');
  return page;
}

async function chargedUnseen() {
  await portal.world.faults({ dropNotice: true });
  const { _id: teamId } = await registerTeam(portal, season);
  const { ref, url } = await lostAnswer(teamId);
  const [attempt] = await attemptsOf(teamId);
  if (!attempt) throw new Error('no attempt');
  return { teamId, ref, url, attempt };
}

test('the reference of a lost answer is kept open while the gateway answers no check, and settled later', async () => {
  const { teamId, ref, url, attempt } = await chargedUnseen();
  await payAtGateway(url);
  await portal.world.faults({ dropNotice: true, checkFails: true });
  const refused = await notify(attempt.cartId, ref);
  expect([refused.status, refused.json.code]).toEqual([502, 'payment_unavailable']);
  expect(await statesOf(teamId)).toEqual(['unknown']);
  // No second page is opened for what may be paid already.
  expect((await start(teamId)).status).toBe(502);
  expect(await attemptsOf(teamId)).toHaveLength(1);
  await portal.world.noFaults();
  await reconcile();
  expect(await statesOf(teamId)).toEqual(['paid']);
});

test('of two references of one attempt the first stays', async () => {
  const { teamId, ref, attempt } = await chargedUnseen();
  expect((await notify(attempt.cartId, ref)).status).toBe(200);
  expect((await notify(attempt.cartId, 'another')).status).toBe(200);
  expect((await attemptsOf(teamId)).map((row) => row.ref)).toEqual([ref]);
});

test('beside another open attempt it waits for the notice to be sent again, and its charge is given back', async () => {
  const { teamId, ref, url, attempt } = await chargedUnseen();
  const { json } = await start(teamId);
  await payAtGateway(url);
  await portal.world.faults({ dropNotice: true, checkFails: true });
  expect((await notify(attempt.cartId, ref)).status).toBe(502);
  expect(await statesOf(teamId)).toEqual(['cancelled', 'redirected']);
  await portal.world.noFaults();
  await portal.world.faults({ dropNotice: true });
  await payAtGateway(json.order.url);
  await reconcile();
  expect((await notify(attempt.cartId, ref)).status).toBe(200);
  expect((await statesOf(teamId)).sort()).toEqual(['paid', 'paid, to be refunded']);
});

test.each(['declined', 'cancelled', 'expired'] as const)('what counts as %s is asked about again', async (state) => {
  await portal.world.faults({ dropNotice: true });
  const { _id: teamId } = await registerTeam(portal, season);
  const { json } = await start(teamId);
  const [attempt] = await attemptsOf(teamId);
  const closed = { state, lastAnswer: { order: {} } };
  await portal.db
    .update(paymentAttempts)
    .set(closed)
    .where(eq(paymentAttempts.id, attempt?.id ?? ''));
  await payAtGateway(json.order.url);
  await portal.world.faults({ dropNotice: true, checkFails: true });
  expect((await notify(attempt?.cartId ?? '', json.order.ref)).status).toBe(502);
  expect(await statesOf(teamId)).toEqual(['unknown']);
  await portal.world.noFaults();
  await reconcile();
  expect(await statesOf(teamId)).toEqual(['paid']);
});
