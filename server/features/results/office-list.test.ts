import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeCalls } from '#tests/support/office-records.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { resultsForOffice } from './office-list.ts';
import { resultBoards, results } from './table.ts';

let portal: TestPortal;
let known: ResultSeason;
const { admin } = officeCalls(() => portal, '/api/admin/results', results);

beforeAll(async () => {
  portal = await openTestPortal();
  known = await openResultSeason(portal, 4);
  const add = async (number: string, own: object) => {
    const of = { season_id: known.season.id, team_id: known.team(number), competion_id: known.first.id };
    const body = { ...of, region_id: known.region.id, ageLevel: 'Junior', ranked: 1, ...own };
    expect((await admin('POST', '', body)).status).toBe(200);
  };
  await add('W24-0001', { ranked: 3, score: 80 });
  await add('W24-0002', { ranked: 1, competion_id: known.second.id });
  await add('W24-0003', { ranked: 2, ageLevel: 'Senior', region_id: known.elsewhere.id });
  await portal.db.insert(resultBoards).values({ competitionId: known.first.id, ageLevel: 'Senior', published: true });
});
afterAll(() => portal.close());

const numbers = async (query: string) =>
  (await admin('GET', `/?${query}`)).json.results.map(({ team }: { team: { team_no: string } }) => team.team_no);

test.each([
  ['', ['W24-0003', 'W24-0002', 'W24-0001']],
  ['sort=ranked', ['W24-0002', 'W24-0003', 'W24-0001']],
  ['season={season}&sort=-ranked', ['W24-0001', 'W24-0003', 'W24-0002']],
  ['season={other}', []],
  ['competion={second}', ['W24-0002']],
  ['ageLevel=Senior', ['W24-0003']],
  ['region={elsewhere}', ['W24-0003']],
  ['published=true', ['W24-0003']],
  ['published=false&season={season}', ['W24-0002', 'W24-0001']],
  ['published=perhaps&season=none', ['W24-0003', 'W24-0002', 'W24-0001']],
])('with %j has its rows in its order', async (query, wanted) => {
  const asked = query.replace(/\{(\w+)\}/, (_, name) => known[name as 'season' | 'other'].id);
  expect(await numbers(asked)).toEqual(wanted);
});

test('has the pages of the specification', async () => {
  const { json } = await admin('GET', '/?page=2&per_page=25');
  expect(json).toMatchObject({ results: [], currentPage: 2, totalPages: 1, totalItems: 3, moreThanTotal: false });
});

test.each([
  ['w24-٠٠٠٣', ['W24-0003']],
  ['فريق ٢', ['W24-0002']],
  ['مدرسه الامل', ['W24-0002']],
  ['palm', ['W24-0003', 'W24-0001']],
  ['Riyadh palm 0001', ['W24-0001']],
  ['Coach', []],
  ['%', []],
  ['لا شيء كهذا', []],
])('is searched for %j, in the index and in the rows', async (s, wanted) => {
  expect(await numbers(`s=${encodeURIComponent(s)}`)).toEqual(wanted);
  const byIndex = resultsForOffice(portal.db, 0);
  const query = { s, sort: '-created_at', offset: 0, limit: 10 } as const;
  expect((await byIndex(query)).total).toBe(wanted.length);
});

test('is searched by what its teams are called now, whatever changes', async () => {
  const differing = async () => {
    const { rows } = await portal.db.execute(sql`
      select r.search_text, t.search_text from results r join teams t on t.id = r.team_id
      where (r.search_text, r.city_key) is distinct from (t.search_text, t.city_key)`);
    return rows;
  };
  expect(await differing()).toEqual([]);
  await portal.db.execute(sql`update teams set name = 'نسور الوادي', city = 'جدة' where team_no = 'W24-0001'`);
  expect(await differing()).toEqual([]);
  expect(await numbers(`s=${encodeURIComponent('نسور')}`)).toEqual(['W24-0001']);
  expect(await numbers('s=jeddah')).toEqual(['W24-0001']);
  // A result that is given to another team, and a text that somebody writes.
  await portal.db.execute(sql`update results set team_id = ${known.team('W24-0004')}
    where team_id = ${known.team('W24-0003')}`);
  await portal.db.execute(sql`update results set search_text = ' another', city_key = 'elsewhere'`);
  expect(await differing()).toEqual([]);
  expect(await numbers('s=W24-0003')).toEqual([]);
  expect(await numbers('s=W24-0004')).toEqual(['W24-0004']);
});

test('is a CSV file in the language of the person', async () => {
  const { text, headers } = await admin('GET', `/export.csv?competion=${known.second.id}`, undefined, {
    'accept-language': 'ar',
  });
  expect(headers['content-type']).toContain('text/csv');
  const [head, ...rows] = text.trim().split('\r\n');
  const columns = [
    ...['رقم الفريق', 'الفريق', 'الموسم', 'المسابقة', 'الفئة العمرية', 'المنطقة', 'المركز', 'النقاط', 'النشر'],
    ...['آخر تعديل', 'عدّله'],
  ];
  expect(JSON.parse(`[${head?.replace('\ufeff', '')}]`)).toEqual(columns);
  expect(rows).toHaveLength(1);
  const [number, name, , , level] = (rows[0] ?? '').split(',').map((cell) => JSON.parse(cell || 'null'));
  expect([number, name, level]).toEqual(['W24-0002', 'فريق 2', 'الناشئون']);
});
