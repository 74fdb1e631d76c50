import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargesOfSample, loadDemo } from '#demo/load.ts';
import { AUTHKEY, type RunningSandbox, STORE, startSandbox } from '#sandbox/telr/testing/sandbox.ts';
import {
  acceptCharge,
  askAgain,
  orders,
  type PaymentDeps,
  paymentAttempts,
  refundCharge,
} from '#server/features/payments/index.ts';
import { users } from '#server/features/users/index.ts';
import { telrGateway } from '#server/providers/card-gateway/telr.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What the sample says was charged, the gateway's stand-in says as well: the office can try all that it does with money. */
let portal: TestPortal;
let sandbox: RunningSandbox;
let payments: PaymentDeps;
beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo(portal.db, portal.files);
  sandbox = await startSandbox({ earlier: await chargesOfSample(portal.db) });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/sandbox/telr/gateway/order.json`;
  payments = { ...portal.payments, gateway: telrGateway({ store: STORE, authkey: AUTHKEY, test: true, url }) };
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
});

const attemptsIn = (...states: (typeof paymentAttempts.$inferSelect)['state'][]) =>
  portal.db.select().from(paymentAttempts).where(inArray(paymentAttempts.state, states));
const officer = async () => {
  const [by] = await portal.db.select().from(users).where(eq(users.type, 4));
  if (!by) throw new Error('no administrator');
  return by as never;
};

test('of each attempt that may be asked about it says what the sample does', async () => {
  const asked = await attemptsIn('review', 'declined', 'cancelled', 'expired');
  expect(asked.length).toBeGreaterThan(5);
  for (const { id: attemptId, orderId, state } of asked) {
    await askAgain(payments, { orderId, attemptId, by: await officer() });
    const [now] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    expect([state, now?.state, now?.checkedAt?.getTime()]).toEqual([state, state, expect.any(Number)]);
  }
});

test('a charge in review can be accepted, and what it is more given back', async () => {
  const [waiting] = await attemptsIn('review');
  const of = { orderId: waiting?.orderId ?? '', attemptId: waiting?.id ?? '', by: await officer() };
  await acceptCharge(payments, { ...of, note: 'As agreed' });
  const [order] = await portal.db.select().from(orders).where(eq(orders.id, of.orderId));
  expect(order).toMatchObject({ state: 'paid', paymentMethod: 'card' });
  await refundCharge(payments, { ...of, kind: 'excess', reference: 'TT-1', reason: 'More than the fee' });
  const [charge] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, of.attemptId));
  expect(charge).toMatchObject({ state: 'paid', refundDue: 0 });
});
