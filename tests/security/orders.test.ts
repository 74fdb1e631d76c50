import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const list = '/api/teams/transections/?page=0';
type Listed = { items: { team: { _id: string } } };
const teamsOf = (orders: Listed[]) => orders.map(({ items }) => items.team._id);

test("an admin's own list holds their own orders alone; with team_id, that team's", async () => {
  const coachs = await registerTeam(portal, season);
  const admins = await registerTeam(portal, season, {}, 'admin');
  const own = await portal.call('GET', list, { as: 'admin' });
  expect(teamsOf(own.json.orders)).toEqual([admins._id]);
  expect(own.json.totalItems).toBe(1);
  const asked = await portal.call('GET', `${list}&team_id=${coachs._id}`, { as: 'admin' });
  expect(teamsOf(asked.json.orders)).toEqual([coachs._id]);
});

test("a stranger's question about a team's orders is answered 404, as for a team that does not exist", async () => {
  const [member] = accountsOf('student');
  const paying = await registerTeam(portal, season, { members: [member?.membership_id] });
  const free = await registerTeam(portal, season, { competion_id: season.free.id });
  const nobody = '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
  for (const id of [paying._id, free._id, nobody]) {
    for (const stranger of [{ as: 'coach', number: 2 } as const, { as: 'student', number: 1 } as const]) {
      const answer = await portal.call('GET', `${list}&team_id=${id}`, stranger);
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
  }
  expect((await portal.call('GET', `${list}&team_id=${nobody}`, { as: 'admin' })).status).toBe(404);
  // A member may see the team but not its payments.
  expect((await portal.call('GET', `${list}&team_id=${paying._id}`, { as: 'student' })).status).toBe(404);
  expect((await portal.call('GET', list, { as: 'student' })).json.orders).toEqual([]);
  const own = await portal.call('GET', `${list}&team_id=${paying._id}`, { as: 'coach' });
  expect(teamsOf(own.json.orders)).toEqual([paying._id]);
  const unowed = await portal.call('GET', `${list}&team_id=${free._id}`, { as: 'coach' });
  expect([unowed.status, unowed.json.orders]).toEqual([200, []]);
});
