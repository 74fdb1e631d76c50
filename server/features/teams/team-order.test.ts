import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import people from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  await portal.world.faults({ dropNotice: true });
});
afterAll(() => portal.close());

const begin = async (teamId: string) =>
  (await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: teamId } })).json;
const verify = (teamId: string) => portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: teamId } });
const read = async (teamId: string, as: RoleName = 'coach', number = 0) =>
  (await portal.call('GET', `/api/teams?team_id=${teamId}`, { as, number })).json.team;
const stateOf = async (teamId: string) => (await read(teamId)).order.payment_state;

test('a team says what is owed from its registration on, and what became of the latest try', async () => {
  const team = await registerTeam(portal, season);
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  const due = { _id: order?.id, total_amount: 403, currency: 'SAR', payment_state: 'due', just_paid: false };
  expect(team).toMatchObject({ order: due });
  expect((await read(team._id)).order).toEqual(due);

  expect((await begin(team._id)).team.order.payment_state).toBe('open');
  await payAtGateway((await begin(team._id)).order.url, '4000000000000002', '111');
  await verify(team._id);
  expect(await stateOf(team._id)).toBe('declined');

  const { url } = (await begin(team._id)).order;
  expect(await stateOf(team._id)).toBe('open');
  await payAtGateway(url, '4000000000000002', '999');
  await verify(team._id);
  expect(await stateOf(team._id)).toBe('held');
  // Whoever waits reads when the bank was asked, and when it is asked again without them.
  expect((await read(team._id)).order.bank_asked).toEqual({
    at: expect.stringMatching(/Z$/),
    next: expect.stringMatching(/:\d\d:00\.000Z$/),
  });
});

test('while the gateway does not say, it is not known; then it is paid', async () => {
  const team = await registerTeam(portal, season);
  await payAtGateway((await begin(team._id)).order.url);
  await portal.world.faults({ checkFails: true });
  await verify(team._id);
  expect(await stateOf(team._id)).toBe('unknown');
  await portal.world.faults({ checkFails: false });
  await verify(team._id);
  expect((await read(team._id)).order).toMatchObject({ payment_state: 'paid', just_paid: true });
});

test('it is not just paid any more an hour later', async () => {
  const team = await registerTeam(portal, season);
  const paidAt = new Date(Date.now() - limits.justPaid);
  await unguarded(portal.db, (tx) =>
    tx.update(orders).set({ paidAt, paymentMethod: 'card' }).where(eq(orders.purposeId, team._id)),
  );
  expect((await read(team._id)).order).toMatchObject({ payment_state: 'paid', just_paid: false });
});

test('a free team owes nothing', async () => {
  const team = await registerTeam(portal, season, { competion_id: season.free.id });
  expect((await read(team._id)).order).toBeNull();
});

test('money is told to those who may see it, and to nobody else', async () => {
  const student = (await portal.call('POST', '/api/getuser', { as: 'student' })).json.user;
  const team = await registerTeam(portal, season, { members: [student.national_id, people.members[1]] });
  expect((await read(team._id, 'admin')).order.payment_state).toBe('due');
  expect(await read(team._id, 'sub_admin')).not.toHaveProperty('order');
  expect(await read(team._id, 'student')).toMatchObject({ _id: team._id });
  expect(await read(team._id, 'student')).not.toHaveProperty('order');
  // A member learns what is missing, and a sub admin nothing of money.
  expect(await read(team._id, 'student')).toMatchObject({ payment_status: false, amount_due: 403 });
  expect(await read(team._id, 'sub_admin')).not.toHaveProperty('amount_due');
  await unguarded(portal.db, (tx) => tx.update(teams).set({ paymentStatus: true }).where(eq(teams.id, team._id)));
  expect(await read(team._id, 'coach', 1)).toMatchObject({ _id: team._id });
  expect(await read(team._id, 'coach', 1)).not.toHaveProperty('order');
  expect(await read(team._id, 'student')).not.toHaveProperty('amount_due');
});

test('a page of teams reads all its orders in one query', async () => {
  const asked = vi.spyOn(portal.db, 'selectDistinctOn');
  const { json } = await portal.call('GET', '/api/teams/myteams', { as: 'coach' });
  expect(json.teams.length).toBeGreaterThan(2);
  for (const team of json.teams) expect(team).toHaveProperty('order');
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});
