import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { lookUps } from '#server/features/lookups/table.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { results } from '#server/features/results/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { unchanged } from '#tests/support/rates.ts';
import { fullSheet, openFreeCompetition, registerActive, sendScores } from '#tests/support/scores.ts';
import { coachesAgree, openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;

const [coach = '', otherCoach = ''] = people.coaches;
const [first = '', second = '', third = '', fourth = ''] = people.members;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(lookUps);
  await portal.database.pool.query('delete from rate_limits');
});

/** A team of the second coach, which the first one coaches too, with two members. */
const register = async (change = {}) => {
  const { _id } = await registerTeam(portal, season, { coaches: [coach, otherCoach], ...change }, 'coach', 1);
  await coachesAgree(portal, _id);
  return _id;
};

const membersOf = (teamId: string) =>
  portal.db
    .select()
    .from(teamPeople)
    .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.role, 'member')))
    .orderBy(asc(teamPeople.position));

const idOf = async (teamId: string, nationalId = first) =>
  (await membersOf(teamId)).find((member) => member.nationalId === nationalId)?.stebUserId ?? 'nobody';

type Sent = { replaced?: string; member_id?: unknown; as?: RoleName | undefined; number?: number; language?: string };
async function replace(
  team_id: string,
  { replaced, member_id = third, as = 'coach', number, language = 'en' }: Sent = {},
) {
  const body = { team_id, replaced: replaced ?? (await idOf(team_id)), member_id };
  const headers = { 'accept-language': language };
  return portal.call('POST', '/api/teams/members/replace', { as, number: number ?? 0, body, headers });
}

describe('a member', () => {
  test('is replaced by a person as the registry knows them; the place and the others stay', async () => {
    const teamId = await register();
    const before = await membersOf(teamId);
    const forged = `${third.slice(0, 5)} ${third.slice(5)}`;
    const answer = await replace(teamId, { member_id: forged });
    expect([answer.status, answer.json.msg]).toEqual([
      200,
      'The member was replaced. Everyone concerned is told by email.',
    ]);
    const known = await portal.identity.member(third);
    const [now, other, ...more] = await membersOf(teamId);
    expect([now?.id, now?.position, now?.nationalId]).toEqual([before[0]?.id, 0, third]);
    expect([now?.name, now?.stebUserId, now?.dob, now?.email]).toEqual([
      known?.name,
      known?.stebUserId,
      known?.dob,
      known?.email,
    ]);
    expect(now?.createdAt.getTime()).toBeGreaterThan(before[0]?.createdAt.getTime() ?? 0);
    expect([other, more]).toEqual([before[1], []]);
    const shown = answer.json.team.members.map(({ _id }: { _id: string }) => _id);
    expect(shown).toEqual([known?.stebUserId, before[1]?.stebUserId]);
    // The team is not paid: its people are masked, as in a look-up.
    expect(answer.json.team.members[0].national_id).toMatch(/^•+\d\d$/);
  });

  test('may read the team no longer, and the new one may', async () => {
    const teamId = await register();
    const [student, other] = accountsOf('student');
    expect([student?.membership_id, other?.membership_id]).toEqual([first, second]);
    const sees = async (number: number) =>
      (await portal.call('GET', `/api/teams/?team_id=${teamId}`, { as: 'student', number })).status;
    await replace(teamId, { replaced: await idOf(teamId, second) });
    expect([await sees(0), await sees(1)]).toEqual([200, 404]);
    await replace(teamId, { member_id: second });
    expect([await sees(0), await sees(1)]).toEqual([404, 200]);
  });

  test('who was replaced by whom stays in the log, without more of them than their names', async () => {
    const teamId = await register();
    const replaced = await idOf(teamId);
    const [old] = await membersOf(teamId);
    await replace(teamId);
    const [now] = await membersOf(teamId);
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, teamId));
    expect(line).toMatchObject({
      ...{ kind: 'team_people', action: 'changed', name: 'Najd Falcons' },
      before: { _id: replaced, name: old?.name },
      after: { _id: now?.stebUserId, name: now?.name },
    });
  });
});

