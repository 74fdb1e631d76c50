import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, reconcilePayments, settlePayment } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const CARD = '4000000000000002';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));
afterEach(() => portal.world.noFaults());

const withdraw = (team_id: string) => portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id } });
const register = async () => (await registerTeam(portal, season))._id;
const teamRow = async (teamId: string) => (await portal.db.select().from(teams).where(eq(teams.id, teamId)))[0];
const orderRow = async (teamId: string) =>
  (await portal.db.select().from(orders).where(eq(orders.purposeId, teamId)))[0];
const attemptOf = async (teamId: string) => {
  const [row] = await portal.db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(orders.purposeId, teamId));
  if (!row) throw new Error('no attempt');
  return row.attempt;
};
/** Opens the gateway's page for a team, without anything that tells of what happens there. */
async function openPayment(teamId: string): Promise<string> {
  await portal.world.faults({ dropNotice: true });
  const started = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: teamId },
  });
  return started.json.order.url;
}
const verify = (teamId: string) => portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: teamId } });

describe('the gateway is asked first', () => {
  test('paid, and nobody came back: the payment is settled, and the team stays', async () => {
    const teamId = await register();
    await payAtGateway(await openPayment(teamId), CARD);
    const answer = await withdraw(teamId);
    expect([answer.status, answer.json.code]).toEqual([409, 'team_paid']);
    expect(await teamRow(teamId)).toMatchObject({ status: true, paymentStatus: true });
    expect((await orderRow(teamId))?.paidAt).toBeInstanceOf(Date);
  });

  test('held by the bank, or in review: it is not withdrawn', async () => {
    const teamId = await register();
    await payAtGateway(await openPayment(teamId), CARD, '999');
    const held = await withdraw(teamId);
    expect([held.status, held.json.code]).toEqual([409, 'withdrawal_waits']);
    const { id } = await attemptOf(teamId);
    await portal.db.update(paymentAttempts).set({ state: 'review' }).where(eq(paymentAttempts.id, id));
    const review = await unchanged(portal, () => withdraw(teamId));
    expect([review.status, review.json.code]).toEqual([409, 'withdrawal_waits']);
    expect((await teamRow(teamId))?.status).toBe(true);
  });

  test('no answer: it is not withdrawn until there is one', async () => {
    const teamId = await register();
    await openPayment(teamId);
    await portal.world.faults({ checkFails: true, dropNotice: true });
    const answer = await withdraw(teamId);
    expect([answer.status, answer.json.code]).toEqual([502, 'withdrawal_unavailable']);
    expect((await teamRow(teamId))?.status).toBe(true);
    // Nothing is concluded about the payment either: its page can still be opened.
    expect((await attemptOf(teamId)).state).toBe('redirected');
    await portal.world.noFaults();
    expect((await withdraw(teamId)).status).toBe(200);
  });

  test('is not waited for as long as by whoever pays', async () => {
    const teamId = await register();
    await openPayment(teamId);
    const asked = vi.spyOn(portal.payments.gateway, 'check');
    await withdraw(teamId);
    const timeouts = asked.mock.calls.map(([, timeout]) => timeout);
    asked.mockRestore();
    expect(timeouts).toEqual([5_000]);
  });

  test('declined: it is withdrawn', async () => {
    const teamId = await register();
    await payAtGateway(await openPayment(teamId), CARD, '000');
    expect((await withdraw(teamId)).status).toBe(200);
    expect((await attemptOf(teamId)).state).toBe('declined');
  });
});

