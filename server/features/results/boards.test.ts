import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { resultBoards, results } from './table.ts';

let portal: TestPortal;
let known: ResultSeason;
const { admin } = officeCalls(() => portal, '/api/admin/results', results);

beforeAll(async () => {
  portal = await openTestPortal();
  known = await openResultSeason(portal, 5);
  for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(results);
  await portal.db.delete(resultBoards);
  await portal.db.update(competitions).set({ status: true });
  await portal.db.update(seasons).set({ status: true });
  await portal.db.execute(sql`delete from rate_limits`);
});

const input = (number = 'W24-0001', own: object = {}) => ({
  ...{ season_id: known.season.id, team_id: known.team(number), competion_id: known.first.id },
  ...{ region_id: known.region.id, ageLevel: 'Junior', ranked: 1, ...own },
});
const add = async (number?: string, own?: object) => {
  const { status, text } = await admin('POST', '', input(number, own));
  expect([status, text]).toEqual([200, text]);
};
const boardOf = (ageLevel: string, competition = known.first) => ({ competion_id: competition.id, ageLevel });
const publish = (published: boolean, boards: unknown[] = [boardOf('Junior')]) =>
  admin('PATCH', '/boards', { boards, published });
const boards = async () => (await admin('GET', `/boards?season=${known.season.id}`)).json.boards;
const lines = async () => (await portal.db.select().from(changeLog).where(eq(changeLog.kind, 'result_boards'))).length;
/** How many results, hits of a search and seasons a visitor finds. */
const seen = async () => {
  const { json } = await portal.call('GET', `/api/resultes/?competion_id=${known.first.id}&agelevel=Junior`);
  const found = await portal.call('GET', `/api/resultes/search?season_id=${known.season.id}&q=W24`);
  const announced = await portal.call('GET', '/api/resultes/seasons');
  return [json.results.length, found.json.totalItems, announced.json.seasons.length];
};

describe('a board', () => {
  test('is seen by nobody until it is published, at once then, and by nobody once it is unpublished', async () => {
    await add();
    expect(await seen()).toEqual([0, 0, 0]);
    expect(await boards()).toMatchObject([
      { ageLevel: 'Junior', results: 1, published: false, changed_at: null, level: { name: 'الناشئون' } },
    ]);
    expect((await publish(true)).json).toEqual({ success: true, msg: 'The results are published.' });
    expect(await seen()).toEqual([1, 1, 1]);
    expect(await boards()).toMatchObject([
      { published: true, changed_by: expect.any(String), changed_at: expect.any(String) },
    ]);
    // What is added to it is seen at once.
    await add('W24-0003');
    expect(await seen()).toEqual([2, 2, 1]);
    const { json } = await publish(false);
    expect(json.msg).toBe('The results are unpublished. Visitors no longer see them.');
    expect(await seen()).toEqual([0, 0, 0]);
  });

  test('whose results were all deleted after it was published still stands in the list, to be unpublished', async () => {
    await add();
    await publish(true);
    await portal.db.delete(results);
    expect(await boards()).toMatchObject([{ ageLevel: 'Junior', results: 0, published: true }]);
    await publish(false);
    expect(await boards()).toEqual([]);
  });

  test('stands in the log, with its names in both languages and how many results it had; the same again does not', async () => {
    await add();
    const before = await lines();
    for (const published of [true, true, false, false]) expect((await publish(published)).status).toBe(200);
    expect(await lines()).toBe(before + 2);
    const { entries } = (await portal.call('GET', '/api/admin/log?kind=result_boards', { as: 'admin' })).json;
    expect(entries[0]).toMatchObject({ name: 'أولمبياد · مهمات الروبوت · الناشئون', action: 'changed' });
    expect(entries[0].name_en).toContain('Olympiad · RoboMission · ');
    const { entry } = (await portal.call('GET', `/api/admin/log?id=${entries[1]._id}`, { as: 'admin' })).json;
    expect([entry.before, entry.after]).toMatchObject([{ published: false }, { published: true, results: 1 }]);
  });

  test('of a season or competition that visitors do not see says so', async () => {
    await add();
    await publish(true);
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, known.first.id));
    expect(await boards()).toMatchObject([{ published: true, season: { status: true }, competion: { status: false } }]);
    expect(await seen()).toEqual([0, 0, 0]);
    await portal.db.update(seasons).set({ status: false });
    expect(await boards()).toMatchObject([{ season: { status: false } }]);
  });

  test('has a level that takes no teams any more once visitors see results of it, and not before', async () => {
    await add();
    const closed = eq(ageLevels.competitionId, known.first.id);
    await portal.db.update(ageLevels).set({ status: false }).where(closed);
    const levels = async () =>
      (await portal.call('GET', `/api/resultes/categories?season_id=${known.season.id}`)).json.categories
        .find(({ competion }: { competion: string }) => competion === known.first.id)
        .agelevel.map(({ title }: { title: string }) => title);
    expect(await levels()).toEqual([]);
    await publish(true);
    expect(await levels()).toEqual(['Junior']);
    await portal.db.update(ageLevels).set({ status: true }).where(closed);
  });
});

