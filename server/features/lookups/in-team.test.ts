import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
let teamId: string;

const [taken, , free] = people.members;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  teamId = (await registerTeam(portal, season, { teamName: 'Secret Name' }))._id;
});
afterAll(() => portal.close());

const lookUp = (member_id: string | undefined, season_id?: string) =>
  portal.call('POST', '/api/lookups/member', { as: 'coach', number: 1, body: { member_id, season_id } });

test('a member of another team of the season is pointed out, and nothing else of that team is said', async () => {
  const answer = await lookUp(taken, season.season.id);
  expect(answer.json.member.in_team_this_season).toBe(true);
  for (const secret of [teamId, 'Secret Name', 'F25-']) expect(answer.text).not.toContain(secret);
  expect((await lookUp(free, season.season.id)).json.member.in_team_this_season).toBe(false);
});

test('of another season, or where none is asked about, nothing is said', async () => {
  const [other] = await portal.db
    .insert(seasons)
    .values({ slug: 'wro-2026', code: 'W26', name: 'أولمبياد', nameEn: 'WRO 2026' })
    .returning();
  expect((await lookUp(taken, other?.id)).json.member.in_team_this_season).toBe(false);
  expect((await lookUp(taken)).json.member).not.toHaveProperty('in_team_this_season');
});

test('a season that is none is refused on its field', async () => {
  const answer = await lookUp(taken, 'first-2025');
  expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['season_id']]);
});

test('an age is that of the day on which the team was registered, for whoever takes a place in it later, too', async () => {
  const [team] = await portal.db.select().from(teams).where(eq(teams.id, teamId));
  const asked = (body: object, number = 0) =>
    portal.call('POST', '/api/lookups/member', { as: 'coach', number, body: { member_id: free, ...body } });
  const ageOf = async (body: object, number?: number) => (await asked(body, number)).json.member.age;
  const today = await ageOf({});
  const threeYearsAgo = new Date(team?.createdAt ?? '');
  threeYearsAgo.setUTCFullYear(threeYearsAgo.getUTCFullYear() - 3);
  await portal.db.update(teams).set({ createdAt: threeYearsAgo }).where(eq(teams.id, teamId));
  expect(await ageOf({ team_id: teamId })).toBe(today - 3);
  // Who may not replace members there is told of today, as for a team that does not exist.
  expect(await ageOf({ team_id: teamId }, 1)).toBe(today);
  expect(await ageOf({ team_id: season.season.id })).toBe(today);
  expect((await asked({ team_id: 'F25-0001' })).status).toBe(422);
  // From the days of several years' teams a birth date could be reckoned.
  const switched = (status: boolean) =>
    portal.db.update(seasons).set({ status }).where(eq(seasons.id, season.season.id));
  await switched(false);
  expect(await ageOf({ team_id: teamId })).toBe(today);
  await switched(true);
  await portal.db.update(teams).set({ createdAt: team?.createdAt }).where(eq(teams.id, teamId));
});

test('a team that was withdrawn holds nobody', async () => {
  await portal.db.update(teams).set({ status: false }).where(eq(teams.id, teamId));
  expect((await lookUp(taken, season.season.id)).json.member.in_team_this_season).toBe(false);
});
