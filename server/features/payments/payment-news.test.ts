import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, paymentAttempts, reconcilePayments, settlePayment } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';

const card = '4000000000000002';
const HELD = '999';
const DECLINED = '111';
const MINUTE = 60_000;
const coach = accountsOf('coach')[0]?.email ?? '';

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

const start = async (teamId: string, as: 'coach' | 'admin' = 'coach'): Promise<string> =>
  (await portal.call('POST', '/api/teams/registration_checker', { as, body: { team_id: teamId } })).json.order.url;
const verify = (teamId: string) => portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: teamId } });

async function begun(as: 'coach' | 'admin' = 'coach') {
  const { _id: teamId } = await registerTeam(portal, season);
  const url = await start(teamId, as);
  return { teamId, url, attempt: await attemptOf(url) };
}

async function attemptOf(url: string) {
  const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.url, url));
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

type Queued = { name: string; data: { attemptId: string; userId: string }; minutes: number };
/** The mails that are queued about an attempt, and in how many minutes from when they were queued they are due. */
const queuedAbout = async ({ id }: { id: string }) =>
  (
    await portal.db.execute(sql`
      select name, data, round(extract(epoch from start_after - created_on) / 60)::int as minutes
      from pgboss.job where name like 'send-payment-%' and data->>'attemptId' = ${id} order by created_on`)
  ).rows as unknown as Queued[];

/** Runs what is queued about an attempt, as if its time had come; returns the subjects of the mails that were sent. */
async function sentAbout(attempt: { id: string }, to = coach): Promise<string[]> {
  const mails = () => portal.world.mail.list({ to });
  const before = new Set(mails().map(({ id }) => id));
  for (const { name, data } of await queuedAbout(attempt)) {
    await portal.work[name as 'send-payment-held'].run(data as never);
  }
  return mails()
    .filter(({ id }) => !before.has(id))
    .map(({ subject }) => subject);
}

const inEnglish = (email: string) => portal.db.update(users).set({ language: 'en' }).where(eq(users.email, email));

describe('a payment that the bank holds', () => {
  test('is told of once and at once, however many find it', async () => {
    await portal.tokenOf('coach');
    await inEnglish(coach);
    const { teamId, url, attempt } = await begun();
    // The notice arrives twice, the person comes back in two tabs, and the reconciler asks, too.
    await portal.world.faults({ doubleNotice: true });
    await payAtGateway(url, card, HELD);
    portal.time.now = new Date(Date.now() + 5 * MINUTE);
    await Promise.all([verify(teamId), verify(teamId), reconcilePayments(portal.payments)]);
    expect((await attemptOf(url)).state).toBe('held');
    expect(await queuedAbout(attempt)).toMatchObject([{ name: 'send-payment-held', minutes: 0 }]);
    expect(await sentAbout(attempt)).toEqual(['Your bank is checking the payment: “Najd Falcons”']);
    const [mail] = portal.world.mail.list({ to: coach });
    expect(mail?.text).toContain('Please do not pay again.');
    expect(mail?.text).toContain('403.00');
    expect(mail?.text).toContain('/profile/transections?lang=en');
    expect(mail?.html).not.toContain('{{');
  });

  test('stays held, and is not told of again, when the gateway does not answer for a while', async () => {
    const { teamId, url, attempt } = await begun();
    await payAtGateway(url, card, HELD);
    await verify(teamId);
    await portal.world.faults({ checkFails: true });
    await verify(teamId);
    expect((await attemptOf(url)).state).toBe('held');
    await portal.world.noFaults();
    await verify(teamId);
    expect(await queuedAbout(attempt)).toHaveLength(1);
  });

  test('is not told of any more once the bank has agreed', async () => {
    const { teamId, url, attempt } = await begun();
    await payAtGateway(url, card, HELD);
    await verify(teamId);
    await unguarded(portal.db, (tx) =>
      tx.update(paymentAttempts).set({ state: 'paid' }).where(eq(paymentAttempts.id, attempt.id)),
    );
    expect(await sentAbout(attempt)).toEqual([]);
  });

  test('is told to whoever paid and to whoever registered', async () => {
    const { teamId, url, attempt } = await begun('admin');
    await payAtGateway(url, card, HELD);
    await verify(teamId);
    const [order] = await portal.db.select().from(orders).where(eq(orders.id, attempt.orderId));
    const readers = (await queuedAbout(attempt)).map(({ data }) => data.userId);
    expect(readers.sort()).toEqual([attempt.startedBy, order?.createdBy].sort());
    expect(new Set(readers).size).toBe(2);
  });
});

