import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, reconcilePayments } from '#server/features/payments/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
afterEach(async () => {
  portal.time.now = undefined;
  await portal.world.noFaults();
});

const check = (team_id: string, as: 'coach' | 'student' | 'admin' = 'coach', number = 0) =>
  portal.call('POST', '/api/teams/registration_checker', { as, number, body: { team_id } });
const verify = (team_id: string, as: 'coach' | 'student' = 'coach', number = 0) =>
  portal.call('POST', '/api/telr/', { as, number, body: { team_id } });
const codeOf = (answer: Awaited<ReturnType<typeof verify>>) => answer.json.payment.order.status.code;
const attemptsOf = async (teamId: string) => {
  const rows = await portal.db.select().from(paymentAttempts).innerJoin(orders, eq(orders.id, paymentAttempts.orderId));
  return rows.filter((row) => row.orders.purposeId === teamId).map((row) => row.payment_attempts);
};
const isPaid = async (teamId: string) => {
  const [team] = await portal.db.select().from(teams).where(eq(teams.id, teamId));
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
  expect(order?.paidAt !== null).toBe(team?.paymentStatus);
  return team?.paymentStatus;
};

/** The priority of the job that sends the receipt of a team's order. */
const receiptPriority = async (teamId: string) => {
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
  const job = sql`select priority from pgboss.job where name = 'send-receipt' and data->>'orderId' = ${order?.id}`;
  return (await portal.db.execute(job)).rows[0]?.priority;
};

async function startedTeam() {
  const team = await registerTeam(portal, season);
  const { json } = await check(team._id);
  return { teamId: team._id, url: json.order.url as string, ref: json.order.ref as string };
}

/** Starts a payment twice at once: one attempt stays open, and the one that lost is the newer. */
async function twoAtOnce() {
  await portal.world.faults({ dropNotice: true });
  const team = await registerTeam(portal, season);
  const { gateway } = portal.payments;
  const { create } = gateway;
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  gateway.create = async (order) => {
    waiting += 1;
    if (waiting === 2) both.resolve();
    await both.promise;
    return create(order);
  };
  const [{ json }] = await Promise.all([check(team._id), check(team._id)]);
  gateway.create = create;
  const attempts = await attemptsOf(team._id);
  const open = attempts.find((attempt) => attempt.url === json.order.url);
  const lost = attempts.find((attempt) => attempt.url !== json.order.url);
  if (!open?.ref || !lost?.ref) throw new Error('no two attempts');
  const later = { createdAt: new Date(open.createdAt.getTime() + 1_000) };
  await portal.db.update(paymentAttempts).set(later).where(eq(paymentAttempts.id, lost.id));
  return { teamId: team._id, json, open, lost };
}

