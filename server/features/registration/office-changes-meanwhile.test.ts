import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** What the office changes while the registry is asked about the people of a registration. */
let portal: TestPortal;
let season: TestSeason;
let body: object;

beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  await portal.database.pool.query('truncate seasons, teams, orders, rate_limits cascade');
  season = await openSeason(portal);
  body = { data: await registrationForm(portal, season) };
});
afterAll(() => portal.close());

/** Registers a team; the change happens after the form was checked, and before the team is written. */
async function registerWhile(change: () => Promise<unknown>) {
  const { identity } = portal;
  const ask = identity.coach.bind(identity);
  let made: Promise<unknown> | undefined;
  const asked = vi.spyOn(identity, 'coach').mockImplementationOnce(async (number) => {
    made = change();
    await made.catch(() => {});
    return ask(number);
  });
  const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body });
  asked.mockRestore();
  await made;
  return answer;
}

const office = async (method: 'PUT' | 'PATCH' | 'DELETE', path: string, change: object) => {
  const answer = await portal.call(method, `/api/admin/${path}`, { as: 'admin', body: change });
  expect([answer.status, answer.json.fields]).toEqual([200, undefined]);
};
const record = async (path: string, key: string) => (await portal.call('GET', path, { as: 'admin' })).json[key];
const changed = async (change: (competition: { agelevel: object[] }) => object) => {
  const before = await record(`/api/admin/competions?id=${season.paid.id}`, 'competion');
  const whole = { ...before, id: before._id, season: before.season._id, logo: '', banner: '' };
  const texts = { description: '<p>س</p>', description_en: '<p>A</p>' };
  await office('PUT', 'competions', { ...whole, ...texts, ...change(before) });
};

test.each<[string, () => Promise<unknown>, code: string, fields?: string[]]>([
  ['fewer members', () => changed(() => ({ members_no: 1 })), 'invalid_fields', ['members']],
  ['no such level', () => changed(({ agelevel }) => ({ agelevel: agelevel.slice(1) })), 'invalid_fields', ['ageLevel']],
  [
    'a closed competition',
    () => office('PATCH', 'competions', { ids: [season.paid.id], name: 'registration', status: false }),
    'registration_closed',
  ],
  [
    'a hidden season',
    () => office('PATCH', 'seasons', { ids: [season.season.id], name: 'status', status: false }),
    'invalid_fields',
    ['competion_id'],
  ],
  [
    'a deleted competition',
    () => office('DELETE', `competions?id=${season.paid.id}`, {}),
    'invalid_fields',
    ['competion_id'],
  ],
])('a team is not registered in %s', async (_what, change, code, fields) => {
  const { status, json } = await registerWhile(change);
  expect([status < 500, json.code, json.fields && Object.keys(json.fields)]).toEqual([true, code, fields]);
  expect(await portal.db.$count(teams)).toBe(0);
  const [{ lastTeamNumber } = { lastTeamNumber: -1 }] = await portal.db.select().from(seasons);
  expect(lastTeamNumber).toBe(0);
});

test('a team pays the price that counts when it is registered', async () => {
  const { status } = await registerWhile(() => changed(() => ({ price: 900 })));
  expect(status).toBe(200);
  const [order] = await portal.db.select().from(orders);
  expect(order?.subtotal).toBe(90_000);
});

test('a number begins with the code that its season has, so that a later season of the old name gets numbers, too', async () => {
  const rename = async (slug: string) => {
    const before = await record(`/api/admin/seasons?id=${season.season.id}`, 'season');
    await office('PUT', 'seasons', { id: before._id, slug, name: before.name, name_en: before.name_en });
  };
  const { json } = await registerWhile(() => rename('world-2031'));
  const [named] = await portal.db.select().from(seasons).where(eq(seasons.id, season.season.id));
  expect(json.team.team_no).toBe(`${named?.code}-0001`);
});
