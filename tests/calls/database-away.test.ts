import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSentences } from '#locales/sentences.ts';
import { teams } from '#server/features/teams/index.ts';
import { connectOnce } from '#server/platform/database.ts';
import { openSeason, payAtGateway, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The answer of a call that loses its database connection while it waits for a query. */
let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

/** Makes the call wait for a lock on the table, and then terminates its connection. */
async function losingItsConnection<T>(table: string, call: () => Promise<T>): Promise<T> {
  const other = await connectOnce(portal.databaseUrl);
  await other.query('begin');
  await other.query(`lock table ${table}`);
  const answer = call();
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'turs-portal' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await portal.db.execute(end)).rowCount, { timeout: 60_000 }).toBe(1);
  await other.end();
  return answer;
}

test.each(['en', 'ar'] as const)('a call is refused for now, in a sentence of ours (%s)', async (language) => {
  const answer = await losingItsConnection('regions', () =>
    portal.call('GET', '/api/regions', { headers: { 'accept-language': language } }),
  );
  const msg = errorSentences[language].service_unavailable;
  expect([answer.status, answer.json]).toEqual([
    503,
    { success: false, code: 'service_unavailable', msg, requestId: expect.any(String) },
  ]);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect((await portal.call('GET', '/api/regions')).status).toBe(200);
});

test('a registration that is cut short leaves nothing behind, and can be sent again', async () => {
  const data = await registrationForm(portal, season);
  const register = () => portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
  const answer = await losingItsConnection('team_people', register);
  expect([answer.status, answer.json.code]).toEqual([503, 'service_unavailable']);
  expect(await portal.db.$count(teams)).toBe(0);
  expect((await register()).status).toBe(200);
});

test('what would call it a fault of its own says the same', async () => {
  const team = await registerTeam(portal, season);
  const body = { team_id: team._id };
  const { order } = (await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body })).json;
  await payAtGateway(order.url);
  await portal.call('POST', '/api/telr', { as: 'coach', body });
  const { orders } = (await portal.call('GET', '/api/teams/transections/', { as: 'coach' })).json;
  const [paid] = orders.filter((one: { items: { team: { _id: string } } }) => one.items.team._id === team._id);
  const answer = await losingItsConnection('invoices', () =>
    portal.call('GET', `/files/invoices/${paid._id}.pdf`, { as: 'coach' }),
  );
  expect([answer.status, answer.json.code]).toEqual([503, 'service_unavailable']);
});