describe('paying a fee', () => {
  test('by card: pending before, paid after, with one invoice', async () => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ dropNotice: true });
    expect(codeOf(await verify(teamId))).toBe(0);
    expect(await isPaid(teamId)).toBe(false);
    const back = await payAtGateway(url);
    expect(back).toContain(`/payment/v2/telr/${teamId}/`);
    expect(back).toContain('/auth/');
    expect(codeOf(await verify(teamId))).toBeGreaterThan(0);
    expect(await isPaid(teamId)).toBe(true);
    const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
    const issued = await portal.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order?.id as string));
    expect(issued).toHaveLength(1);
    expect(issued[0]?.number).toMatch(/^\d{4}-\d{6}$/);
    expect(await receiptPriority(teamId)).toBe(0);
  });

  test.each([
    ['ar', 'الفريق', 'name'],
    ['en', 'Team', 'nameEn'],
  ] as const)(
    'names the competition at the gateway in the language of whoever pays: %s',
    async (language, team, name) => {
      const { _id, team_no } = await registerTeam(portal, season);
      const { gateway } = portal.payments;
      const create = vi.spyOn(gateway, 'create');
      const headers = { 'accept-language': language };
      await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', headers, body: { team_id: _id } });
      expect(create.mock.lastCall?.[0].description).toBe(`${team} ${team_no}: ${season.paid[name]}`);
      create.mockRestore();
    },
  );

  test('is told by the notice when nobody comes back', async () => {
    const { teamId, url } = await startedTeam();
    await payAtGateway(url);
    await expect.poll(() => isPaid(teamId), { timeout: 60_000 }).toBe(true);
  });

  test('is found by the reconciler when the notice is lost too', async () => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(url);
    expect(await reconcilePayments(portal.payments)).toEqual({ asked: 0, paid: 0, unknown: 0 });
    portal.time.now = new Date(Date.now() + 3 * 60_000);
    const { paid } = await reconcilePayments(portal.payments);
    expect(paid).toBeGreaterThanOrEqual(1);
    expect(await isPaid(teamId)).toBe(true);
    expect(await receiptPriority(teamId)).toBe(-1);
  });

  test('is not hidden by a newer attempt that lost, of two started at once', async () => {
    const { json, teamId } = await twoAtOnce();
    await payAtGateway(json.order.url);
    expect(codeOf(await verify(teamId))).toBe(3);
    expect(await isPaid(teamId)).toBe(true);
  });

  test('is open while one of two attempts is, whichever is newer', async () => {
    const { teamId, open } = await twoAtOnce();
    const { order } = (await verify(teamId)).json.payment;
    expect(order).toEqual({ ref: open.ref, status: { code: 0, text: 'Pending' } });
    expect(await isPaid(teamId)).toBe(false);
  });

  test('a second press of the button answers the same page', async () => {
    const { teamId, url } = await startedTeam();
    const [again, andAgain] = await Promise.all([check(teamId), check(teamId)]);
    expect(again.json.response.order.url).toBe(url);
    expect(andAgain.json.order.url).toBe(url);
    expect(await attemptsOf(teamId)).toHaveLength(1);
  });

  test('two presses at once leave one open attempt', async () => {
    const team = await registerTeam(portal, season);
    const [a, b] = await Promise.all([check(team._id), check(team._id)]);
    expect(a.json.order.url).toBe(b.json.order.url);
    const open = (await attemptsOf(team._id)).filter((attempt) => attempt.state === 'redirected');
    expect(open).toHaveLength(1);
  });

  test('a paid team owes nothing more', async () => {
    const { teamId, url } = await startedTeam();
    await payAtGateway(url);
    await verify(teamId);
    const { json } = await check(teamId);
    expect(json.order).toBeNull();
    expect(json.team.payment_status).toBe(true);
  });

  test('a free team is paid: code 3', async () => {
    const team = await registerTeam(portal, season, { competion_id: season.free.id });
    expect(codeOf(await verify(team._id))).toBe(3);
  });
});

