import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import sentences from '#locales/en/fields.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { whileChangingTeam } from '#tests/support/locks.ts';
import { membershipMails } from '#tests/support/membership-mails.ts';
import { officeTeamCalls, openForOfficeTeams } from '#tests/support/office-teams.ts';
import { fullSheet, sendScores } from '#tests/support/scores.ts';
import { multipart, registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

const [c1, c2, c3] = people.coaches as [string, string, string];
const [m1, m2, m3, m4, m5] = people.members as [string, string, string, string, string];

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  ({ portal, season } = await openForOfficeTeams());
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query("delete from pgboss.job where name = 'send-membership'");
  await portal.database.pool.query('delete from rate_limits');
  await portal.db.delete(lookUps);
  await portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
});

const { put, get, history, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;
const numbers = (list: { national_id: string }[]) => list.map(({ national_id }) => national_id);
type Told = { news: string; role: string; to: { name: string } };
const told = async (): Promise<Told[]> =>
  (
    await portal.database.pool.query(
      "select data from pgboss.job where name = 'send-membership' order by created_on, id",
    )
  ).rows.map(({ data }) => data);
const forget = () => portal.database.pool.query("delete from pgboss.job where name = 'send-membership'");

test('a coach is replaced as the form of the specification says it, by the word of the registry alone', async () => {
  const id = await register();
  const { coaches } = await get(id);
  await forget();
  const form = {
    ...{ id, steb_user_id: 'x', old_coach_id: coaches[0]._id, coach_id_update: 'true' },
    coach: JSON.stringify({ national_id: c2, name: 'Somebody else' }),
  };
  const { status, json } = await portal.call('PUT', '/api/admin/teams/', {
    as: 'sub_admin',
    ...multipart(undefined, form),
  });
  expect([status, numbers(json.team?.coaches ?? [])]).toEqual([200, [c2]]);
  expect(json.team.coaches[0].name).not.toBe('Somebody else');
  expect(json.team.coaches[0].answer).toBe('asked');
  // The coach who left has registered the team, and is told once.
  expect((await told()).map(({ news, role }) => `${news} ${role}`).sort()).toEqual(['joined coach', 'left coach']);
  portal.world.mail.clear();
  await membershipMails(portal);
  const subjects = portal.world.mail.list().map(({ subject }) => subject);
  expect(subjects.filter((subject) => /no longer a coach|Do you coach/.test(subject ?? ''))).toHaveLength(2);
});

test('a member is replaced; who left, who came and the coaches are told, and the log says it once', async () => {
  const id = await register();
  const { members } = await get(id);
  await forget();
  const body = { id, old_member_id: members[0]._id, member_id_update: m3 };
  const { json } = await put(body);
  expect(numbers(json.team.members)).toEqual([m3, m2]);
  expect((await told()).map(({ news }) => news).sort()).toEqual(['joined', 'left', 'replaced']);
  // Sent again, because the answer was lost.
  expect((await put(body)).json.team.members).toEqual(json.team.members);
  const lines = await history(id);
  expect(lines).toMatchObject([{ before: { person: members[0].name }, after: { person: json.team.members[0].name } }]);
});

test('one is added only where there is room', async () => {
  const id = await register();
  expect(await refused({ id, coach_id_update: c3 })).toEqual([409, 'has_coach']);
  expect(numbers((await put({ id, member_id_update: m4 })).json.team.members)).toEqual([m1, m2, m4]);
  expect((await put({ id, member: { national_id: m5 } })).json.team.members).toHaveLength(4);
  expect(await refused({ id, member_id_update: m3 })).toEqual([409, 'team_full']);
  await portal.db.delete(teamPeople).where(eq(teamPeople.nationalId, c1));
  expect(numbers((await put({ id, coach: { national_id: c3 } })).json.team.coaches)).toEqual([c3]);
});

test('nobody is in a team twice, unknown people in none, and blocked people neither', async () => {
  const id = await register();
  const { coaches } = await get(id);
  expect((await refused({ id, member_id_update: m1 })).slice(0, 2)).toEqual([422, 'duplicate_person']);
  expect((await refused({ id, old_coach_id: coaches[0]._id, coach_id_update: c1 })).slice(0, 2)).toEqual([
    ...[422, 'duplicate_person'],
  ]);
  expect((await refused({ id, member_id_update: '2999999999' })).slice(0, 2)).toEqual([404, 'member_not_found']);
  await portal.tokenOf('coach', 1);
  const blocked = await portal.db.update(users).set({ status: false }).where(eq(users.nationalId, c2)).returning();
  expect(blocked).toHaveLength(1);
  expect((await refused({ id, old_coach_id: coaches[0]._id, coach: c2 }))[1]).toBe('person_blocked');
  await portal.db.update(users).set({ status: true }).where(eq(users.nationalId, c2));
});

test('a place without a person, two at once, and one beside other changes are refused', async () => {
  const id = await register();
  const { coaches, members } = await get(id);
  expect(await refused({ id, old_coach_id: coaches[0]._id })).toEqual([
    ...[422, 'admin_fields_empty', { coach: sentences.required }],
  ]);
  const both = { id, old_coach_id: coaches[0]._id, coach: c2, old_member_id: members[0]._id, member: m3 };
  expect((await refused(both)).slice(0, 2)).toEqual([422, 'invalid_fields']);
  expect((await refused({ id, name: 'Lost', old_member_id: members[0]._id, member: m3 }))[1]).toBe('invalid_fields');
  expect((await refused({ id, member: '12' }))[2]).toEqual({ member: sentences.membership_id });
});

test('a place that is somebody else’s by now is not given, and the officer reads who was first', async () => {
  const id = await register();
  const { members } = await get(id);
  await put({ id, old_member_id: members[0]._id, member_id_update: m3 });
  const { status, json } = await put({ id, old_member_id: members[0]._id, member_id_update: m4 }, 'sub_admin');
  expect([status, json.code]).toEqual([409, 'member_replaced']);
  expect(JSON.stringify(json)).toContain((await history(id))[0].by);
  expect((await refused({ id, old_coach_id: 'nobody', coach: c2 }))[1]).toBe('member_replaced');
});

test('of a withdrawn team no place is given, also when it is withdrawn meanwhile', async () => {
  const id = await register();
  const { members } = await get(id);
  const body = { id, old_member_id: members[0]._id, member_id_update: m3 };
  const late = await whileChangingTeam(portal.database.pool, { teamId: id, change: 'status = false' }, () => put(body));
  expect(late.json.code).toBe('team_withdrawn');
  expect(numbers((await get(id)).members)).toEqual([m1, m2]);
  expect(await refused(body)).toEqual([409, 'team_withdrawn']);
});

test('the seats of deleted accounts are told apart and given to others', async () => {
  const id = await register();
  const { members } = await get(id);
  const keys = ['0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa1', '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa2'].map(erasedKey);
  for (const [at, { _id }] of members.entries()) {
    const key = keys[at] ?? '';
    const erased = { stebUserId: key, nationalId: key, name: deletedAccount, email: '', phoneNumber: '' };
    await portal.db.update(teamPeople).set(erased).where(eq(teamPeople.stebUserId, _id));
  }
  const seats = (await get(id)).members.map(({ _id }: { _id: string }) => _id);
  expect(seats).toEqual(keys);
  const { json } = await put({ id, old_member_id: seats[1], member_id_update: m3 });
  expect(json.team.members.map(({ _id, national_id }: Record<string, string>) => national_id ?? _id)).toEqual([
    ...[keys[0], m3],
  ]);
});

test('members whom scores name are corrected by an administrator; certificates stay as they were issued', async () => {
  const { id } = await certifiableTeam(portal, season);
  await certify(portal, { id });
  await sendScores(portal, fullSheet('FLLD', id));
  const issued = await portal.db.select().from(certificates).where(eq(certificates.teamId, id));
  const { members } = await get(id);
  const body = { id, old_member_id: members[0]._id, member_id_update: m3 };
  expect(await refused(body, 'sub_admin')).toEqual([409, 'members_locked']);
  expect(numbers((await put(body)).json.team.members)).toEqual([m3, m2]);
  expect(await portal.db.select().from(certificates).where(eq(certificates.teamId, id))).toEqual(issued);
});

test('nothing is changed while the registry does not answer, and look-ups are counted', async () => {
  const id = await register();
  const { members } = await get(id);
  const body = { id, old_member_id: members[0]._id, member_id_update: m3 };
  const down = new ProviderUnavailable({ provider: 'steb', purpose: 'member look-up' }, 'timeout');
  const asked = vi.spyOn(portal.identity, 'member').mockRejectedValue(down);
  expect(await refused(body)).toEqual([502, 'look_up_unavailable']);
  asked.mockRestore();
  await portal.db.delete(lookUps);
  await put(body);
  expect(await portal.db.$count(lookUps)).toBe(1);
});
