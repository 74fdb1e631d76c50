import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import people from '#demo/people.json' with { type: 'json' };
import { changeLog } from '#server/features/office-records/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { nobody } from '#tests/support/certificates.ts';
import { fullSheet, type Panels, panelsOfTests, registerActive, sendScores } from '#tests/support/scores.ts';
import { coachesAgree } from '#tests/support/season.ts';
import { scoreSubmissions } from './table.ts';

let panels: Panels;
let portal: Panels['portal'];
panelsOfTests((opened) => {
  panels = opened;
  ({ portal } = opened);
});

type Handed = { created_at: string; by: string; file: { path: string } };
let team: string;
/** What was handed in before each test. */
let first: Handed;

const handIn = async (): Promise<Handed> => {
  const { status, json, text } = await sendScores(portal, fullSheet('FLLC', team));
  if (status !== 200) throw new Error(text);
  return json.team.scores;
};

beforeEach(async () => {
  team = await panels.teamOf('FLLC');
  first = await handIn();
});

const why = 'The sheet of another team was handed in';
const { path } = adminTeams.reopenScores;
const reopen = (change: object = {}, as: RoleName = 'admin', number = 0) =>
  portal.call('POST', path, { as, number, body: { id: team, scores_at: first.created_at, reason: why, ...change } });
const submissions = () => portal.db.select().from(scoreSubmissions).where(eq(scoreSubmissions.teamId, team));
const officeTeam = async () =>
  (await portal.call('GET', `${adminTeams.get.path}?id=${team}`, { as: 'sub_admin' })).json.team;
const hasScores = async () =>
  (await portal.db.select({ is: teams.hasScores }).from(teams).where(eq(teams.id, team)))[0]?.is;

/** Calls, and proves that the refusal changed nothing. */
async function refused(act: () => ReturnType<typeof reopen>) {
  const before = await panels.everything();
  const answer = await act();
  expect(await panels.everything()).toEqual(before);
  return answer;
}

describe('scores that an administrator reopens', () => {
  test('are handed in again, and the office reads both', async () => {
    expect(await hasScores()).toBe(true);
    const { status, json } = await reopen();
    expect([status, json.msg]).toEqual([200, 'The scores can be submitted again.']);
    const { earlier_scores: earlier, scores } = json.team;
    expect(scores ?? null).toBeNull();
    expect(earlier).toMatchObject([{ ...first, reason: why, reopened_by: accountsOf('admin')[0]?.name }]);
    expect(await hasScores()).toBe(false);
    expect((await portal.call('GET', `/api/teams/?team_id=${team}`, { as: 'coach' })).json.team.scores ?? null).toBe(
      null,
    );

    const second = await handIn();
    const now = await officeTeam();
    expect(now.scores.created_at).toBe(second.created_at);
    expect(now.earlier_scores.map(({ created_at }: Handed) => created_at)).toEqual([first.created_at]);
    expect(await hasScores()).toBe(true);
    // Once, as before.
    expect((await sendScores(portal, fullSheet('FLLC', team))).json.code).toBe('scores_submitted');
    const lines = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, team));
    expect(lines).toMatchObject([
      { kind: 'teams', action: 'changed', before: { scores: true }, after: { scores: false, reason: why } },
    ]);
  });

  test('show their documentation to the office alone', async () => {
    await reopen();
    const { file } = await handIn();
    const statusOf = async (address: string, as: RoleName) => (await portal.call('GET', address, { as })).status;
    for (const as of ['admin', 'sub_admin'] as const) expect(await statusOf(first.file.path, as)).toBe(200);
    expect(await statusOf(first.file.path, 'coach')).toBe(404);
    expect(await statusOf(file.path, 'coach')).toBe(200);
  });

  test('are reopened once, also when it is sent again after others were handed in', async () => {
    await reopen();
    expect((await refused(() => reopen())).status).toBe(200);
    await handIn();
    expect((await refused(() => reopen())).status).toBe(200);
    const others = await refused(() => reopen({ reason: 'Another reason' }));
    expect([others.status, others.json.code]).toEqual([409, 'scores_handed_in_anew']);
    expect(await submissions()).toHaveLength(2);
  });

  test('are reopened by one of two administrators at once', async () => {
    const reasons = ['one', 'two'];
    const answers = await Promise.all(reasons.map((reason) => reopen({ reason })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.json.code).toBe('scores_not_there');
    const [kept] = await submissions();
    expect(kept?.reopenedBecause).toBe(reasons[answers.findIndex(({ status }) => status === 200)]);
  });

  test('and are handed in by two coaches at once stand once', async () => {
    await reopen();
    const answers = await Promise.all([1, 2].map(() => sendScores(portal, fullSheet('FLLC', team))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submissions()).filter(({ reopenedAt }) => reopenedAt === null)).toHaveLength(1);
  });
});