describe('a payment that is begun at the same time', () => {
  /** Begins a payment; the gateway makes no page before `release` is called. */
  async function beginning(teamId: string) {
    const { gateway } = portal.payments;
    const { create } = gateway;
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow = vi.spyOn(gateway, 'create').mockImplementationOnce(async (order) => {
      asked.resolve();
      await released.promise;
      return create(order);
    });
    const started = portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: teamId } });
    await asked.promise;
    return {
      async release() {
        released.resolve();
        slow.mockRestore();
        return started;
      },
    };
  }

  test('keeps the team until its page is there', async () => {
    const teamId = await register();
    const page = await beginning(teamId);
    const answer = await unchanged(portal, () => withdraw(teamId));
    expect([answer.status, answer.json.code]).toEqual([409, 'withdrawal_payment_begun']);
    expect((await page.release()).status).toBe(200);
    expect((await withdraw(teamId)).status).toBe(200);
  });

  test('keeps it for two minutes, if no page ever came', async () => {
    const teamId = await register();
    const page = await beginning(teamId);
    await portal.db.update(paymentAttempts).set({ createdAt: new Date(Date.now() - 121_000) });
    expect((await withdraw(teamId)).status).toBe(200);
    await page.release();
  });

  test('is refused once the team is withdrawn, and calls no gateway', async () => {
    const teamId = await register();
    const asked = vi.spyOn(portal.payments.gateway, 'create');
    let starting: ReturnType<TestPortal['call']> | undefined;
    await portal.db.transaction(async (tx) => {
      // The withdrawal has the team; whoever begins to pay waits for what becomes of it.
      await tx.update(teams).set({ status: false }).where(eq(teams.id, teamId));
      starting = portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: teamId } });
      await waitingForLocks(portal.database.pool);
    });
    const answer = await starting;
    expect([answer?.status, answer?.json.code, asked.mock.calls]).toEqual([409, 'team_withdrawn', []]);
    asked.mockRestore();
    const order = await orderRow(teamId);
    expect(await portal.db.$count(paymentAttempts, eq(paymentAttempts.orderId, order?.id ?? ''))).toBe(0);
  });
});

describe('a payment that arrives for a withdrawn team', () => {
  /** Its page was open when the team was withdrawn. */
  async function paidAfterwards() {
    const teamId = await register();
    const url = await openPayment(teamId);
    expect((await withdraw(teamId)).status).toBe(200);
    expect((await attemptOf(teamId)).state).toBe('redirected');
    await payAtGateway(url, CARD);
    return teamId;
  }
  const expectReview = async (teamId: string) => {
    const { id, state } = await attemptOf(teamId);
    expect(state).toBe('review');
    expect(await teamRow(teamId)).toMatchObject({ status: false, paymentStatus: false });
    const order = await orderRow(teamId);
    expect([order?.paidAt, await portal.db.$count(invoices, eq(invoices.orderId, order?.id ?? ''))]).toEqual([null, 0]);
    return id;
  };

  test('waits in review, whoever reports it and how often', async () => {
    const teamId = await paidAfterwards();
    const returned = await verify(teamId);
    expect(returned.json.payment.order.status).toEqual({ code: 0, text: 'In review' });
    const id = await expectReview(teamId);
    expect(await settlePayment(portal.payments, id)).toBe('review');
    await expectReview(teamId);
  });

  test('is found by the reconciler, though nobody comes back and no notice comes', async () => {
    const teamId = await paidAfterwards();
    await reconcilePayments(portal.payments, { youngest: 0 });
    await expectReview(teamId);
  });

  test('counts once the office has brought the team back', async () => {
    const teamId = await paidAfterwards();
    await verify(teamId);
    await portal.db.update(teams).set({ status: true }).where(eq(teams.id, teamId));
    expect((await verify(teamId)).json.payment.order.status.code).toBeGreaterThan(0);
    expect((await teamRow(teamId))?.paymentStatus).toBe(true);
  });

  /** Withdraws, and does this once the gateway has said that nothing was paid. */
  async function withdrawMeanwhile(teamId: string, meanwhile: () => Promise<unknown>) {
    const { gateway } = portal.payments;
    const asked = vi.spyOn(gateway, 'check').mockImplementationOnce(async (ref) => {
      asked.mockRestore();
      const answer = await gateway.check(ref);
      await meanwhile();
      return answer;
    });
    return withdraw(teamId);
  }

  test('but is settled before it is withdrawn, keeps the team', async () => {
    const teamId = await register();
    const url = await openPayment(teamId);
    const answer = await withdrawMeanwhile(teamId, async () => {
      await payAtGateway(url, CARD);
      await verify(teamId);
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'team_paid']);
    expect(await teamRow(teamId)).toMatchObject({ status: true, paymentStatus: true });
  });

  test('and is settled at the same moment, has one of the two outcomes whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const teamId = await register();
      const url = await openPayment(teamId);
      let verifying: ReturnType<typeof verify> | undefined;
      const withdrawn = await withdrawMeanwhile(teamId, async () => {
        await payAtGateway(url, CARD);
        // Its answer from the gateway arrives while the withdrawal goes on.
        verifying = verify(teamId);
      });
      const paid = (await verifying)?.json.payment.order.status.code > 0;
      const outcome = [withdrawn.status, paid, (await teamRow(teamId))?.status, (await attemptOf(teamId)).state];
      expect([
        [409, true, true, 'paid'],
        [200, false, false, 'review'],
      ]).toContainEqual(outcome);
    }
  });
});
