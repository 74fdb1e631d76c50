import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, recordPayment, settlePayment } from '#server/features/payments/index.ts';
import { openSeason, payAtGateway, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';

const AT_ONCE = 50;
let portal: TestPortal;
let season: Awaited<ReturnType<typeof openSeason>>;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  await portal.world.faults({ dropNotice: true });
});
afterAll(() => portal.close());

async function chargedAttempt() {
  const team = await registerTeam(portal, season);
  const { json } = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  await payAtGateway(json.order.url);
  const [row] = await portal.db
    .select()
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.ref, json.order.ref));
  if (!row) throw new Error('no attempt');
  return { order: row.orders, attempt: row.payment_attempts };
}

const invoicesOf = (orderId: string) => portal.db.$count(invoices, eq(invoices.orderId, orderId));
async function receiptsOf(orderId: string): Promise<number> {
  const { rows } = await portal.db.execute(
    sql`select count(*)::int as sent from pgboss.job where name = 'send-receipt' and data->>'orderId' = ${orderId}`,
  );
  return Number(rows[0]?.sent);
}

test('50 checks of one paid order give one settlement, one invoice, one receipt', async () => {
  const { order, attempt } = await chargedAttempt();
  const states = await Promise.all(Array.from({ length: AT_ONCE }, () => settlePayment(portal.payments, attempt.id)));
  expect(new Set(states)).toEqual(new Set(['paid']));
  expect(await invoicesOf(order.id)).toBe(1);
  expect(await receiptsOf(order.id)).toBe(1);
});

test('with lock and state check taken out, the database lets one of the same 50 through', async () => {
  const { order, attempt } = await chargedAttempt();
  // The same moment, so that the orders of all are alike.
  const paidAt = new Date();
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      portal.db.transaction((tx) => recordPayment(portal.payments, tx, order, { method: 'card', paidAt, attempt })),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await invoicesOf(order.id)).toBe(1);
  expect(await receiptsOf(order.id)).toBe(1);
});

test('a notice leaves an order that somebody settles at this moment to them, and another one does not', async () => {
  const { order, attempt } = await chargedAttempt();
  await portal.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('no key update');
    expect(await settlePayment(portal.payments, attempt.id, 'leave')).toBe('redirected');
  });
  expect(await invoicesOf(order.id)).toBe(0);
  // A transaction that only references the order is not blocked.
  await portal.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('key share');
    expect(await settlePayment(portal.payments, attempt.id, 'leave')).toBe('paid');
  });
  expect(await invoicesOf(order.id)).toBe(1);
});

test('a notice about an attempt that has gone meanwhile is not taken for one that somebody settles', async () => {
  const { order, attempt } = await chargedAttempt();
  const gateway = {
    ...portal.payments.gateway,
    check: async (ref: string) => {
      const answer = await portal.payments.gateway.check(ref);
      await unguarded(portal.db, async (tx) => {
        await tx.delete(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
        await tx.delete(orders).where(eq(orders.id, order.id));
      });
      return answer;
    },
  };
  const settled = settlePayment({ ...portal.payments, gateway }, attempt.id, 'leave');
  await expect(settled).rejects.toThrow('a payment attempt or its order has gone');
});
