import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '#server/features/payments/index.ts';
import { GatewayRefused } from '#server/providers/card-gateway/telr.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const coach = accountsOf('coach')[0] as { membership_id: string; password: string };
const down = { status: 503, body: '' };

let portal: TestPortal;
let season: TestSeason;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  portal = await openTestPortal({ log: lines });
  season = await openSeason(portal);
});
afterEach(() => portal.close());

const logged = () => lines.map((line) => JSON.parse(line));
const WARN = 40;
const signIn = () =>
  portal.call('POST', '/api/adduser', { body: { national_id: coach.membership_id, password: coach.password } });
async function startedTeam() {
  const team = await registerTeam(portal, season);
  const body = { team_id: team._id };
  await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  return body;
}

describe('an answer of 502 leaves one line, with its request, what was asked, and why', () => {
  test('signing in', async () => {
    portal.world.stebFaults({ '/login': down });
    const { json } = await signIn();
    expect(logged()).toEqual([
      expect.objectContaining({
        level: WARN,
        reqId: json.requestId,
        code: 'sign_in_unavailable',
        provider: 'steb',
        purpose: 'login',
        err: expect.objectContaining({ message: expect.stringContaining('status 503') }),
      }),
    ]);
  });

  test('an answer of another shape', async () => {
    portal.world.stebFaults({ '/login': { status: 200, body: '{"success":true,"user":{"name":"Huda Al-Harbi"}}' } });
    const { json } = await signIn();
    expect(logged()).toMatchObject([{ reqId: json.requestId, provider: 'steb', purpose: 'login' }]);
    expect(logged()[0].err.message).toContain('user.national_id');
    expect(lines.join()).not.toContain('Huda');
  });

  test('starting a payment: the gateway fails, or refuses', async () => {
    const { _id: team_id } = await registerTeam(portal, season);
    const pay = () => portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
    await portal.world.faults({ createFails: { value: true, next: 1 } });
    const failed = await pay();
    expect(failed.status).toBe(502);
    portal.payments.gateway.create = async () => {
      throw new GatewayRefused({ provider: 'telr', purpose: 'create' }, 'E05:Transaction cost or currency not valid');
    };
    const refused = await pay();
    expect(refused.status).toBe(502);
    const shared = { level: WARN, code: 'payment_unavailable', provider: 'telr', purpose: 'create' };
    expect(logged()).toMatchObject([
      { ...shared, reqId: failed.json.requestId },
      { ...shared, reqId: refused.json.requestId, err: { message: expect.stringContaining('E05') } },
    ]);
  });

  test('starting a payment while an open one cannot be asked about', async () => {
    const body = await startedTeam();
    await portal.world.faults({ checkFails: true });
    const { status, json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
    expect(status).toBe(502);
    expect(logged()).toMatchObject([
      { level: WARN, reqId: json.requestId, code: 'payment_unsure', provider: 'telr', purpose: 'check' },
    ]);
  });
});

test('a payment that cannot be asked about is pending for its payer, and not silent', async () => {
  const body = await startedTeam();
  await portal.world.faults({ checkFails: true });
  const { json } = await portal.call('POST', '/api/telr/', { as: 'coach', body });
  expect(json.payment.order.status.code).toBe(0);
  expect(logged()).toMatchObject([{ level: WARN, reqId: expect.any(String), provider: 'telr', purpose: 'check' }]);
  lines.length = 0;
  await reconcilePayments(portal.payments, { youngest: 0 });
  expect(logged()).toMatchObject([{ level: WARN, provider: 'telr', purpose: 'check' }]);
});

test('a provider that is left alone is told of when that begins, not by every call it is not asked for', async () => {
  portal.world.stebFaults({ '/login': down });
  for (let n = 0; n < 9; n += 1) expect((await signIn()).status).toBe(502);
  const messages = logged().map(({ msg, purpose }) => `${purpose}: ${msg}`);
  expect(messages.filter((message) => message === 'login: an outside service is left alone for a while')).toHaveLength(
    1,
  );
  expect(messages).toHaveLength(6);
});

test('the academy: its outage, and its end', async () => {
  /** Requests a list, which makes a request to the academy, and counts the log lines with this message. */
  const told = async (message: string) => {
    await portal.call('GET', '/api/courses?lang=en_US');
    return logged().filter(({ msg }) => msg === message).length;
  };
  await portal.world.academyFaults({ mode: 'unavailable' });
  const leftAlone = () => told('an outside service is left alone for a while');
  await expect.poll(leftAlone, { timeout: 60_000 }).toBe(1);
  expect(logged()[0]).toMatchObject({ level: WARN, provider: 'academy', purpose: 'lists' });
  expect(logged()[0].err.message).toContain('status 503');
  await portal.world.academyFaults({ mode: 'off' });
  await expect.poll(() => told('an outside service answers again'), { timeout: 60_000 }).toBe(1);
  expect(await leftAlone()).toBe(1);
});