describe('what is not paid stays unpaid, and can be paid later', () => {
  test.each([
    ['declined', '4000000000000002', '111', -3],
    ['held', '4000000000000002', '999', 0],
  ])('%s', async (_, card, cvv, code) => {
    const { teamId, url } = await startedTeam();
    await payAtGateway(url, card, cvv);
    expect(codeOf(await verify(teamId))).toBe(code);
    expect(await isPaid(teamId)).toBe(false);
    if (code < 0) {
      const again = await check(teamId);
      expect(again.json.order.url).not.toBe(url);
      await payAtGateway(again.json.order.url);
      expect(codeOf(await verify(teamId))).toBeGreaterThan(0);
    }
  });

  test('held: no second payment is begun, in any number of presses', async () => {
    const { teamId, url } = await startedTeam();
    await payAtGateway(url, '4000000000000002', '999');
    const before = await attemptsOf(teamId);
    for (const answer of await Promise.all([check(teamId), check(teamId)])) {
      expect([answer.status, answer.json.code]).toEqual([409, 'payment_held']);
    }
    const after = await attemptsOf(teamId);
    expect(after).toHaveLength(before.length);
    expect(after.map(({ state }) => state)).toEqual(['held']);
    expect(await isPaid(teamId)).toBe(false);
  });

  test('held for days: the gateway is asked once an hour, until the bank has decided', async () => {
    const { teamId, url } = await startedTeam();
    await payAtGateway(url, '4000000000000002', '999');
    await verify(teamId);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const checkedAt = async () => (await attemptsOf(teamId))[0]?.checkedAt;
    portal.time.now = hours(50);
    await reconcilePayments(portal.payments);
    expect(await checkedAt()).toEqual(portal.time.now);
    const last = await checkedAt();
    portal.time.now = hours(50.5);
    await reconcilePayments(portal.payments);
    expect(await checkedAt()).toEqual(last);
  });

  test('a return without success answers a negative code', async () => {
    const { teamId } = await startedTeam();
    const answer = await portal.call('POST', '/api/telr-payment-checker/', {
      as: 'coach',
      body: { team_id: teamId, status: 'can' },
    });
    expect(codeOf(answer)).toBeLessThan(0);
    expect(await isPaid(teamId)).toBe(false);
  });

  describe('a return without success, of an attempt that lost,', () => {
    const comeBack = (team_id: string, status: string, token?: string) =>
      portal.call('POST', '/api/telr-payment-checker/', { as: 'coach', body: { team_id, status, token } });

    test('is no payment, and leaves the one that is open', async () => {
      const { teamId, lost } = await twoAtOnce();
      for (const status of ['can', 'decl', 'auth']) {
        expect(codeOf(await comeBack(teamId, status, lost.returnToken))).toBeLessThan(0);
      }
      expect(await isPaid(teamId)).toBe(false);
      expect(codeOf(await verify(teamId))).toBe(0);
    });

    test.each(['can', 'decl', 'auth'])(
      'says paid where another attempt was charged (%s), told of or not',
      async (status) => {
        const { teamId, open, lost, json } = await twoAtOnce();
        await payAtGateway(json.order.url);
        const first = await comeBack(teamId, status, lost.returnToken);
        expect(first.json.payment.order).toEqual({ ref: open.ref, status: { code: 3, text: 'Paid' } });
        expect(await isPaid(teamId)).toBe(true);
        expect((await comeBack(teamId, status, lost.returnToken)).json).toEqual(first.json);
      },
    );

    test('of the attempt that was paid, or of none, stays one: the specification wants `auth`', async () => {
      const { teamId, open, json } = await twoAtOnce();
      await payAtGateway(json.order.url);
      expect(codeOf(await comeBack(teamId, 'auth', open.returnToken))).toBe(3);
      expect(codeOf(await comeBack(teamId, 'can', open.returnToken))).toBeLessThan(0);
      expect(codeOf(await comeBack(teamId, 'can'))).toBeLessThan(0);
    });

    test("with another team's token finds nothing", async () => {
      const { teamId } = await twoAtOnce();
      const other = await twoAtOnce();
      expect((await comeBack(teamId, 'auth', other.open.returnToken)).status).toBe(404);
    });
  });

  test('a browser that says paid while the gateway does not', async () => {
    const { teamId } = await startedTeam();
    const body = { team_id: teamId, status: 'auth', payment_status: true, paid: true };
    const answer = await portal.call('POST', '/api/telr-payment-checker/', { as: 'coach', body });
    expect(codeOf(answer)).toBe(0);
    expect(await isPaid(teamId)).toBe(false);
  });

  test.each([
    ['otherAmount', '1.00'],
    ['otherCurrency', 'USD'],
    ['otherTestFlag', true],
  ])('a gateway that reports another order (%s) puts it in review', async (fault, value) => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ [fault]: value, dropNotice: true });
    await payAtGateway(url);
    expect(codeOf(await verify(teamId))).toBeLessThanOrEqual(0);
    expect(await isPaid(teamId)).toBe(false);
    expect((await attemptsOf(teamId))[0]?.state).toBe('review');
    expect((await check(teamId)).status).toBe(409);
  });

  test("another team's reference does not count", async () => {
    const paid = await startedTeam();
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(paid.url);
    const other = await startedTeam();
    await portal.db.update(paymentAttempts).set({ ref: null }).where(eq(paymentAttempts.ref, paid.ref));
    await portal.db.update(paymentAttempts).set({ ref: paid.ref }).where(eq(paymentAttempts.ref, other.ref));
    expect(codeOf(await verify(other.teamId))).toBeLessThanOrEqual(0);
    expect(await isPaid(other.teamId)).toBe(false);
  });
});

