import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allContent } from '#tests/support/rates.ts';
import { importsOfResults, number, row, rows } from '#tests/support/result-imports.ts';

const TEAMS = 4_000;

const { portal, known, send, check, undo } = importsOfResults(TEAMS);
/** The results as they are, but for who wrote them last and when. */
const written = async () =>
  (
    await portal().db.execute(
      sql`select id, season_id, competition_id, team_id, region_id, age_level, ranked, score, created_at from results order by id`,
    )
  ).rows;
const seen = async () =>
  (await portal().call('GET', `/api/resultes/?competion_id=${known().first.id}&agelevel=Junior`)).json.results;

describe('4,000 rows', () => {
  test('with ten wrong ones are refused with all ten named; corrected they are written, and undone they are gone', async () => {
    await send([row(1, { ranked: 40 })]);
    const before = [await written(), await seen()];
    const wrong: Record<number, object> = {
      ...{ 10: { team_no: 'W24-9999' }, 20: { ranked: 41 }, 30: { ranked: 'x' }, 40: { team_no: '' } },
      ...{ 50: { team_no: 'F25-0001' }, 60: { competion: 'RoboSports' }, 70: { ageLevel: 'None' } },
      ...{ 80: { region: 'Atlantis' }, 90: { team_no: number(5) }, 100: { score: 'many' } },
    };
    const data = rows(TEAMS).map((cells, at) => ({ ...cells, ...wrong[at] }));
    const content = await allContent(portal());
    const checked = await check(data, { taken: 'replace' });
    const named = [
      '10.team_no',
      '20.ranked',
      '30.ranked',
      '40.team_no',
      '50.team_no',
      '60.competion',
      '70.ageLevel',
      '80.region',
      '90.team_no',
      '100.score',
    ];
    expect(checked.json.problems.map((one: { row: number; field: string }) => `${one.row}.${one.field}`)).toEqual(
      named,
    );
    expect(checked.json).toMatchObject({ total: TEAMS, added: TEAMS - 11, replaced: 1 });
    const refused = await send(data, { taken: 'replace' });
    expect([refused.status, refused.json.code, Object.keys(refused.json.fields)]).toEqual([
      ...[422, 'import_rows_wrong', named],
    ]);
    expect(refused.json.fields['90.team_no']).toBe('This team is already in row 6.');
    expect(await allContent(portal())).toEqual(content);

    const { status, json } = await send(rows(TEAMS), { taken: 'replace' });
    expect([status, json.msg]).toEqual([200, 'Import Successfully!']);
    expect(json.import).toMatchObject({ added: TEAMS - 1, replaced: 1, file_name: 'results.xlsx', undone_at: null });
    const after = await seen();
    expect(after).toHaveLength(TEAMS - 1);
    expect(after[0]).toMatchObject({ ranked: 1, score: 240 });

    expect((await undo(json.import._id)).json.import).toMatchObject({ undone_at: expect.any(String) });
    expect([await written(), await seen()]).toEqual(before);
  });
});

