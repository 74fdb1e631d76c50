import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import sentences from '#locales/en/fields.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { officeTeamCalls, openForOfficeTeams } from '#tests/support/office-teams.ts';
import { multipart, registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

const [c1] = people.coaches as [string];
const [m1, m2, m3, m4] = people.members as [string, string, string, string];

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  ({ portal, season } = await openForOfficeTeams());
});
afterAll(() => portal.close());

const { put, get, linesOf, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => {
  await portal.db.update(teams).set({ status: false });
  return (await registerTeam(portal, season, change))._id;
};
const numbers = (list: { national_id: string }[]) => list.map(({ national_id }) => national_id);
const mailsOf = async (id: string) =>
  (
    await portal.database.pool.query(
      "select count(*)::int as mails from pgboss.job where name = 'send-membership' and data->>'teamId' = $1",
      [id],
    )
  ).rows[0].mails;

test('whoever was added is added by the call once, however often it is sent, also for the last place', async () => {
  const id = await register({ members: [m1, m2, m3] });
  await portal.db.delete(teamPeople).where(sql`${teamPeople.teamId} = ${id} and ${teamPeople.role} = 'coach'`);
  for (const body of [
    { id, member: m4 },
    { id, coach: c1 },
  ]) {
    const before = await mailsOf(id);
    const answers = [...(await Promise.all([put(body), put(body)])), await put(body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsOf(id)).toBe(before + 1);
  }
  const { coaches, members } = await get(id);
  expect([numbers(coaches), numbers(members)]).toEqual([[c1], [m1, m2, m3, m4]]);
  expect(await linesOf(id)).toHaveLength(2);
});

test('another officer, an old call and one after a change of the person read that they are in the team', async () => {
  const id = await register();
  await put({ id, member: m3 });
  expect((await refused({ id, member: m3 }, 'sub_admin'))[1]).toBe('duplicate_person');
  await portal.db.transaction(async (tx) => {
    await tx.execute(sql`set local portal.erases_person = 'on'`);
    await tx.execute(sql`alter table change_log disable trigger user`);
    await tx.update(changeLog).set({ at: sql`now() - interval '11 minutes'` }).where(eq(changeLog.recordId, id));
    await tx.execute(sql`alter table change_log enable trigger user`);
  });
  expect((await refused({ id, member: m3 }))[1]).toBe('duplicate_person');
  const { members } = await get(id);
  await put({ id, old_member_id: members[0]._id, member: m4 });
  expect((await refused({ id, member: m4 }))[1]).toBe('duplicate_person');
});

test.each(['', ' ', '\0', '\ud800'])(
  'whose place it is cannot be %j: nobody is added instead',
  async (old_member_id) => {
    const id = await register();
    const expected = [422, 'admin_fields_empty', { old_member_id: sentences.required }];
    expect(await refused({ id, old_member_id, member: m3 })).toEqual(expected);
    const form = multipart(undefined, { id, old_member_id, member_id_update: m3 });
    const { status, json } = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', ...form });
    expect([status, json.code]).toEqual(expected.slice(0, 2));
    expect(numbers((await get(id)).members)).toEqual([m1, m2]);
    // Beside other fields it says nothing, as a form of the specification sends it.
    expect((await put({ id, old_member_id, city: 'Jeddah' })).status).toBe(200);
  },
);
