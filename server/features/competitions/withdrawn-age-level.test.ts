import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeason, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ageLevels } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
let teamId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  teamId = (await registerTeam(portal, season))._id;
  await portal.db
    .update(ageLevels)
    .set({ status: false, name: 'اليافعون', nameEn: 'Teens' })
    .where(and(eq(ageLevels.competitionId, season.paid.id), eq(ageLevels.key, 'Junior')));
});
afterAll(() => portal.close());

type Levels = { agelevel: { title: string }[] };
const titles = ({ agelevel }: Levels) => agelevel.map(({ title }) => title);
const teens = expect.objectContaining({ title: 'Junior', name: 'اليافعون', name_en: 'Teens' });

test('an age level that is withdrawn is not offered, by any list of competitions', async () => {
  const { competions } = (await portal.call('GET', `/api/competions?id=${season.paid.id}`)).json;
  expect(competions.map(titles)).toEqual([['Senior']]);
  const { wroseasons } = (await portal.call('GET', '/api/first-seasons')).json;
  const cards = wroseasons[0].competions.filter(({ _id }: { _id: string }) => _id === season.paid.id);
  expect(cards.map(titles)).toEqual([['Senior']]);
});

test('nobody registers in it', async () => {
  const data = await registrationForm(portal, season, { teamName: 'Late', ageLevel: 'Junior' });
  const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
  expect(answer.status).toBe(422);
  expect(answer.json.fields).toHaveProperty('ageLevel');
});

test.each([
  ['to its own people', 'coach', (): string => `/api/teams?team_id=${teamId}`],
  ['in the list of own teams', 'coach', (): string => '/api/teams/myteams'],
  ['in the back-office', 'admin', (): string => '/api/admin/teams'],
] as const)('a team that is in it is named by it %s', async (_, as, address) => {
  const { team, teams } = (await portal.call('GET', address(), { as })).json;
  const shown = team ?? teams[0];
  expect(shown.ageLevel).toBe('Junior');
  expect(shown.competion.agelevel).toContainEqual(teens);
});

test('a competition is not open for registration once its last age level is withdrawn', async () => {
  const opened = async () => {
    const { competions } = (await portal.call('GET', `/api/competions?id=${season.paid.id}`)).json;
    const { wroseasons } = (await portal.call('GET', '/api/first-seasons')).json;
    const cards = wroseasons[0].competions.filter(({ _id }: { _id: string }) => _id === season.paid.id);
    return [...competions, ...cards].map(({ registration }: { registration: boolean }) => registration);
  };
  expect(await opened()).toEqual([true, true]);
  await portal.db.update(ageLevels).set({ status: false }).where(eq(ageLevels.competitionId, season.paid.id));
  expect(await opened()).toEqual([false, false]);
});