describe('bad luck', () => {
  test('a gateway that is down: a clear answer, nothing charged, and paid later', async () => {
    const team = await registerTeam(portal, season);
    await portal.world.faults({ createFails: true });
    const refused = await check(team._id);
    expect(refused.status).toBe(502);
    expect(refused.json.code).toBe('payment_unavailable');
    await portal.world.noFaults();
    const { json } = await check(team._id);
    await payAtGateway(json.order.url);
    expect(codeOf(await verify(team._id))).toBeGreaterThan(0);
  });

  test('before the office has entered the seller nothing is asked of anybody, and afterwards it is paid as usual', async () => {
    const team = await registerTeam(portal, season);
    const [{ sellerVatNumber = '' } = {}] = await portal.db.select().from(settings);
    await portal.db.update(settings).set({ sellerVatNumber: '' });
    const { status, json } = await check(team._id);
    expect([status, json.code, await attemptsOf(team._id)]).toEqual([409, 'payment_not_ready', []]);
    await portal.db.update(settings).set({ sellerVatNumber });
    await payAtGateway((await check(team._id)).json.order.url);
    expect(codeOf(await verify(team._id))).toBeGreaterThan(0);
  });

  test('a gateway that does not answer the check leaves it pending, and later settles it', async () => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ checkFails: true, dropNotice: true });
    await payAtGateway(url);
    expect(codeOf(await verify(teamId))).toBe(0);
    expect((await attemptsOf(teamId))[0]?.state).toBe('unknown');
    await portal.world.noFaults();
    expect(codeOf(await verify(teamId))).toBeGreaterThan(0);
  });

  test('two charges of one order: the second is recorded and flagged for refund', async () => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ dropNotice: true });
    // The first page is still open in another tab, although the portal has it as closed.
    await portal.db.update(paymentAttempts).set({ state: 'cancelled' }).where(eq(paymentAttempts.url, url));
    const second = (await check(teamId)).json.order.url;
    await payAtGateway(url);
    await payAtGateway(second);
    await verify(teamId);
    for (const attempt of await attemptsOf(teamId)) {
      const { settlePayment } = await import('./index.ts');
      await settlePayment(portal.payments, attempt.id);
    }
    const attempts = await attemptsOf(teamId);
    expect(attempts.map((attempt) => attempt.state)).toEqual(['paid', 'paid']);
    expect(attempts.filter((attempt) => attempt.needsRefund)).toHaveLength(1);
    const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
    expect(await portal.db.$count(invoices, eq(invoices.orderId, order?.id as string))).toBe(1);
  });
});

describe('who may pay', () => {
  test("a stranger's coach, and a student, learn nothing and change nothing", async () => {
    const { teamId, url } = await startedTeam();
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(url);
    expect((await check(teamId, 'coach', 1)).status).toBe(404);
    expect((await verify(teamId, 'coach', 1)).status).toBe(404);
    expect((await check(teamId, 'student')).status).toBe(403);
    expect((await verify(teamId, 'student')).status).toBe(403);
    expect(await isPaid(teamId)).toBe(false);
  });
});

test('invoice numbers have no gap and no double', async () => {
  const { rows } = await portal.db.execute(sql`select number from invoices order by number`);
  const numbers = rows.map((row) => Number(String(row.number).slice(5)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
