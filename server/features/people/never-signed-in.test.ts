import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import known from '#demo/people.json' with { type: 'json' };
import { teamPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Whoever stands in a team and has never signed in has no account, and is found by the membership ID all the same. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
let teams: { _id: string; team_no: string; name: string }[];
const [memberId = '', otherId = ''] = known.members;
beforeAll(async () => {
  portal = await openTestPortal();
  const season = await openSeason(portal);
  teams = [];
  for (const name of ['الأول', 'الثاني'])
    teams.push({ ...(await registerTeam(portal, season, { teamName: name })), name });
});
afterAll(() => portal.close());

const search = async (s: string, as: 'admin' | 'sub_admin' = 'admin', more = '') =>
  (await portal.call('GET', `/api/admin/users/?s=${encodeURIComponent(s)}${more}`, { as })).json;
const found = async (s: string, more = '') => (await search(s, 'admin', more)).never_signed_in;

test('a member is found in any digits, with the teams, the newest first', async () => {
  const [row] = await portal.db.select().from(teamPeople).where(eq(teamPeople.nationalId, memberId));
  const expected = {
    ...{ national_id: memberId, name: row?.name, totalTeams: 2 },
    teams: teams.toReversed().map(({ _id, team_no, name }) => ({ _id, team_no, name, role: 'member', status: true })),
  };
  const arabic = memberId.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  for (const s of [memberId, ` ${memberId} `, arabic]) expect(await found(s)).toEqual(expected);
  // There is no account, and so none is counted, whatever the list is narrowed to.
  expect(await search(memberId, 'sub_admin', '&type=1&status=false')).toMatchObject({
    ...{ users: [], totalItems: 0, never_signed_in: expected },
  });
});

test('nothing else that is searched asks for them', async () => {
  const [row] = await portal.db.select().from(teamPeople).where(eq(teamPeople.nationalId, memberId));
  for (const s of [
    '',
    memberId.slice(0, 9),
    `${memberId}0`,
    row?.name ?? '',
    row?.stebUserId ?? '',
    `${memberId} ${otherId}`,
  ])
    expect([s, await found(s)]).toEqual([s, null]);
  expect(await found('1000099999')).toBeNull();
  const lists = await Promise.all(
    ['admins'].map((list) => portal.call('GET', `/api/admin/${list}/?s=${memberId}`, { as: 'admin' })),
  );
  for (const { status, json } of lists) expect([status, 'never_signed_in' in json]).toEqual([200, false]);
});

test('of many teams the newest ten are named', async () => {
  const [{ name = '', stebUserId = '' } = {}] = await portal.db
    .select()
    .from(teamPeople)
    .where(eq(teamPeople.nationalId, otherId));
  const { rows } = await portal.db.execute<{ id: string }>(sql`
    insert into teams (id, team_no, name, season_id, competition_id, age_level, school_name, region_id, created_by)
    select gen_random_uuid(), 'F25-9' || n, 'فريق ' || n, season_id, competition_id, age_level, school_name, region_id, created_by
    from teams, generate_series(100, 111) n where id = ${teams[0]?._id} returning id`);
  await portal.db.insert(teamPeople).values(
    rows.map(({ id: teamId }) => ({
      teamId,
      role: 'member' as const,
      position: 0,
      nationalId: otherId,
      name,
      stebUserId,
    })),
  );
  const many = await found(otherId);
  expect([many.totalTeams, many.teams.length]).toEqual([14, 10]);
});

test('whoever has an account is in the list, and nowhere beside it', async () => {
  const [{ name = '', stebUserId = '' } = {}] = await portal.db
    .select()
    .from(teamPeople)
    .where(eq(teamPeople.nationalId, otherId));
  // As the account of this person that is known by another number by now.
  const account = { type: 0, name, email: 'renewed@example.com', nationalId: '1000099123' };
  await portal.db.insert(users).values({ stebUserId, ...account });
  expect(await found(otherId)).toBeNull();
  await portal.db.insert(users).values({ stebUserId: 'added-by-the-office', ...account, nationalId: memberId });
  expect(await search(memberId)).toMatchObject({ totalItems: 1, never_signed_in: null });
});

test('nobody is told of them who may not list people', async () => {
  for (const as of ['coach', 'student', 'entity'] as const) {
    const { status, text } = await portal.call('GET', `/api/admin/users/?s=${memberId}`, { as });
    expect([status, text.includes(memberId)]).toEqual([403, false]);
  }
  await people.reset();
});
