import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRegistry, refreshFromRegistry } from '#contract/endpoints/team-registry.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { placesNaming, runEraseAgain } from '#tests/support/personal-data.ts';
import { fullSheet, openFreeCompetition, registerActive, sendScores } from '#tests/support/scores.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const post = async (url: string, body: object, as: 'student' | 'admin' = 'admin') => {
  const answer = await portal.call('POST', url, { as, body });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json;
};

test('an e-mail and a phone that the office replaced by the registry’s go from where somebody wrote them', async () => {
  const number = accountsOf('student')[0]?.membership_id ?? '';
  await portal.tokenOf('student');
  const [person] = await portal.db.select().from(users).where(eq(users.nationalId, number));
  if (!person) throw new Error('no student');
  const { id: competition } = await openFreeCompetition(portal, season, 'robo_mission');
  const { _id: id } = await registerActive(portal, season, competition, { members: [number] });
  const old = { email: 'old.layan@old.example', phoneNumber: '+966599887766' };
  const theirs = and(eq(teamPeople.teamId, id), eq(teamPeople.nationalId, number));
  await portal.db.update(teamPeople).set(old).where(theirs);
  const said = `Ask ${old.email} or ${old.phoneNumber}`;
  const put = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', body: { id, notes: said } });
  expect(put.status).toBe(200);
  const { team } = (await sendScores(portal, fullSheet('robo_mission', id))).json;
  await post('/api/admin/teams/scores/reopen', { id, scores_at: team.scores.created_at, reason: said });
  await post('/api/admin/teams/views', { name: old.email, query: { s: old.phoneNumber } });
  const { after } = await post(askRegistry.path, { id, person: person.stebUserId });
  await post(refreshFromRegistry.path, { id, person: person.stebUserId, seen: after });
  expect((await portal.db.select().from(teamPeople).where(theirs))[0]).toMatchObject({ email: person.email });
  const texts = [old.email, old.phoneNumber];
  const places = ['change_log', 'score_submissions', 'team_views', 'teams'];
  expect(await placesNaming(portal, texts)).toEqual(places.map((table) => `public.${table}`));
  const { request } = await post('/api/personal-data/deletion', { confirmation: 'delete my account' }, 'student');
  await post('/api/admin/deletion-requests/carry-out', { id: request._id });
  await runEraseAgain(portal);
  expect(await placesNaming(portal, texts)).toEqual([]);
});