describe('nothing is reopened', () => {
  test.each([
    ['a sub admin', 'sub_admin'],
    ['a coach of the team', 'coach'],
    ['a student', 'student'],
  ] as const)('by %s', async (_, as) => {
    await portal.tokenOf(as);
    expect((await refused(() => reopen({}, as))).status).toBe(403);
  });

  test('without a reason, with one that is too long, and of an unknown team', async () => {
    expect((await refused(() => reopen({ reason: ' ' }))).json.fields).toHaveProperty('reason');
    expect((await refused(() => reopen({ reason: 'x'.repeat(501) }))).json.fields).toHaveProperty('reason');
    expect((await refused(() => reopen({ scores_at: 'today' }))).json.fields).toHaveProperty('scores_at');
    expect((await refused(() => reopen({ id: nobody }))).status).toBe(404);
  });

  test('where others are handed in than those that were looked at, or none', async () => {
    const before = new Date(Date.parse(first.created_at) - 1).toISOString();
    const others = await refused(() => reopen({ scores_at: before }));
    expect([others.status, others.json.code]).toEqual([409, 'scores_handed_in_anew']);
    team = await panels.teamOf('FLLC');
    expect((await refused(() => reopen())).json.code).toBe('scores_not_there');
  });
});

describe('the mail about it', () => {
  const queued = async () => {
    const { rows } = await portal.database.pool.query<{ data: never }>(
      "delete from pgboss.job where name = 'send-scores-reopened' returning data",
    );
    return rows.map(({ data }) => data);
  };
  /** A team with a coach who agreed and one who did not; its scores are reopened. */
  async function reopenTeamOfThree() {
    const coaches = [people.coaches[0], people.coaches[1]];
    team = (await registerActive(portal, panels.season, panels.bySlug.FLLC ?? '', { coaches }))._id;
    first = await handIn();
  }
  const send = async () => {
    portal.world.mail.clear();
    for (const data of await queued()) await portal.work['send-scores-reopened'].run(data);
    return portal.world.mail.list();
  };
  const [creator, second] = accountsOf('coach').map(({ email }) => email);

  test('tells whoever registered the team and the coaches who agreed, without the reason', async () => {
    await reopenTeamOfThree();
    await coachesAgree(portal, team);
    await queued();
    await reopen();
    const mails = await send();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([creator, second].sort());
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^يمكن تسليم نقاط «.+» من جديد \| Scores can be submitted again: “.+”$/);
      expect(text).toContain(`/profile/team/${team}/matches`);
      expect(text).not.toMatch(/\{\{|another team was handed in/);
    }
  });

  test('does not go to a coach who has not agreed, nor about a team that was withdrawn by then', async () => {
    await reopenTeamOfThree();
    await queued();
    await reopen();
    expect((await send()).map(({ to }) => to[0])).toEqual([creator]);
    await handIn();
    const { created_at } = (await officeTeam()).scores;
    await reopen({ scores_at: created_at });
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, team));
    expect(await send()).toEqual([]);
  });

  test('does not go out once others were handed in, which it would say do not count', async () => {
    await queued();
    await reopen();
    await handIn();
    expect(await send()).toEqual([]);
  });
});