describe('a payment that failed', () => {
  test('is told of a quarter of an hour later, once, to a person who left', async () => {
    await inEnglish(coach);
    const { teamId, url, attempt } = await begun();
    await payAtGateway(url, card, DECLINED);
    await Promise.all([verify(teamId), settlePayment(portal.payments, attempt.id)]);
    expect(await queuedAbout(attempt)).toMatchObject([{ name: 'send-payment-failed', minutes: 15 }]);
    expect(await sentAbout(attempt)).toEqual(['Payment not completed: “Najd Falcons”']);
    const [mail] = portal.world.mail.list({ to: coach });
    expect(mail?.text).toMatch(
      /declined the payment of \u2068SAR\s403\.00\u2069 for “\u2068Najd Falcons\u2069” .*Nothing was charged/,
    );
    expect(mail?.text).toContain('/profile/transections?lang=en');
  });

  test.each([
    ['tried again', async (teamId: string) => void (await start(teamId))],
    [
      'paid',
      async (teamId: string) => {
        await payAtGateway(await start(teamId));
        await verify(teamId);
      },
    ],
  ])('is not told of where the person has %s meanwhile', async (_, meanwhile) => {
    const { teamId, url, attempt } = await begun();
    await payAtGateway(url, card, DECLINED);
    await verify(teamId);
    await meanwhile(teamId);
    expect(await queuedAbout(attempt)).toHaveLength(1);
    expect(await sentAbout(attempt)).toEqual([]);
  });

  test.each([
    [
      'the team was withdrawn',
      (teamId: string) => portal.db.update(teams).set({ status: false }).where(eq(teams.id, teamId)),
    ],
    ['its season was over', () => portal.db.update(seasons).set({ status: false })],
  ])('is not told of once %s', async (_, meanwhile) => {
    const { teamId, url, attempt } = await begun();
    await payAtGateway(url, card, DECLINED);
    await verify(teamId);
    await meanwhile(teamId);
    expect(await queuedAbout(attempt)).toHaveLength(1);
    expect(await sentAbout(attempt)).toEqual([]);
    await portal.db.update(seasons).set({ status: true });
  });

  test('because the page was left until it expired is told of when the reconciler finds it', async () => {
    const { attempt } = await begun();
    const { gateway } = portal.payments;
    const { check } = gateway;
    gateway.check = async (ref) => ({ ...(await check(ref)), statusCode: -1 });
    portal.time.now = new Date(Date.now() + 5 * MINUTE);
    await reconcilePayments(portal.payments);
    gateway.check = check;
    expect(await sentAbout(attempt)).toEqual(['Payment not completed: “Najd Falcons”']);
  });

  test.each([
    ['that the person cancelled is not told of', undefined, 0],
    ['that the bank held first is told of, however it ended', HELD, 1],
  ])('%s', async (_, first, mails) => {
    const { teamId, url, attempt } = await begun();
    if (first) await payAtGateway(url, card, first);
    await verify(teamId);
    const { gateway } = portal.payments;
    const { check } = gateway;
    gateway.check = async (ref) => ({ ...(await check(ref)), statusCode: -2 });
    await verify(teamId);
    gateway.check = check;
    expect((await attemptOf(url)).state).toBe('cancelled');
    const failed = (await queuedAbout(attempt)).filter(({ name }) => name === 'send-payment-failed');
    expect(failed).toHaveLength(mails);
  });
});
