import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { can, roleOf } from '#contract/access.ts';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';
import { paymentRecords } from '#server/features/payment-records/table.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

/** Values for the parameters that select a call among those of one address. */
const selecting = (path: string) => ({
  id: path.includes('/competions') ? season.free.id : season.season.id,
  ...{ status: 'false', registration: 'false', update_index: '1' },
  ...{ search: 'true', all_active: 'true', download: 'true' },
});

/** The address at which the router finds this call and no other: a parameter too few, and another one answers. */
function ownAddress({ path, selectedBy = [] }: Endpoint): string {
  const known: Record<string, string> = selecting(path);
  const query = selectedBy.map((name) => {
    const value = known[name];
    if (value === undefined) throw new Error(`this test knows no ${name} for ${path}`);
    return `${name}=${value}`;
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

test('every route refuses every role that it does not declare, before it looks at anything sent, and changes nothing', async () => {
  const student = accountsOf('student')[2];
  if (!student) throw new Error('no third student');
  const signedIn = await portal.call('POST', '/api/adduser', {
    body: { national_id: student.membership_id, password: student.password },
  });
  const headers = { authorization: String(signedIn.headers.authorization) };
  const setType = (type: number) =>
    portal.db.update(users).set({ type }).where(eq(users.nationalId, student.membership_id));
  const calls = allEndpoints().map((call) => ({ ...call, address: ownAddress(call) }));
  expect(new Set(calls.map(({ method, address }) => `${method} ${address}`)).size).toBe(calls.length);

  await setType(0);
  const before = await allContent(portal);
  const wrong: unknown[] = [];
  let refusals = 0;
  for (const type of [undefined, 0, 1, 2, 4, 5, 9]) {
    if (type !== undefined) await setType(type);
    for (const { method, address, access } of calls) {
      if (can(roleOf(type), access)) continue;
      const { status } = await portal.call(method, address, type === undefined ? {} : { headers });
      refusals += 1;
      if (status !== (type === undefined ? 401 : 403)) wrong.push([method, address, type, status]);
    }
  }
  expect(wrong).toEqual([]);
  expect(refusals).toBeGreaterThan(calls.length);
  await setType(0);
  expect(await allContent(portal)).toEqual(before);
});

test('an endpoint without a declared access is no endpoint', () => {
  // @ts-expect-error access is missing
  endpoint({ method: 'GET', path: '/api/x', summary: '', answer: undefined });
});

describe("another coach's team", () => {
  test('cannot be read, written, paid, or told from one that does not exist', async () => {
    const team = await registerTeam(portal, season);
    const nobody = '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
    const stranger = { as: 'coach', number: 2 } as const;
    for (const id of [team._id, nobody]) {
      const record = { type: 'team', team_id: id, ref: 'x', data: {} };
      const answers = [
        await portal.call('GET', `/api/teams/?team_id=${id}`, stranger),
        await portal.call('POST', '/api/teams/registration_checker', { ...stranger, body: { team_id: id } }),
        await portal.call('POST', '/api/telr/', { ...stranger, body: { team_id: id } }),
        await portal.call('POST', '/api/telr-payment-checker/', { ...stranger, body: { team_id: id, status: 'auth' } }),
        await portal.call('POST', '/api/seasons/', { ...stranger, body: record }),
        await portal.call('GET', `/api/seasons/?team_id=${id}`, stranger),
        await portal.call('GET', `/api/teams/transections/?page=0&team_id=${id}`, stranger),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    }
    expect(await portal.db.$count(paymentRecords)).toBe(0);
  });

  test('shows its public face once it is paid, without anyone in it', async () => {
    const team = await registerTeam(portal, season, { competion_id: season.free.id });
    const { json } = await portal.call('GET', `/api/teams/?team_id=${team._id}`, { as: 'coach', number: 2 });
    expect(Object.keys(json.team).sort()).toEqual(
      ['_id', 'city', 'city_names', 'competion', 'image', 'name', 'resultes', 'schoolName', 'season'].sort(),
    );
  });

  test('is not for a guest', async () => {
    const team = await registerTeam(portal, season, { competion_id: season.free.id });
    expect((await portal.call('GET', `/api/teams/?team_id=${team._id}`)).status).toBe(401);
    expect((await portal.call('GET', '/api/teams/')).json).toEqual({ success: true, teams: [] });
  });
});

test("a member sees the team and nobody's personal data but their own", async () => {
  const [me, other] = accountsOf('student');
  const members = [me?.membership_id, other?.membership_id];
  const team = await registerTeam(portal, season, { members });
  const { json } = await portal.call('GET', `/api/teams/?team_id=${team._id}`, { as: 'student' });
  const own = json.team.members.find((member: { name: string }) => member.name === me?.name);
  const others = json.team.members.find((member: { name: string }) => member.name === other?.name);
  expect(own.national_id).toBe(me?.membership_id);
  for (const key of ['national_id', 'email', 'phone_number', 'dob']) expect(others).not.toHaveProperty(key);
  for (const coach of json.team.coaches) expect(coach).not.toHaveProperty('phone_number');
  expect(JSON.stringify(json)).not.toContain(other?.membership_id);
});

test('an invoice is for those who may see its order', async () => {
  const team = await registerTeam(portal, season);
  const { json } = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  await payAtGateway(json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: team._id } });
  const list = await portal.call('GET', `/api/teams/transections/?page=0&team_id=${team._id}`, { as: 'coach' });
  const [order] = list.json.orders;
  const asked = `/api/teams/transections/invoice?order_id=${order._id}`;
  const own = await portal.call('GET', asked, { as: 'coach' });
  expect(own.json.invoice_path).toBe(`/files/invoices/${order._id}.pdf`);
  const file = await portal.call('GET', own.json.invoice_path, { as: 'coach' });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="\d{4}-\d{6}\.pdf"$/);
  for (const stranger of [{ as: 'coach', number: 2 } as const, { as: 'student' } as const]) {
    expect((await portal.call('GET', asked, stranger)).status).toBe(404);
    expect((await portal.call('GET', own.json.invoice_path, stranger)).status).toBe(404);
  }
  expect((await portal.call('GET', asked)).status).toBe(401);
  expect((await portal.call('GET', own.json.invoice_path)).status).toBe(401);
});

test('look-ups show a stranger masked', async () => {
  const [student] = accountsOf('student');
  const asked = { as: 'coach', number: 1, body: { member_id: student?.membership_id } } as const;
  const first = await portal.call('POST', '/api/lookups/member', asked);
  expect(first.json.member.name).toBe(student?.name);
  expect(first.json.member.national_id).toMatch(/^•{8}\d{2}$/);
  expect(first.json.member).not.toHaveProperty('dob');
  expect(JSON.stringify(first.json)).not.toContain(student?.email);
});

test('a team that the office withdrew cannot be paid', async () => {
  const team = await registerTeam(portal, season);
  await portal.db.update(teams).set({ status: false }).where(eq(teams.id, team._id));
  const answer = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  expect(answer.json.code).toBe('team_withdrawn');
});