describe('several boards', () => {
  beforeEach(async () => {
    await add('W24-0001');
    await add('W24-0002', { competion_id: known.second.id });
    await add('W24-0003', { ageLevel: 'Senior' });
  });

  test('are published by one call, at one moment', async () => {
    const all = [boardOf('Junior'), boardOf('Senior'), boardOf('Junior', known.second)];
    expect((await publish(true, all)).status).toBe(200);
    const stored = await portal.db.select().from(resultBoards);
    expect(stored.map(({ published }) => published)).toEqual([true, true, true]);
    expect(new Set(stored.map(({ changedAt }) => changedAt.getTime())).size).toBe(1);
  });

  test('among which one is published already leave that one as it is', async () => {
    await publish(true);
    const [before] = await portal.db.select().from(resultBoards);
    const count = await lines();
    await publish(true, [boardOf('Junior'), boardOf('Senior')]);
    const stored = await portal.db.select().from(resultBoards).where(eq(resultBoards.ageLevel, 'Junior'));
    expect(stored).toEqual([before]);
    expect(await lines()).toBe(count + 1);
  });

  test.each([
    ['without results', () => boardOf('Senior', known.second), [422, 'invalid_fields', ['boards']]],
    ['of a level that is none', () => boardOf('None'), [404, 'not_found', undefined]],
    ['of no competition', () => ({ competion_id: UNKNOWN_ID, ageLevel: 'Junior' }), [404, 'not_found', undefined]],
    ['without a level', () => ({ competion_id: known.first.id }), [422, 'invalid_fields', ['boards.1.ageLevel']]],
  ])('among which is one %s are refused whole', async (_, wrong, answer) => {
    const before = [await portal.db.select().from(resultBoards), await lines()];
    const { status, json } = await publish(true, [boardOf('Junior'), wrong()]);
    expect([
      status,
      json.code === 'missing_fields' ? 'invalid_fields' : json.code,
      json.fields && Object.keys(json.fields),
    ]).toEqual(answer);
    expect([await portal.db.select().from(resultBoards), await lines()]).toEqual(before);
    expect(await seen()).toEqual([0, 0, 0]);
  });

  test('are published once by calls at once, whichever order they name them in', async () => {
    const all = [boardOf('Junior'), boardOf('Senior'), boardOf('Junior', known.second)];
    const before = await lines();
    const answers = await Promise.all([publish(true, all), publish(true, all.toReversed()), publish(true, all)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lines()).toBe(before + 3);
  });

  test('are nobody’s but an administrator’s', async () => {
    for (const as of [undefined, 'coach', 'sub_admin'] as const) {
      const who = as && { as };
      const body = { boards: [boardOf('Junior')], published: true };
      const answers = [
        await portal.call('GET', `/api/admin/results/boards?season=${known.season.id}`, { ...who }),
        await portal.call('PATCH', '/api/admin/results/boards', { ...who, body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([as ? 403 : 401, as ? 403 : 401]);
    }
    expect(await portal.db.select().from(resultBoards)).toEqual([]);
  });
});

test('publishing does not wait for results that are being written, and shows them once they are', async () => {
  await add();
  const writing = await portal.database.pool.connect();
  try {
    await writing.query('begin');
    await writing.query(
      `insert into results (id, season_id, competition_id, team_id, region_id, age_level, ranked)
       values (gen_random_uuid(), $1, $2, $3, $4, 'Junior', 2)`,
      [known.season.id, known.first.id, known.team('W24-0003'), known.region.id],
    );
    expect((await publish(true)).status).toBe(200);
    expect((await seen())[0]).toBe(1);
    await writing.query('commit');
  } finally {
    await writing.query('rollback');
    writing.release();
  }
  expect((await seen())[0]).toBe(2);
});

test('a second officer waits for the first, and changes nothing once it is done', async () => {
  await add();
  const first = await portal.database.pool.connect();
  const before = await lines();
  try {
    await first.query('begin');
    await first.query(`select from age_levels where competition_id = $1 and key = 'Junior' for no key update`, [
      known.first.id,
    ]);
    const second = publish(true);
    await waitingForLocks(portal.database.pool);
    await first.query(
      `insert into result_boards (id, competition_id, age_level, published) values (gen_random_uuid(), $1, 'Junior', true)`,
      [known.first.id],
    );
    await first.query('commit');
    expect((await second).status).toBe(200);
  } finally {
    await first.query('rollback');
    first.release();
  }
  expect(await lines()).toBe(before);
});
