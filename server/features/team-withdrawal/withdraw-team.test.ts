import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/table.ts';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openSeason, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const entityCr = accountsOf('entity')[0]?.cr_number;

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const withdraw = (team_id: string, as: RoleName = 'coach', number = 0) =>
  portal.call('POST', '/api/teams/withdrawal', { as, number, body: { team_id } });
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;
const teamRow = async (teamId: string) => (await portal.db.select().from(teams).where(eq(teams.id, teamId)))[0];

describe('an unpaid team', () => {
  test('is withdrawn by whoever registered it, once, and the log says so', async () => {
    const teamId = await register();
    const answer = await withdraw(teamId);
    expect([answer.status, answer.json]).toEqual([200, { success: true, msg: 'The team was withdrawn.' }]);
    expect(await teamRow(teamId)).toMatchObject({ status: false, paymentStatus: false });
    const again = await unchanged(portal, () => withdraw(teamId));
    expect([again.status, again.json.code]).toEqual([409, 'team_withdrawn']);
    expect(await portal.db.select().from(changeLog).where(eq(changeLog.recordId, teamId))).toMatchObject([
      { kind: 'teams', action: 'changed', before: { status: true }, after: { status: false } },
    ]);
  });

  test('is withdrawn once, however many ask at once', async () => {
    const teamId = await register();
    const answers = await Promise.all([withdraw(teamId), withdraw(teamId), withdraw(teamId, 'admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await portal.db.$count(changeLog, eq(changeLog.recordId, teamId))).toBe(1);
  });

  test('shows no longer among one’s own teams, and can no longer be paid for', async () => {
    const teamId = await register();
    const own = async () => {
      const [all, mine] = await Promise.all(
        ['/api/teams/', '/api/teams/myteams/'].map((path) => portal.call('GET', path, { as: 'coach' })),
      );
      return [all, mine].map((answer) => answer?.json.teams.some(({ _id }: { _id: string }) => _id === teamId));
    };
    expect(await own()).toEqual([true, true]);
    await withdraw(teamId);
    expect(await own()).toEqual([false, false]);
    const pay = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: teamId },
    });
    expect([pay.status, pay.json.code]).toEqual([409, 'team_withdrawn']);
  });

  test('makes room for another one, and its number is not given again', async () => {
    const number = 1;
    const submit = async () => {
      const data = await registrationForm(portal, season, {}, 'coach', number);
      return portal.call('POST', '/api/teams/registration', { as: 'coach', number, body: { data } });
    };
    await portal.db.update(settings).set({ unpaidTeamsMax: 1 });
    const { team } = (await submit()).json;
    expect((await submit()).json.code).toBe('too_many_unpaid_teams');
    await withdraw(team._id, 'coach', number);
    const next = await submit();
    await portal.db.update(settings).set({ unpaidTeamsMax: 30 });
    expect(next.status).toBe(200);
    expect(next.json.team.team_no > team.team_no).toBe(true);
  });
});

describe('who may withdraw a team, and what a refusal leaves', () => {
  const table: [string, RoleName | undefined, number, number, string | undefined][] = [
    ['the coach who registered it', 'coach', 1, 200, undefined],
    ['its coach who did not register it', 'coach', 0, 404, 'not_found'],
    ['another coach', 'coach', 2, 404, 'not_found'],
    ['its member', 'student', 0, 403, 'not_allowed'],
    ['another student', 'student', 2, 403, 'not_allowed'],
    ['its entity', 'entity', 0, 404, 'not_found'],
    ['another entity', 'entity', 1, 404, 'not_found'],
    ['an admin', 'admin', 0, 200, undefined],
    ['a sub admin', 'sub_admin', 0, 404, 'not_found'],
    ['a guest', undefined, 0, 401, 'not_signed_in'],
  ];
  test.each(table)('%s', async (_, as, number, status, code) => {
    const { _id } = await registerTeam(portal, season, { entity_cr: entityCr }, 'coach', 1);
    if (as) await portal.tokenOf(as, number);
    const call = () =>
      portal.call('POST', '/api/teams/withdrawal', { ...(as && { as, number }), body: { team_id: _id } });
    const answer = status === 200 ? await call() : await unchanged(portal, call);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await teamRow(_id))?.status).toBe(status !== 200);
  });

  test.each<[string, RoleName]>([
    ['an entity', 'entity'],
    ['a sub admin', 'sub_admin'],
  ])('%s that registered it', async (_, as) => {
    const { _id } = await registerTeam(portal, season, {}, as);
    expect((await withdraw(_id, as)).status).toBe(200);
  });

  test('nobody, of a team that does not exist or is free', async () => {
    expect((await withdraw('0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa')).status).toBe(404);
    const free = await register({ competion_id: season.free.id });
    const answer = await unchanged(portal, () => withdraw(free));
    expect([answer.status, answer.json.code]).toEqual([409, 'team_paid']);
  });
});
