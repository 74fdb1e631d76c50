import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportedLists } from '#contract/endpoints/office-log.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { talents } from '#server/features/talents/table.ts';
import { users } from '#server/features/users/index.ts';
import { allEndpoints, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { allContent } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Whoever takes a list of people out of the portal as a file is named in the log. */
let portal: TestPortal;
let admin: string;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = (await portal.call('POST', '/api/getuser', { as: 'admin' })).json.user._id;
  for (const role of ['sub_admin', 'student', 'coach'] as const) await portal.tokenOf(role);
  const talent = { name: 'هند', gender: 'female' as const, email: 'h@school.example', phoneNumber: '+966501234567' };
  await portal.db
    .insert(talents)
    .values({ ...talent, school: 'م', subject: 'ع', administration: 'riyadh', trainings: [] });
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const traced = allEndpoints().filter(({ leavesTrace }) => leavesTrace);
const addressOf = ({ path, selectedBy }: (typeof traced)[number], query = '') =>
  `${path}?${[...(selectedBy ?? []).map((name) => `${name}=true`), query].filter(Boolean).join('&')}`;
const listIn = (answer: Record<string, unknown[]>) => answer.moeTalents ?? answer.teams ?? [];
const lines = async () => (await portal.db.select().from(changeLog)).filter(({ kind }) => kind === 'exports');

test('every call that sends a list of people as a file is among these', () => {
  expect(traced.map(nameOfEndpoint).toSorted()).toEqual([
    ...['GET /api/admin/admins/export.csv', 'GET /api/admin/log/export.csv', 'GET /api/admin/members/export.csv'],
    ...['GET /api/admin/moe/export.csv', 'GET /api/admin/moe?download', 'GET /api/admin/teams/certificates/file'],
    ...['GET /api/admin/teams/export.csv', 'GET /api/admin/teams/sheets'],
    ...['GET /api/admin/teams?download', 'GET /api/admin/transections/export.csv'],
    ...['GET /api/admin/users/export.csv', 'GET /api/admin/users?download'],
  ]);
});

test('each writes one line with its list and how many were in it, and is asked for by a link', async () => {
  const cookie = `session=${await portal.tokenOf('admin')}`;
  const click = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
  const lists = new Set<string>();
  // Certificates of a batch, and sheets of teams, are no lists: `certificate-batches` and `office-teams` have their lines.
  const others = ['GET /api/admin/teams/certificates/file', 'GET /api/admin/teams/sheets'];
  for (const endpoint of traced.filter((one) => !others.includes(nameOfEndpoint(one)))) {
    const before = new Set((await lines()).map(({ id }) => id));
    const { statusCode, body } = await portal.app.inject({ url: addressOf(endpoint), headers: click });
    const [line, ...more] = (await lines()).filter(({ id }) => !before.has(id));
    expect([nameOfEndpoint(endpoint), statusCode, more]).toEqual([nameOfEndpoint(endpoint), 200, []]);
    expect(line).toMatchObject({ action: 'exported', changedBy: admin, before: {}, after: { list: line?.name } });
    const sent = body.startsWith('{') ? listIn(JSON.parse(body)).length : body.trim().split('\r\n').length - 1;
    // The file of the log has its own line, too.
    expect(line?.after.count).toBe(sent - (line?.name === 'log' ? 1 : 0));
    lists.add(line?.name ?? '');
  }
  expect([...lists, 'certificates', 'event_sheets'].toSorted()).toEqual([...exportedLists].toSorted());
});

test('counts those of a search', async () => {
  const [one] = await portal.db.select().from(users);
  await portal.call('GET', `/api/admin/users/export.csv?s=${one?.nationalId}`, { as: 'admin' });
  expect((await lines()).at(-1)?.after).toEqual({ list: 'users', count: 1 });
});

test('a line of it is answered with what it says', async () => {
  const { entries } = (await portal.call('GET', '/api/admin/log?kind=exports', { as: 'admin' })).json;
  expect(entries[0]).toMatchObject({
    action: 'exported',
    name: 'users',
    after: { list: 'users', count: 1 },
    gone: false,
  });
});

test.each(traced.map((endpoint) => [nameOfEndpoint(endpoint), endpoint] as const))(
  '%s: a refusal, a look at its headers and another site leave no line',
  async (_, endpoint) => {
    const before = await allContent(portal);
    const url = addressOf(endpoint);
    for (const as of ['sub_admin', 'coach', 'student'] as const)
      expect((await portal.call('GET', url, { as })).status).toBe(403);
    expect((await portal.call('GET', url)).status).toBe(401);
    const headers = { cookie: `session=${await portal.tokenOf('admin')}` };
    const ask = (method: 'GET' | 'HEAD', more: object) =>
      portal.app.inject({ method, url, headers: { ...headers, ...more } });
    // The list has one, which sends no file.
    expect((await ask('HEAD', {})).headers['content-disposition']).toBeUndefined();
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://a.example' },
    ])
      expect((await ask('GET', { ...from, 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect(await allContent(portal)).toEqual(before);
  },
);