describe('an import', () => {
  test('leaves teams with a result alone, replaces theirs, or asks', async () => {
    await send(rows(3));
    const other = [row(1, { ranked: 9 }), row(2), row(4)];
    expect((await check(other)).json).toMatchObject({ added: 1, unchanged: 1, taken: 1, replaced: 0, problems: [] });
    const asked = await send(other);
    expect([asked.status, asked.json.fields]).toEqual([422, { '0.team_no': 'This team has a result already.' }]);
    expect((await send(other, { taken: 'skip' })).json.import).toMatchObject({ added: 1, skipped: 1, unchanged: 1 });
    expect((await send(other, { taken: 'replace' })).json.import).toMatchObject({
      added: 0,
      replaced: 1,
      unchanged: 2,
    });
  });

  test('that is sent again, because the answer was lost, is made once', async () => {
    const key = { 'idempotency-key': 'an-import' };
    const first = await send(rows(2), {}, key);
    const again = await send(rows(2), {}, key);
    expect(again.json.import).toEqual(first.json.import);
    expect((await portal().call('GET', '/api/admin/results/imports/', { as: 'admin' })).json).toMatchObject({
      ...{ totalItems: 1, imports: [{ _id: first.json.import._id, added: 2, created_by: expect.any(String) }] },
    });
  });

  test('writes the log of each result, and a line of its own', async () => {
    const { _id } = (await send([row(1)])).json.import;
    await send([row(1, { ranked: 7 })], { taken: 'replace' });
    const { rows: lines } = await portal().db.execute(
      sql`select name, action, before, after from change_log where kind = 'results' order by at desc, id desc limit 2`,
    );
    expect(lines).toMatchObject([
      { name: number(1), action: 'changed', before: { ranked: 2 }, after: { ranked: 7 } },
      {
        name: number(1),
        action: 'created',
        before: {},
        after: { ranked: 2, score: 1, team_id: { name: number(1) } },
      },
    ]);
    const { entries } = (await portal().call('GET', '/api/admin/log?kind=result_imports', { as: 'admin' })).json;
    const own = entries.find(({ record_id }: { record_id: string }) => record_id === _id);
    expect(own).toMatchObject({ name: 'results.xlsx', action: 'created' });
    const { entry } = (await portal().call('GET', `/api/admin/log?id=${own._id}`, { as: 'admin' })).json;
    expect([entry.exists, entry.after]).toMatchObject([true, { added: 1, replaced: 0, skipped: 0 }]);
  });

  test.each([
    ['no rows', () => send([])],
    ['too many rows', () => send(Array.from({ length: 10_001 }, () => ({ team_no: 'x' })))],
    ['no season', () => send(rows(1), { season_id: '00000000-0000-7000-8000-000000000000' })],
    ['a choice that is none', () => send(rows(1), { taken: 'both' })],
    ['rows that are no rows', () => send([[1, 2] as object])],
    ['a cell that is no cell', () => send([{ ...row(1), ranked: { toString: 'x' } }])],
  ])('of %s is refused, and changes nothing', async (_, call) => {
    const content = await allContent(portal());
    const { status, json } = await call();
    expect([status, json.success]).toEqual([422, false]);
    expect(await allContent(portal())).toEqual(content);
  });

  test('of more rows than a file may have says how many it may have', async () => {
    const { json } = await send(Array.from({ length: 10_001 }, (_, at) => row(at)));
    expect(json.fields).toEqual({ data: 'A file can have at most 10,000 rows.' });
    expect(json.msg).toBe(json.fields.data);
  });

  test('of ten times as many rows is refused before it is read, with a sentence', async () => {
    const { status, json } = await send(
      Array.from({ length: 100_000 }, (_, at) => row(at, { competion: 'مهمات الروبوت', region: 'الرياض' })),
    );
    expect([status, json.msg]).toEqual([413, 'This is larger than we can accept.']);
  });

  test('of as many rows as a file may have is read', async () => {
    const cells = { competion: 'مهمات الروبوت', ageLevel: 'الناشئون', region: 'منطقة الحدود الشمالية' };
    const { status, json } = await check(Array.from({ length: 10_000 }, (_, at) => row(at, cells)));
    expect([status, json.total]).toEqual([200, 10_000]);
  });

  test('is nobody’s but an administrator’s', async () => {
    const { _id } = (await send([row(1)])).json.import;
    const content = await allContent(portal());
    for (const as of [undefined, 'coach', 'sub_admin'] as const) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', '', { season_id: known().season.id, data: [row(2)] }],
        ['POST', '/check', { season_id: known().season.id, data: [row(2)] }],
        ['POST', '/undo', { id: _id }],
      ] as const) {
        const { status } = await portal().call(method, `/api/admin/results/imports${path}`, {
          ...(as && { as }),
          body,
        });
        expect([as, method, path, status]).toEqual([as, method, path, as ? 403 : 401]);
      }
    }
    expect(await allContent(portal())).toEqual(content);
  });
});

describe('an import is undone', () => {
  test('whole, and one before it after that', async () => {
    const first = (await send(rows(3))).json.import._id;
    const between = await written();
    const second = (
      await send([row(1, { ranked: 39, region: known().elsewhere.nameEn }), row(4)], { taken: 'replace' })
    ).json.import._id;
    const refused = await undo(first);
    expect([refused.status, refused.json.code]).toEqual([409, 'import_changed']);
    expect(refused.json.fields.id).toContain(number(1));
    expect((await undo(second)).status).toBe(200);
    expect(await written()).toEqual(between);
    // The same again changes nothing.
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await written()).toEqual([]);
  });

  test.each([
    ['changed', sql`update results set ranked = 38, revision = revision + 1 where team_id = `],
    ['deleted', sql`delete from results where team_id = `],
  ])('not any more once one of its results was %s: the team is named', async (_, change) => {
    const { _id } = (await send(rows(3))).json.import;
    await portal().db.execute(sql`${change}${known().team(number(2))}`);
    const content = await allContent(portal());
    const { status, json } = await undo(_id);
    expect([status, json.code]).toEqual([409, 'import_changed']);
    expect(json.fields.id).toBe(
      `Changed or deleted after the import, or their former age level is gone: ${number(2)}.`,
    );
    expect(await allContent(portal())).toEqual(content);
  });

  test('not when there is none', async () => {
    expect((await undo('00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
