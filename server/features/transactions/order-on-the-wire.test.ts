import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { type Entities, openEntities } from '#tests/support/entities.ts';
import { registerTeam } from '#tests/support/season.ts';

const coach = accountsOf('coach')[0]?.email ?? '';

let of: Entities;
beforeAll(async () => {
  of = await openEntities();
});
afterAll(() => of.portal.close());

const listed = async (team: string, as: RoleName) => {
  const { json } = await of.portal.call('GET', `/api/teams/transections/?team_id=${team}`, { as });
  return json.orders[0];
};
const start = (team_id: string) =>
  of.portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });

test('an order has the reference and the page of the payment that is open, as its start answered them', async () => {
  const { _id: team } = await registerTeam(of.portal, of.season);
  expect(await listed(team, 'coach')).toMatchObject({ ref: null, url: null, trx_reference: null });
  const { ref, url } = (await start(team)).json.order;
  for (const as of ['coach', 'admin'] as const) expect(await listed(team, as)).toMatchObject({ ref, url });
});

test('a paid one has its reference, and no page at which it could be paid again', async () => {
  const { _id: team } = await registerTeam(of.portal, of.season);
  await of.pay(team);
  const order = await listed(team, 'coach');
  expect(order).toMatchObject({ payment_status: true, url: null });
  expect(order.ref).toBe(order.trx_reference);
});

test('whoever may see it and not pay it gets neither', async () => {
  const { portal, season } = of;
  const { _id: team } = await registerTeam(portal, season);
  await start(team);
  const headers = { authorization: await portal.tokenOf('coach') };
  // The registry knows the coach as a student by now: what they registered stays theirs.
  await portal.db.update(users).set({ type: 0 }).where(eq(users.email, coach));
  const { json } = await portal.call('GET', `/api/teams/transections/?team_id=${team}`, { headers });
  expect(json.orders[0]).toMatchObject({ payment_status: false, ref: null, url: null });
});
