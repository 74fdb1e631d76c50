import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageLevels } from '#server/features/competitions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { whileRenaming } from '#tests/support/while-renaming.ts';
import { resultsForOffice } from './office-list.ts';
import { resultBoards, results } from './table.ts';

let portal: TestPortal;
let known: ResultSeason;
const office = officeCalls(() => portal, '/api/admin/results', results);
const { admin, refused } = office;

beforeAll(async () => {
  portal = await openTestPortal();
  known = await openResultSeason(portal, 6);
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(results);
  await portal.db.delete(resultBoards);
  await portal.db.execute(sql`delete from rate_limits`);
});

const input = (number = 'W24-0001', own: object = {}) => ({
  ...{ season_id: known.season.id, team_id: known.team(number), competion_id: known.first.id },
  ...{ region_id: known.region.id, ageLevel: 'Junior', ranked: 1, score: 90, ...own },
});
const added = async (number?: string, own?: object) => (await admin('POST', '', input(number, own))).json.result;
const numbers = async (query: string) =>
  (await admin('GET', `/?${query}`)).json.results.map(({ team }: { team: { team_no: string } }) => team.team_no);

describe('a result', () => {
  test('is added, read, changed and deleted, each with its line in the log', async () => {
    const { status, json } = await admin('POST', '', input());
    expect([status, json.msg]).toEqual([200, 'Saved Successfully!']);
    const { _id, revision } = json.result;
    expect(json.result).toMatchObject({
      ...{ ...input(), revision: 1, published: false, updated_by: expect.any(String) },
      ...{ team: { team_no: 'W24-0001', name: 'فريق 1' }, competion: { name_en: 'RoboMission' } },
      level: { title: 'Junior', name: 'الناشئون' },
    });
    expect((await admin('GET', `/?id=${_id}`)).json.result).toEqual(json.result);
    const change = { ...input('W24-0001', { ranked: 2, score: '' }), id: _id, revision };
    expect((await admin('PUT', '', change)).json.result).toMatchObject({ ranked: 2, score: null, revision: 2 });
    expect((await admin('DELETE', `?id=${_id}&revision=2`)).status).toBe(200);
    expect((await office.logged(_id)).map(({ action, name }) => [action, name])).toEqual([
      ['deleted', 'W24-0001'],
      ['changed', 'W24-0001'],
      ['created', 'W24-0001'],
    ]);
    const [, changed] = await office.logged(_id);
    expect([changed?.before, changed?.after]).toEqual([
      { ranked: 1, score: 90 },
      { ranked: 2, score: null },
    ]);
  });

  test('is changed and deleted while its team is being renamed: neither is refused', async () => {
    const { _id, revision } = await added();
    const renaming = (act: () => ReturnType<typeof admin>) => whileRenaming(portal, known.team('W24-0001'), act);
    const change = { ...input('W24-0001', { ranked: 7 }), id: _id, revision };
    const changed = await renaming(() => admin('PUT', '', change));
    expect([changed.status, changed.json.result?.ranked]).toEqual([200, 7]);
    expect((await renaming(() => admin('DELETE', `?id=${_id}`))).status).toBe(200);
    const [team] = await portal.db
      .select()
      .from(teams)
      .where(eq(teams.id, known.team('W24-0001')));
    expect(team?.name).toBe('فريق 1!!');
    await portal.db
      .update(teams)
      .set({ name: 'فريق 1' })
      .where(eq(teams.id, known.team('W24-0001')));
  });

  test('comes as the multipart form of the specification, without a score', async () => {
    const { formOf } = await import('#tests/support/forms.ts');
    const { score: _, ...fields } = input('W24-0001', { ranked: '٤٠' });
    const { status, json } = await portal.call('POST', '/api/admin/results/', {
      as: 'admin',
      ...(await formOf(fields as unknown as Record<string, string>)),
    });
    expect([status, json.result?.ranked, json.result?.score]).toEqual([200, 40, null]);
  });

  test.each([
    [
      'nothing',
      () => ({}),
      'admin_fields_empty',
      ['season_id', 'team_id', 'competion_id', 'region_id', 'ageLevel', 'ranked'],
    ],
    ['rank 0', () => input('W24-0001', { ranked: 0 }), 'invalid_fields', ['ranked']],
    ['rank 41', () => input('W24-0001', { ranked: 41 }), 'invalid_fields', ['ranked']],
    ['a broken rank', () => input('W24-0001', { ranked: '1.5' }), 'invalid_fields', ['ranked']],
    ['no such team', () => input('W24-0001', { team_id: UNKNOWN_ID }), 'invalid_fields', ['team_id']],
    ['a team of another season', () => input('F25-0001'), 'invalid_fields', ['season_id', 'competion_id']],
    ['a team of another competition', () => input('W24-0002'), 'invalid_fields', ['competion_id']],
    ['no such level', () => input('W24-0001', { ageLevel: 'Kindergarten' }), 'invalid_fields', ['ageLevel']],
    ['no such region', () => input('W24-0001', { region_id: UNKNOWN_ID }), 'invalid_fields', ['region_id']],
    ['a team that has one', () => input('W24-0003'), 'invalid_fields', ['team_id']],
  ])('is refused with %s', async (_, body, code, fields) => {
    await added('W24-0003');
    expect(await refused(() => admin('POST', '', body()))).toEqual([422, code, fields]);
  });

  test('of an older revision is refused with both versions, and so is its deletion', async () => {
    const { _id } = await added();
    await admin('PUT', '', { ...input('W24-0001', { ranked: 5 }), id: _id, revision: 1 });
    const late = await admin('PUT', '', { ...input('W24-0001', { ranked: 7 }), id: _id, revision: 1 });
    expect([late.status, late.json.code, late.json.conflict.current.ranked]).toEqual([409, 'changed_meanwhile', 5]);
    expect(await refused(() => admin('DELETE', `?id=${_id}&revision=1`))).toEqual([
      409,
      'changed_meanwhile',
      undefined,
    ]);
  });

  test('is nobody’s but an administrator’s', async () => {
    const { _id } = await added();
    const calls = [
      ['GET', '/'],
      ['GET', `/?id=${_id}`],
      ['POST', '', input('W24-0004')],
      ['PUT', '', { ...input(), id: _id }],
      ['DELETE', `?id=${_id}`],
      ['GET', '/export.csv'],
      ['GET', '/history'],
      ['GET', '/season/?search=true'],
      ['GET', `/boards?season=${known.season.id}`],
      ['PATCH', '/boards', { competion_id: known.first.id, ageLevel: 'Junior', published: true }],
    ] as const;
    const before = await office.everything();
    for (const as of [undefined, 'student', 'coach', 'entity', 'sub_admin'] as const) {
      for (const [method, path, body] of calls) {
        const { status } = await portal.call(method, `/api/admin/results${path}`, { ...(as && { as }), body });
        expect([as, method, path, status]).toEqual([as, method, path, as ? 403 : 401]);
      }
    }
    expect(await office.everything()).toEqual(before);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await added('W24-0001', { ranked: 3 });
    await added('W24-0002', { ranked: 1, competion_id: known.second.id });
    await added('W24-0003', { ranked: 2, ageLevel: 'Senior', region_id: known.elsewhere.id });
  });

  test('is newest first, ordered by rank, and narrowed by season, competition, level and region', async () => {
    expect(await numbers('')).toEqual(['W24-0003', 'W24-0002', 'W24-0001']);
    expect(await numbers('sort=ranked')).toEqual(['W24-0002', 'W24-0003', 'W24-0001']);
    expect(await numbers(`season=${known.other.id}`)).toEqual([]);
    expect(await numbers(`season=${known.season.id}&sort=-ranked`)).toEqual(['W24-0001', 'W24-0003', 'W24-0002']);
    expect(await numbers(`competion=${known.second.id}`)).toEqual(['W24-0002']);
    expect(await numbers('ageLevel=Senior')).toEqual(['W24-0003']);
    expect(await numbers(`region=${known.elsewhere.id}`)).toEqual(['W24-0003']);
    const { json } = await admin('GET', '/?page=2&per_page=10');
    expect(json).toMatchObject({ results: [], currentPage: 2, totalItems: 3 });
  });

  test.each([
    ['w24-٠٠٠٣', ['W24-0003']],
    ['فريق ٢', ['W24-0002']],
    ['مدرسه الامل', ['W24-0002']],
    ['palm', ['W24-0003', 'W24-0001']],
    ['Riyadh palm 0001', ['W24-0001']],
    ['Coach', []],
    ['لا شيء كهذا', []],
  ])('is searched for %j, in the index and in the rows', async (s, wanted) => {
    expect(await numbers(`s=${encodeURIComponent(s)}`)).toEqual(wanted);
    const byIndex = resultsForOffice(portal.db, 0);
    const query = { s, sort: '-created_at', offset: 0, limit: 10, page: 1, per_page: 10 } as const;
    expect((await byIndex(query)).total).toBe(wanted.length);
  });

  test('is searched by what its teams are called now, whatever changes', async () => {
    const differing = async () => {
      const { rows } = await portal.db.execute(sql`
        select r.search_text, t.search_text from results r join teams t on t.id = r.team_id
        where (r.search_text, r.city_key) is distinct from (t.search_text, t.city_key)`);
      return rows;
    };
    const { rows: before } = await portal.db.execute<{ name: string; city: string }>(
      sql`select name, city from teams where team_no = 'W24-0001'`,
    );
    expect(await differing()).toEqual([]);
    await portal.db.execute(sql`update teams set name = 'نسور الوادي', city = 'جدة' where team_no = 'W24-0001'`);
    expect(await differing()).toEqual([]);
    expect(await numbers(`s=${encodeURIComponent('نسور')}`)).toEqual(['W24-0001']);
    expect(await numbers('s=jeddah')).toContain('W24-0001');
    // A result that is moved to another team, and a text that somebody writes.
    await portal.db.execute(sql`update results set team_id = ${known.team('W24-0004')}
      where team_id = ${known.team('W24-0002')}`);
    await portal.db.execute(sql`update results set search_text = ' another', city_key = 'elsewhere'`);
    expect(await differing()).toEqual([]);
    expect(await numbers('s=W24-0002')).toEqual([]);
    expect(await numbers('s=W24-0004')).toEqual(['W24-0004']);
    await portal.db.execute(
      sql`update teams set name = ${before[0]?.name}, city = ${before[0]?.city} where team_no = 'W24-0001'`,
    );
    expect(await differing()).toEqual([]);
  });

  test('is a CSV file in the language of the person', async () => {
    const { text, headers } = await admin('GET', '/export.csv?ageLevel=Junior&sort=ranked', undefined, {
      'accept-language': 'ar',
    });
    expect(headers['content-type']).toContain('text/csv');
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head?.startsWith('"رقم الفريق","الفريق","الموسم"')).toBe(true);
    expect(rows.map((row: string) => row.split(',')[0])).toEqual(['"W24-0002"', '"W24-0001"']);
    expect(rows[0]).toContain('"الناشئون"');
  });
});