describe('a place that is free', () => {
  const add = (team_id: string, member_id: string, as: RoleName = 'coach') =>
    portal.call('POST', '/api/teams/members/replace', { as, body: { team_id, member_id } });

  test('is given to somebody, the first one first, until the team is full', async () => {
    const teamId = await register();
    const answer = await add(teamId, third);
    expect([answer.status, answer.json.msg]).toEqual([200, 'The new member was added, and is asked by email.']);
    // Somebody leaves the first place.
    await portal.db.delete(teamPeople).where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.nationalId, first)));
    await add(teamId, fourth);
    expect((await membersOf(teamId)).map(({ nationalId }) => nationalId)).toEqual([fourth, second, third]);
    await add(teamId, first);
    const full = await unchanged(portal, () => add(teamId, people.members[6] ?? ''));
    expect([full.status, full.json.code]).toEqual([409, 'team_full']);
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, teamId));
    expect(line).toMatchObject({ kind: 'team_people', before: {}, after: { name: expect.any(String) } });
  });

  test.each([
    ['somebody of the team', () => second, 422, 'duplicate_person'],
    ['a coach of the team', () => coach, 422, 'duplicate_person'],
    ['a number that nobody has', () => '1999999999', 404, 'member_not_found'],
  ])('is not given to %s', async (_, numberOf, status, code) => {
    const known = portal.identity.member;
    const asked = vi
      .spyOn(portal.identity, 'member')
      .mockImplementation(async (number) => (await known(number)) ?? (await portal.identity.coach(number)));
    const teamId = await register();
    const answer = await unchanged(portal, () => add(teamId, numberOf()));
    asked.mockRestore();
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe('who may replace a member, and what a refusal leaves', () => {
  const table: [string, RoleName | undefined, number, number, string | undefined][] = [
    ['the coach who registered it', 'coach', 1, 200, undefined],
    ['its other coach', 'coach', 0, 200, undefined],
    ['another coach', 'coach', 2, 404, 'not_found'],
    ['its member', 'student', 0, 403, 'not_allowed'],
    ['another student', 'student', 2, 403, 'not_allowed'],
    ['its entity', 'entity', 0, 403, 'not_allowed'],
    ['another entity', 'entity', 1, 403, 'not_allowed'],
    ['an admin', 'admin', 0, 200, undefined],
    ['a sub admin', 'sub_admin', 0, 403, 'not_allowed'],
    ['a guest', undefined, 0, 401, 'not_signed_in'],
  ];
  test.each(table)('%s', async (_, as, number, status, code) => {
    const teamId = await register({ entity_cr: accountsOf('entity')[0]?.cr_number });
    if (as) await portal.tokenOf(as, number);
    const body = { team_id: teamId, replaced: await idOf(teamId), member_id: third };
    const call = () => portal.call('POST', '/api/teams/members/replace', { ...(as && { as, number }), body });
    const answer = status === 200 ? await call() : await unchanged(portal, call);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await membersOf(teamId))[0]?.nationalId).toBe(status === 200 ? third : first);
  });
});

describe('is refused, and nothing changes', () => {
  const refused = async (status: number, code: string, sent: Sent, field?: string, teamId?: string) => {
    const id = teamId ?? (await register());
    await portal.tokenOf('coach');
    const answer = await unchanged(portal, () => replace(id, sent));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(Object.keys(answer.json.fields ?? {})).toEqual(field ? [field] : []);
    return answer;
  };
  test.each([
    ['a number that nobody has', '1999999999', 404, 'member_not_found'],
    ['a member of the team', second, 422, 'duplicate_person'],
    ['the member who is to be replaced', first, 422, 'duplicate_person'],
    ['a coach of the team', coach, 422, 'duplicate_person'],
    ['nine digits', '123456789', 422, 'invalid_fields'],
    ['no number', '', 422, 'missing_fields'],
  ])('%s', async (_, member_id, status, code) => {
    // The sandbox's registry knows members apart from coaches; another one may answer with any person.
    const known = portal.identity.member;
    const asked = vi
      .spyOn(portal.identity, 'member')
      .mockImplementation(async (number) => (await known(number)) ?? (await portal.identity.coach(number)));
    await refused(status, code, { member_id }, 'member_id');
    asked.mockRestore();
  });

  test('while the registry does not answer', async () => {
    const down = new ProviderUnavailable({ provider: 'steb', purpose: 'member look-up' }, 'timeout');
    const teamId = await register();
    const asked = vi.spyOn(portal.identity, 'member').mockRejectedValue(down);
    await refused(502, 'look_up_unavailable', {}, undefined, teamId);
    asked.mockRestore();
  });

  test('for a withdrawn team, and one that does not exist', async () => {
    const teamId = await register();
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, teamId));
    await refused(409, 'team_withdrawn', {}, undefined, teamId);
    await refused(404, 'not_found', {}, undefined, '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa');
  });

  test('for somebody who was never in the team', async () => {
    const coachId = (await portal.identity.coach(coach))?.stebUserId;
    await refused(409, 'member_replaced', { replaced: coachId });
    await refused(409, 'member_replaced', { replaced: 'nobody' });
  });
});

