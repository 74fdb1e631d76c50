import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { type EntitySnapshot, teams } from '#server/features/teams/index.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { fullSheet, openFreeCompetition, registerActive, sendScores } from '#tests/support/scores.ts';
import { coachesAgree, openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';
import { patiently } from '#tests/support/time-limits.ts';

/** Who may hand in scores, see them, and read the documentation: by role and by relation to the team. */
let portal: TestPortal;
let season: TestSeason;
let competition: { id: string };
let entity: EntitySnapshot;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
  competition = await openFreeCompetition(portal, season, 'FLLE');
  const registry = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey });
  entity = (await registry.entity('9990000001')) as EntitySnapshot;
});
afterAll(() => portal.close());

/** An active team of coach 0, with coach 1, students 0 and 1, and entity 0. */
async function makeTeam(): Promise<string> {
  const team = await registerActive(portal, season, competition.id, {
    coaches: people.coaches.slice(0, 2),
    members: people.members.slice(0, 2),
  });
  await coachesAgree(portal, team._id);
  const agreed = { entity, entityStebId: entity.stebUserId, entityAgreedAt: new Date() };
  await portal.db.update(teams).set(agreed).where(eq(teams.id, team._id));
  return team._id;
}

type Row = [who: string, as: RoleName | undefined, number: number, submits: number, sees: string, reads: number];

/** `submits` and `reads` are statuses; `sees`: the scores whole, without the documentation, or not. */
const table: Row[] = [
  ['its creator', 'coach', 0, 200, 'whole', 200],
  ['another coach of it', 'coach', 1, 200, 'whole', 200],
  ['its entity', 'entity', 0, 403, 'whole', 200],
  ['a member', 'student', 0, 403, 'scores', 404],
  ['a coach who is a stranger', 'coach', 2, 404, 'face', 404],
  ['another entity', 'entity', 1, 403, 'face', 404],
  ['another student', 'student', 2, 403, 'face', 404],
  ['an admin', 'admin', 0, 200, 'whole', 200],
  ['a sub admin', 'sub_admin', 0, 403, 'whole', 200],
  ['a guest', undefined, 0, 401, 'none', 401],
];

describe.each(table)('%s', (_, as, number, submits, sees, reads) => {
  test(`handing in is answered with ${submits}, and a refusal changes nothing`, async () => {
    const team = await makeTeam();
    if (as) await portal.tokenOf(as, number);
    const before = await allContent(portal);
    const sent = as
      ? await sendScores(portal, fullSheet('FLLE', team), { as, number })
      : await portal.call('POST', '/api/teams/scores');
    expect(sent.status).toBe(submits);
    if (submits !== 200) expect(await allContent(portal)).toEqual(before);
  });

  test(`sees: ${sees}; the documentation is answered with ${reads}`, async () => {
    const team = await makeTeam();
    const { file } = (await sendScores(portal, fullSheet('FLLE', team))).json.team.scores;
    const { status, json } = await portal.call('GET', `/api/teams?team_id=${team}`, { as, number });
    const shown = json.team?.scores;
    const seen = { whole: [true, true], scores: [true, false], face: [false, false], none: [false, false] }[sees];
    expect([status, [shown !== undefined, shown?.file !== undefined]]).toEqual([sees === 'none' ? 401 : 200, seen]);
    if (sees === 'scores') expect(JSON.stringify(json)).not.toContain(file.path);
    expect(shown?.by !== undefined).toBe(shown?.file !== undefined);
    expect((await portal.call('GET', file.path, { as, number })).status).toBe(reads);
  });
});

test.each([
  '/files/scores/x.pdf',
  '/files/scores/0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa.pdf',
  '/files/scores/..%2f..%2fx',
])('%s is no documentation', async (path) => {
  expect((await portal.call('GET', path, { as: 'admin' })).status).toBe(404);
});

test('a list of teams carries no scores', async () => {
  const { json } = await portal.call('GET', '/api/teams/myteams', { as: 'coach' });
  expect(json.teams.length).toBeGreaterThan(0);
  for (const team of json.teams) expect(team).not.toHaveProperty('scores');
});

test('whoever handed them in and the creator are told by mail, once, and nobody else', async () => {
  const team = await makeTeam();
  const subjects = (to: string | undefined) =>
    portal.world.mail
      .list({ to: to ?? '' })
      .filter(({ text }) => text.includes(`/profile/team/${team}/matches`))
      .map(({ subject }) => subject);
  const [creator, sender] = accountsOf('coach');
  expect((await sendScores(portal, fullSheet('FLLE', team), { number: 1 })).status).toBe(200);
  await vi.waitUntil(() => subjects(creator?.email).length > 0 && subjects(sender?.email).length > 0, patiently);
  const { name } = (await portal.call('GET', `/api/teams?team_id=${team}`, { as: 'coach' })).json.team;
  for (const account of [creator, sender]) {
    expect(subjects(account?.email)).toEqual([`استلمنا نقاط «${name}» | Scores received: “${name}”`]);
  }
  const [mail] = portal.world.mail.list({ to: creator?.email ?? '' });
  expect(mail?.text).not.toContain('{{');
});
