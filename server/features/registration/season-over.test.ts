import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, reconcilePayments } from '#server/features/payments/index.ts';
import { seasonMilestones, seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { unchanged } from '#tests/support/rates.ts';
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
  await portal.db.delete(seasonMilestones);
  await portal.db.update(seasons).set({ status: true });
});

const DAY = 24 * 60 * 60_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Gives the season dates: registration, which has closed, and a final on this day, counted from today. */
async function setDates(finalDay: number): Promise<void> {
  const text = { title: 'موعد', titleEn: 'Date', seasonId: season.season.id };
  await portal.db.delete(seasonMilestones);
  await portal.db.insert(seasonMilestones).values([
    { ...text, kind: 'registration', fromDay: dayFromNow(-60), toDay: dayFromNow(-30) },
    { ...text, kind: 'final', fromDay: dayFromNow(finalDay), toDay: dayFromNow(finalDay) },
  ]);
}
const endSeason = () => setDates(-3);
const switchOff = () => portal.db.update(seasons).set({ status: false });

const start = (team_id: string, as: 'coach' | 'admin' = 'coach') =>
  portal.call('POST', '/api/teams/registration_checker', { as, body: { team_id } });
const verify = (team_id: string) => portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id } });
const register = async () => (await registerTeam(portal, season))._id;

async function stateOf(teamId: string) {
  const [[team], [order]] = await Promise.all([
    portal.db.select().from(teams).where(eq(teams.id, teamId)),
    portal.db.select().from(orders).where(eq(orders.purposeId, teamId)),
  ]);
  const ofOrder = order?.id ?? '';
  const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, ofOrder));
  const issued = await portal.db.$count(invoices, eq(invoices.orderId, ofOrder));
  return { attempt: attempt?.state, paid: team?.paymentStatus, settled: order?.paidAt !== null, issued };
}

test('a fee can be paid when registration has closed, as long as the season runs', async () => {
  const teamId = await register();
  await setDates(10);
  const { json } = await portal.call('GET', `/api/teams/?team_id=${teamId}`, { as: 'coach' });
  expect(json.team.season_over).toBe(false);
  await payAtGateway((await start(teamId)).json.order.url);
  expect((await verify(teamId)).json.payment.order.status.code).toBeGreaterThan(0);
});

test('a season lasts to the end of its last day, on Riyadh’s clock', async () => {
  const teamId = await register();
  await setDates(5);
  const overAt = async (iso: string) => {
    portal.time.now = new Date(iso);
    return (await portal.call('GET', `/api/teams/?team_id=${teamId}`, { as: 'coach' })).json.team.season_over;
  };
  expect(await overAt(`${dayFromNow(5)}T23:59:59+03:00`)).toBe(false);
  expect(await overAt(`${dayFromNow(6)}T00:00:00+03:00`)).toBe(true);
});

describe.each([
  ['whose last date has passed', endSeason],
  ['that the office has switched off', switchOff],
])('the fee of a season %s', (_, end) => {
  test('can no longer be paid, nor tried again, by anybody', async () => {
    const teamId = await register();
    await portal.world.faults({ dropNotice: true });
    const { url } = (await start(teamId)).json.order;
    await payAtGateway(url, '4000000000000002', '111');
    await verify(teamId);
    await end();
    for (const as of ['coach', 'admin'] as const) {
      await portal.tokenOf(as);
      const answer = await unchanged(portal, () => start(teamId, as));
      expect([answer.status, answer.json.code]).toEqual([409, 'season_over']);
      expect(answer.json.msg).toBe('The season is over, so this fee can no longer be paid.');
    }
  });

  test('is shown as such in one’s teams and transactions', async () => {
    const teamId = await register();
    await end();
    const [mine, paid] = await Promise.all(
      ['/api/teams/myteams/?page=1', '/api/teams/transections/?page=0'].map((path) =>
        portal.call('GET', path, { as: 'coach' }),
      ),
    );
    expect(mine?.json.teams.find(({ _id }: { _id: string }) => _id === teamId).season_over).toBe(true);
    const listed = paid?.json.orders.find(
      (order: { items: { team: { _id: string } } }) => order.items.team._id === teamId,
    );
    expect(listed).toMatchObject({ season_over: true, payment_status: false });
  });

  test('that is charged on a page that was open waits in review, and counts if the season goes on', async () => {
    const teamId = await register();
    await portal.world.faults({ dropNotice: true });
    const { url } = (await start(teamId)).json.order;
    await end();
    // The page is not given out again.
    expect((await start(teamId)).json.code).toBe('season_over');
    await payAtGateway(url);
    const answer = await verify(teamId);
    expect(answer.json.payment.order.status).toEqual({ code: 0, text: 'In review' });
    await reconcilePayments(portal.payments, { youngest: 0 });
    expect(await stateOf(teamId)).toEqual({ attempt: 'review', paid: false, settled: false, issued: 0 });

    await portal.db.update(seasons).set({ status: true });
    await setDates(10);
    expect((await verify(teamId)).json.payment.order.status.code).toBeGreaterThan(0);
    expect(await stateOf(teamId)).toEqual({ attempt: 'paid', paid: true, settled: true, issued: 1 });
  });
});