test('of several at once one wins, and the others are told by whom and when, in their language', async () => {
  const teamId = await register();
  const replaced = await idOf(teamId);
  await Promise.all([portal.tokenOf('coach', 0), portal.tokenOf('coach', 1)]);
  // Each waits until the registry has answered all: the database decides.
  const known = portal.identity.member;
  const all = Promise.withResolvers<void>();
  let arrived = 0;
  const asked = vi.spyOn(portal.identity, 'member').mockImplementation(async (number) => {
    const found = await known(number);
    arrived += 1;
    if (arrived === 4) all.resolve();
    await all.promise;
    return found;
  });
  const numbers = [third, fourth, people.members[6], people.members[7]];
  const answers = await Promise.all(
    numbers.map((member_id, index) => replace(teamId, { replaced, member_id, number: index % 2 })),
  );
  asked.mockRestore();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const fastest = answers.findIndex(({ status }) => status === 200);
  expect((await membersOf(teamId)).map(({ nationalId }) => nationalId)).toEqual([numbers[fastest], second]);
  expect(await portal.db.$count(changeLog, eq(changeLog.recordId, teamId))).toBe(1);
  const winner = accountsOf('coach')[fastest % 2];
  const late = await replace(teamId, { replaced, member_id: people.members[8], language: 'ar' });
  expect([late.status, late.json.code]).toEqual([409, 'member_replaced']);
  for (const { json } of [late, ...answers.filter(({ status }) => status === 409)]) {
    expect(json.msg).toContain(winner?.name);
    expect(json.msg).toMatch(/\d{4}.*\d{1,2}:\d{2}/);
  }
});

test('sent again, because the answer was lost, changes nothing more', async () => {
  const teamId = await register();
  const replaced = await idOf(teamId);
  await replace(teamId, { replaced });
  const again = await unchanged(portal, () => replace(teamId, { replaced }));
  expect([again.status, again.json.team.members.length]).toEqual([200, 2]);
});

test('counts as a look-up, unless it was looked up before; a lost place is not even asked about', async () => {
  const teamId = await register();
  await portal.db.delete(lookUps);
  await portal.call('POST', '/api/lookups/member', { as: 'coach', body: { member_id: third } });
  await replace(teamId);
  expect(await portal.db.$count(lookUps)).toBe(1);
  await replace(teamId, { replaced: 'nobody', member_id: fourth });
  expect(await portal.db.$count(lookUps)).toBe(1);
});

describe('once the team has scores or a result', () => {
  let competitionId: string;
  beforeAll(async () => {
    competitionId = (await openFreeCompetition(portal, season, 'FLLE')).id;
  });

  const settled: [string, (teamId: string) => Promise<unknown>][] = [
    ['scores', (teamId) => sendScores(portal, fullSheet('FLLE', teamId))],
    [
      'a result',
      async (teamId) => {
        const [team] = await portal.db.select().from(teams).where(eq(teams.id, teamId));
        if (!team) throw new Error('no team');
        const { seasonId, competitionId, regionId, ageLevel } = team;
        await portal.db.insert(results).values({ teamId, seasonId, competitionId, regionId, ageLevel, ranked: 1 });
      },
    ],
  ];
  test.each(settled)('(%s) only an admin replaces a member', async (_, settle) => {
    const { _id } = await registerActive(portal, season, competitionId);
    expect((await replace(_id)).status).toBe(200);
    await settle(_id);
    const replaced = await idOf(_id, third);
    const answer = await unchanged(portal, () => replace(_id, { replaced, member_id: first }));
    expect([answer.status, answer.json.code]).toEqual([409, 'members_locked']);
    expect((await replace(_id, { replaced, member_id: first, as: 'admin' })).status).toBe(200);
  });
});
