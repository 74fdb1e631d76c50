import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whileChangingTeam } from '#tests/support/locks.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

import { results } from './table.ts';

let portal: TestPortal;
let known: ResultSeason;
const office = officeCalls(() => portal, '/api/admin/results', results);
const { admin, refused } = office;

beforeAll(async () => {
  portal = await openTestPortal();
  known = await openResultSeason(portal, 5);
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(results);
  await portal.db.execute(sql`update teams set status = true, name = split_part(name, '!', 1)`);
  await portal.db.execute(sql`delete from rate_limits`);
});

const input = (number = 'W24-0001', own: object = {}) => ({
  ...{ season_id: known.season.id, team_id: known.team(number), competion_id: known.first.id },
  ...{ region_id: known.region.id, ageLevel: 'Junior', ranked: 1, score: 90, ...own },
});
const added = async (number?: string, own?: object) => (await admin('POST', '', input(number, own))).json.result;
const setTeam = (number: string, change: string) =>
  portal.database.pool.query(`update teams set ${change} where id = $1`, [known.team(number)]);
const resultOf = async (number: string) =>
  (
    await portal.db.execute(
      sql`select season_id, competition_id, search_text from results where team_id = ${known.team(number)}`,
    )
  ).rows;

describe('a result', () => {
  test('is added, read, changed and deleted, each with its line in the log', async () => {
    const { status, json } = await admin('POST', '', input());
    expect([status, json.msg]).toEqual([200, 'Saved Successfully!']);
    const { _id, revision } = json.result;
    expect(json.result).toMatchObject({
      ...{ ...input(), revision: 1, published: false, updated_by: expect.any(String) },
      ...{ team: { team_no: 'W24-0001', name: 'فريق 1', status: true }, competion: { name_en: 'RoboMission' } },
      level: { title: 'Junior', name: 'الناشئون' },
    });
    expect((await admin('GET', `?id=${_id}`)).json.result).toEqual(json.result);
    const change = { ...input('W24-0001', { ranked: 2, score: '' }), id: _id, revision };
    expect((await admin('PUT', '', change)).json.result).toMatchObject({ ranked: 2, score: null, revision: 2 });
    expect((await admin('DELETE', `?id=${_id}&revision=2`)).status).toBe(200);
    const [deleted, changed, created] = await office.logged(_id);
    expect([deleted, changed, created].map((line) => [line?.action, line?.name])).toEqual([
      ['deleted', 'W24-0001'],
      ['changed', 'W24-0001'],
      ['created', 'W24-0001'],
    ]);
    expect([changed?.before, changed?.after]).toEqual([
      { ranked: 1, score: 90 },
      { ranked: 2, score: null },
    ]);
    // A team by its number: its name may be a person's.
    expect(created?.after).toMatchObject({ team_id: { name: 'W24-0001' }, competion_id: { name_en: 'RoboMission' } });
    expect(JSON.stringify(created)).not.toContain('فريق 1');
  });

  test('that is sent twice, or by two forms at once, is one', async () => {
    const send = () =>
      portal.call('POST', '/api/admin/results', {
        ...{ as: 'admin', body: input(), headers: { 'idempotency-key': 'one-form' } },
      });
    const [first, again] = await Promise.all([send(), send()]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json.result._id).toBe(first.json.result._id);
    const both = await Promise.all([1, 2].map((ranked) => admin('POST', '', input('W24-0003', { ranked }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.json.fields).toEqual({
      team_id: 'This team has a result already.',
    });
  });

  test('may be of a team that has not paid: it took part, and its place is its place', async () => {
    await setTeam('W24-0001', 'payment_status = false');
    expect((await admin('POST', '', input())).status).toBe(200);
    await setTeam('W24-0001', 'payment_status = true');
  });

  test('comes as the multipart form of the specification, without a score', async () => {
    const { formOf } = await import('#tests/support/forms.ts');
    const { score: _, ...fields } = input('W24-0001', { ranked: '٤٠' });
    const form = await formOf(fields as unknown as Record<string, string>);
    const { status, json } = await portal.call('POST', '/api/admin/results/', { as: 'admin', ...form });
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
    ['a score below nothing', () => input('W24-0001', { score: '-1' }), 'invalid_fields', ['score']],
    ['a score that is too high', () => input('W24-0001', { score: 100_000 }), 'invalid_fields', ['score']],
    ['no such team', () => input('W24-0001', { team_id: UNKNOWN_ID }), 'invalid_fields', ['team_id']],
    ['a team of another season', () => input('F25-0001'), 'invalid_fields', ['season_id', 'competion_id']],
    ['a team of another competition', () => input('W24-0002'), 'invalid_fields', ['competion_id']],
    ['no such level', () => input('W24-0001', { ageLevel: 'Kindergarten' }), 'invalid_fields', ['ageLevel']],
    ['no such region', () => input('W24-0001', { region_id: UNKNOWN_ID }), 'invalid_fields', ['region_id']],
    ['a team that has one', () => input('W24-0003'), 'invalid_fields', ['team_id']],
    ['a team that was withdrawn', () => input('W24-0004'), 'invalid_fields', ['team_id']],
  ])('is refused with %s, added or changed', async (_, body, code, fields) => {
    const { _id } = await added('W24-0005');
    await added('W24-0003');
    await setTeam('W24-0004', 'status = false');
    expect(await refused(() => admin('POST', '', body()))).toEqual([422, code, fields]);
    expect(await refused(() => admin('PUT', '', { ...body(), id: _id }))).toEqual([422, code, fields]);
  });

  test('stays with a team that is withdrawn afterwards: it can be corrected and deleted', async () => {
    const { _id } = await added();
    await setTeam('W24-0001', 'status = false');
    const { json } = await admin('PUT', '', { ...input('W24-0001', { ranked: 3 }), id: _id });
    expect(json.result).toMatchObject({ ranked: 3, team: { status: false } });
    expect((await admin('DELETE', `?id=${_id}`)).status).toBe(200);
  });

  test('of an older revision is refused with both versions, and so is its deletion', async () => {
    const { _id } = await added();
    await admin('PUT', '', { ...input('W24-0001', { ranked: 5 }), id: _id, revision: 1 });
    const late = await admin('PUT', '', { ...input('W24-0001', { ranked: 7 }), id: _id, revision: 1 });
    expect([late.status, late.json.code, late.json.conflict.current.ranked]).toEqual([409, 'changed_meanwhile', 5]);
    const deletion = await refused(() => admin('DELETE', `?id=${_id}&revision=1`));
    expect(deletion).toEqual([409, 'changed_meanwhile', undefined]);
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

describe('while a team is changed', () => {
  const changing = (change: string, act: () => ReturnType<typeof admin>) =>
    whileChangingTeam(portal.database.pool, { teamId: known.team('W24-0001'), change }, act);

  test('a result is changed and deleted, and is found by the new name', async () => {
    const { _id, revision } = await added();
    const change = { ...input('W24-0001', { ranked: 7 }), id: _id, revision };
    const changed = await changing(`name = name || '!'`, () => admin('PUT', '', change));
    expect([changed.status, changed.json.result?.ranked]).toEqual([200, 7]);
    expect((await changing(`name = name || '!'`, () => admin('DELETE', `?id=${_id}`))).status).toBe(200);
    const again = await changing(`name = 'صقور!'`, () => admin('POST', '', input()));
    expect(again.json.result.team.name).toBe('صقور!');
    expect((await admin('GET', `/?s=${encodeURIComponent('صقور')}`)).json.totalItems).toBe(1);
    await setTeam('W24-0001', `name = 'فريق 1'`);
  });

  test('a result of one that is withdrawn meanwhile is refused', async () => {
    const { status, json } = await changing('status = false', () => admin('POST', '', input()));
    expect([status, Object.keys(json.fields)]).toEqual([422, ['team_id']]);
    expect(await resultOf('W24-0001')).toEqual([]);
  });

  test('a result of one that is moved meanwhile is refused; one that has a result is not moved', async () => {
    const moved = `competition_id = '${known.second.id}'`;
    const { status, json } = await changing(moved, () => admin('POST', '', input()));
    expect([status, Object.keys(json.fields)]).toEqual([422, ['competion_id']]);
    expect(await resultOf('W24-0001')).toEqual([]);
    await setTeam('W24-0001', `competition_id = '${known.first.id}'`);
    await added();
    await expect(setTeam('W24-0001', moved)).rejects.toMatchObject({ constraint: 'teams_with_result' });
    await expect(
      portal.database.pool.query('update results set competition_id = $1', [known.second.id]),
    ).rejects.toMatchObject({ constraint: 'results_of_team' });
    expect(await resultOf('W24-0001')).toMatchObject([{ competition_id: known.first.id }]);
  });
});