describe('a board', () => {
  const place = { competition: '', ageLevel: 'Junior' };
  const publish = (published: boolean, ageLevel = place.ageLevel) =>
    admin('PATCH', '/boards', { competion_id: known.first.id, ageLevel, published });
  const boards = async () => (await admin('GET', `/boards?season=${known.season.id}`)).json.boards;
  const seen = async () => {
    const { json } = await portal.call('GET', `/api/resultes/?competion_id=${known.first.id}&agelevel=Junior`);
    const found = await portal.call('GET', `/api/resultes/search?season_id=${known.season.id}&q=W24-0001`);
    const announced = await portal.call('GET', '/api/resultes/seasons');
    return [json.results.length, found.json.totalItems, announced.json.seasons.length];
  };

  test('is seen by nobody until it is published, at once then, and by nobody once it is taken back', async () => {
    await added();
    expect(await seen()).toEqual([0, 0, 0]);
    expect(await boards()).toMatchObject([
      { ageLevel: 'Junior', results: 1, published: false, changed_at: null, level: { name: 'الناشئون' } },
    ]);
    expect((await publish(true)).json).toEqual({ success: true, msg: 'The results are published.' });
    expect(await seen()).toEqual([1, 1, 1]);
    expect(await boards()).toMatchObject([{ published: true, changed_by: expect.any(String) }]);
    // What is added to it is seen at once.
    await added('W24-0003');
    expect(await seen()).toEqual([2, 1, 1]);
    await publish(false);
    expect(await seen()).toEqual([0, 0, 0]);
  });

  test('stands in the log, with who published it and how many results it had; the same again does not', async () => {
    const log = async () =>
      (await portal.call('GET', '/api/admin/log?kind=result_boards', { as: 'admin' })).json.entries;
    const { length } = await log();
    await added();
    await publish(true);
    await publish(true);
    await publish(false);
    const lines = await log();
    expect(lines.slice(0, 2).map(({ after }: { after: object }) => after)).toMatchObject([
      { published: false, results: 1, ageLevel: 'Junior' },
      { published: true, results: 1, ageLevel: 'Junior' },
    ]);
    expect(lines).toHaveLength(length + 2);
  });

  test('without results, or of a level that is none, is refused', async () => {
    const state = () => portal.db.select().from(resultBoards);
    const answers = [await publish(true), await publish(true, 'None')];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [422, 'invalid_fields'],
      [404, 'not_found'],
    ]);
    expect(await state()).toEqual([]);
  });

  test('has a level that is no longer offered once it has results that visitors see, and not before', async () => {
    await added();
    const offered = eq(ageLevels.competitionId, known.first.id);
    await portal.db.update(ageLevels).set({ status: false }).where(offered);
    const levels = async () =>
      (await portal.call('GET', `/api/resultes/categories?season_id=${known.season.id}`)).json.categories
        .find(({ competion }: { competion: string }) => competion === known.first.id)
        .agelevel.map(({ title }: { title: string }) => title);
    expect(await levels()).toEqual([]);
    await publish(true);
    expect(await levels()).toEqual(['Junior']);
    await portal.db.update(ageLevels).set({ status: true }).where(offered);
  });
});
