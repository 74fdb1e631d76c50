import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import demo from '#demo/people.json' with { type: 'json' };
import { personalDataWords } from '#locales/personal-data.ts';
import { orders } from '#server/features/payments/index.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What the office sees of a person beside their record. */
let portal: TestPortal;
let season: TestSeason;
const people = peopleOfOffice(() => portal);
const student = accountsOf('student')[0]?.membership_id ?? '';
type Team = Awaited<ReturnType<typeof registerTeam>>;
let [paid, free]: Team[] = [];
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const role of ['admin', 'sub_admin', 'student', 'entity'] as const) await portal.tokenOf(role);
  paid = await registerTeam(portal, season, { teamName: 'Paid', members: [demo.members[5]] });
  const body = { team_id: paid._id };
  const { json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  await payAtGateway(json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body });
  free = await registerTeam(portal, season, {
    ...{ teamName: 'Free', competion_id: season.free.id, members: [student, demo.members[3]] },
  });
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const get = (id: string, as: RoleName = 'admin') => portal.call('GET', `/api/admin/users/overview?id=${id}`, { as });
const overviewOf = async (role: RoleName, as: RoleName = 'admin') =>
  (await get((await people.rowOf(role)).id, as)).json;

test('a coach is seen with the teams, the newest first, and the orders they made', async () => {
  const said = await overviewOf('coach');
  const { season: of } = season;
  const both = { season: { name: of.name, name_en: of.nameEn }, roles: ['creator', 'coach'], status: true };
  expect(said.teams).toEqual([
    { ...both, _id: free?._id, team_no: free?.team_no, name: 'Free', payment_status: expect.any(Boolean) },
    { ...both, _id: paid?._id, team_no: paid?.team_no, name: 'Paid', payment_status: true },
  ]);
  const [order] = await portal.db
    .select()
    .from(orders)
    .where(eq(orders.purposeId, paid?._id ?? ''));
  expect(said.orders).toContainEqual({
    ...{ _id: order?.id, team_id: paid?._id, team_no: paid?.team_no, total_amount: 403 },
    ...{ paid_at: expect.any(String), created_at: order?.createdAt.toISOString() },
  });
  expect(said).toMatchObject({
    ...{ totalTeams: 2, totalOrders: said.orders.length, certificates: [], totalCertificates: 0 },
    ...{ deletion_request: null, signed_in_at: expect.any(String) },
  });
});

test('the person is the record that the list answers', async () => {
  const { id } = await people.rowOf('coach');
  const { json } = await portal.call('GET', `/api/admin/users/?id=${id}`, { as: 'admin' });
  expect((await overviewOf('coach')).user).toEqual(json.user);
});

test('a sub admin sees the same without the orders', async () => {
  const { orders: money, totalOrders: _, ...rest } = await overviewOf('coach');
  expect(money.length).toBeGreaterThan(0);
  const said = await overviewOf('coach', 'sub_admin');
  expect(said).toEqual({ ...rest, orders: null, totalOrders: 0 });
  expect(JSON.stringify(said)).not.toContain('403');
});

test('a sub admin who asks about somebody of the office hears that there is nobody', async () => {
  for (const officer of ['admin', 'sub_admin'] as const) {
    const { id } = await people.rowOf(officer);
    const { status, json, text } = await get(id, 'sub_admin');
    expect([status, json.code, text.includes('sessions')]).toEqual([404, 'not_found', false]);
    expect((await get(id)).status).toBe(200);
  }
  for (const id of [UNKNOWN_ID, 'x']) expect([id, (await get(id)).status]).toEqual([id, id === 'x' ? 422 : 404]);
});

test('a member and an entity are seen with what they are in a team', async () => {
  expect(await overviewOf('student')).toMatchObject({
    ...{ teams: [{ _id: free?._id, roles: ['member'] }], totalTeams: 1, orders: [], totalOrders: 0 },
  });
  const { stebUserId } = await people.rowOf('entity');
  await portal.db
    .update(teams)
    .set({ entityStebId: stebUserId })
    .where(eq(teams.id, free?._id ?? ''));
  expect(await overviewOf('entity')).toMatchObject({ teams: [{ _id: free?._id, roles: ['entity'] }], totalTeams: 1 });
  await portal.db
    .update(teams)
    .set({ entityStebId: null })
    .where(eq(teams.id, free?._id ?? ''));
});

test('the certificates of the teams are seen, and which of them are revoked', async () => {
  const team = await certifiableTeam(portal, season, { teamName: 'Certified', members: [demo.members[4]] });
  const { _id, crt_serial: serial } = await certify(portal, team);
  const certificate = { serial, type: 'q', team_no: team.number, created_at: expect.any(String) };
  expect(await overviewOf('coach')).toMatchObject({
    certificates: [{ ...certificate, status: true }],
    totalCertificates: 1,
  });
  const revoked = await portal.call('POST', '/api/admin/certificates/revoke', {
    ...{ as: 'admin', body: { id: _id, reason: 'Issued by mistake' } },
  });
  expect(revoked.status).toBe(200);
  expect((await overviewOf('coach')).certificates).toEqual([{ ...certificate, status: false }]);
});

test('of many teams the newest ten are named, and the others counted', async () => {
  const { totalTeams } = await overviewOf('coach');
  await portal.db.execute(sql`
    insert into teams (id, team_no, name, season_id, competition_id, age_level, school_name, region_id, created_by)
    select overlay(gen_random_uuid()::text placing 'ffff' from 1)::uuid, 'F25-9' || n, 'فريق ' || n, season_id,
      competition_id, age_level, school_name, region_id, created_by
    from teams, generate_series(100, 111) n where id = ${paid?._id}`);
  const said = await overviewOf('coach');
  expect([said.teams.length, said.totalTeams]).toEqual([10, totalTeams + 12]);
  for (const { team_no, roles } of said.teams)
    expect([team_no, roles]).toEqual([expect.stringMatching(/^F25-91/), ['creator']]);
});

test('the sessions are those that are open, the last used first, and nothing to sign in with', async () => {
  const { id } = await people.rowOf('student');
  const { membership_id = '', password = '' } = accountsOf('student')[0] ?? {};
  await portal.call('POST', '/api/adduser', {
    ...{ headers: { 'user-agent': 'A phone' }, body: { national_id: membership_id, password } },
  });
  const said = await overviewOf('student');
  expect(said.sessions.map(({ user_agent }: { user_agent: string }) => user_agent)).toContain('A phone');
  for (const session of said.sessions)
    expect(Object.keys(session).sort()).toEqual(['_id', 'created_at', 'seen_at', 'user_agent']);
  expect(said.sessions).toHaveLength(2);
  const seen = said.sessions.map(({ seen_at }: { seen_at: string }) => seen_at);
  expect(seen).toEqual(seen.toSorted().reverse());
  await portal.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, id));
  expect((await overviewOf('student')).sessions).toEqual([]);
});

test('a request to be deleted is seen with what became of it', async () => {
  const ask = { as: 'entity' as const, body: { confirmation: personalDataWords.en.delete.sentence } };
  expect((await portal.call('POST', '/api/personal-data/deletion', ask)).status).toBe(200);
  const waiting = (await overviewOf('entity')).deletion_request;
  expect(waiting).toEqual({ state: 'waiting', created_at: expect.any(String) });
  expect((await portal.call('DELETE', '/api/personal-data/deletion', { as: 'entity' })).status).toBe(200);
  expect((await overviewOf('entity')).deletion_request).toEqual({ ...waiting, state: 'withdrawn' });
});
