import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { results } from '#server/features/results/index.ts';
import { allContent } from '#tests/support/rates.ts';
import { importsOfResults, number, row, rows } from '#tests/support/result-imports.ts';
import { publishAll } from '#tests/support/result-season.ts';

const { portal, known, send, check, undo } = importsOfResults(20);

describe('an import is read', () => {
  const read = (id: string, query = '') =>
    portal().call('GET', `/api/admin/results/imports/?id=${id}${query}`, { as: 'admin' });
  const values = (ranked: number, score: number | null) => ({
    ...{ ranked, score, ageLevel: 'Junior', level: { title: 'Junior', name: 'الناشئون', name_en: 'Junior' } },
    region: { _id: known().region.id, en_name: known().region.nameEn },
  });

  test('with what it wrote, and what was there before', async () => {
    await send([row(1)]);
    const { _id } = (await send([row(1, { ranked: 9, score: '' }), row(3)], { taken: 'replace' })).json.import;
    const { json } = await read(_id);
    expect(json).toMatchObject({ totalItems: 2, import: { _id, added: 1, replaced: 1 } });
    expect(json.rows).toMatchObject([
      { team: { team_no: number(1) }, before: values(2, 1), after: values(9, 1), changed: false },
      { team: { team_no: number(3) }, before: null, after: values(4, 3), changed: false },
    ]);
    expect(json.rows[0].competion).toEqual({ _id: known().first.id, name: known().first.name, name_en: 'RoboMission' });
  });

  test('page by page, and says which results were changed or deleted after it', async () => {
    const { _id } = (await send(rows(12))).json.import;
    await portal().db.execute(sql`update results set revision = 2 where team_id = ${known().team(number(1))}`);
    await portal().db.execute(sql`delete from results where team_id = ${known().team(number(2))}`);
    const [first, second] = [(await read(_id)).json, (await read(_id, '&page=2')).json];
    expect([first.rows.length, second.rows.length, second.totalPages]).toEqual([10, 2, 2]);
    const changed = first.rows.filter((one: { changed: boolean }) => one.changed);
    expect(changed.map(({ team }: { team: { team_no: string } }) => team.team_no)).toEqual([number(1), number(2)]);
  });

  test('also once it is undone, although its results are gone', async () => {
    const { _id } = (await send([row(1)])).json.import;
    await undo(_id);
    expect((await read(_id)).json.rows).toMatchObject([{ team: { team_no: number(1) }, changed: false }]);
  });

  test('only if there is one', async () => {
    expect((await read('00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

test('a check says how many rows visitors would see at once, and writes nothing', async () => {
  const content = await allContent(portal());
  expect((await check(rows(3))).json).toMatchObject({ total: 3, added: 3, published: 3, problems: [] });
  await portal().db.execute(
    sql`update result_boards set published = false where competition_id = ${known().second.id}`,
  );
  expect((await check(rows(3))).json.published).toBe(2);
  await publishAll(portal().db);
  const { result_boards: _, ...rest } = await allContent(portal());
  const { result_boards: before, ...unchanged } = content;
  expect([rest, before?.length]).toEqual([unchanged, 6]);
});

test('problems are told in the language of whoever asks', async () => {
  const { json } = await check([row(1), row(1)], {}, { cookie: 'lang=ar' });
  expect(json.problems).toEqual([
    { row: 1, field: 'team_no', code: 'team_twice', msg: 'ورد هذا الفريق من قبل في الصف 2.' },
  ]);
});

describe('hostile cells', () => {
  test('are texts like others, and name nothing', async () => {
    const cells = [
      '=1+1',
      "'; drop table results; --",
      '\u0000\u0007',
      '<script>',
      'constructor',
      '{{row}}',
      'x'.repeat(5_000),
    ];
    const content = await allContent(portal());
    const { status, json } = await send(cells.map((cell, at) => row(at + 1, { region: cell })));
    // The cell with nothing but control characters is empty.
    expect([status, Object.keys(json.fields)]).toEqual([422, [0, 1, 3, 4, 5, 6].map((at) => `${at}.region`)]);
    expect(await allContent(portal())).toEqual(content);
  });

  test('with a key that would change every object are refused', async () => {
    const body = `{"season_id":"${known().season.id}","data":[{"team_no":"${number(1)}","ranked":1,"__proto__":{"score":5}}]}`;
    const { status } = await portal().call('POST', '/api/admin/results/imports', {
      ...{ as: 'admin', body: Buffer.from(body), headers: { 'content-type': 'application/json' } },
    });
    expect([status, await portal().db.$count(results)]).toEqual([400, 0]);
  });
});
