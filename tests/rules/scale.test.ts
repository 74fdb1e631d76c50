import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allEndpoints, fileOfEndpoint } from '#tests/support/all-endpoints.ts';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';
import { openTestPortal } from '#tests/support/test-portal.ts';
import { loadScale, tokenOf } from '../../bench/scale/data.ts';
import { elsewhere, lists } from '../../bench/scale/lists.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const registered = new Set(lists.map(({ endpoint }) => nameOf(endpoint)));

/** Paging parameters are not filters; `far` measures how far back a page may be. */
const turningPages = ['page', 'per_page', 'limit'];

test('every list that pages is measured by `npm run scale`, with each filter, search and order', () => {
  const paged = allEndpoints().filter(({ answer }) => 'shape' in answer && 'totalPages' in (answer.shape as object));
  expect(paged.length).toBeGreaterThan(5);
  const measured = new Set([...paged, ...lists.map(({ endpoint }) => endpoint)]);
  expectNone(
    [...measured].flatMap((endpoint) => {
      const name = nameOf(endpoint);
      const takes = Object.keys(endpoint.query?.shape ?? {}).filter((one) => !turningPages.includes(one));
      if (elsewhere.includes(name)) return [];
      if (!registered.has(name)) {
        return `${name} (${fileOfEndpoint(endpoint)}) answers in pages, and is not measured: add lines for it to "lists" of bench/scale/lists.ts (first page, far page, and ${takes.join(', ') || 'no parameters'} each asked with once; smallResource for a resource of a few hundred rows), and rows, those of its log too, to bench/scale/data.ts; look at its plan (ONLY='…' npm run scale). Or its name to "elsewhere", if it does not read the database.`;
      }
      const asked = new Set(
        lists.filter((one) => one.endpoint === endpoint).flatMap(({ query }) => Object.keys(query ?? {})),
      );
      const left = takes.filter((one) => !asked.has(one));
      return left.length === 0
        ? []
        : `${name} (${fileOfEndpoint(endpoint)}) takes ${left.join(', ')}, which no line of "lists" in bench/scale/lists.ts asks with: add them, and look at the plan (ONLY='…' npm run scale).`;
    }),
  );
});

test('what is measured has a first page, and every search more than one', () => {
  const names = lists.map(({ name }) => name);
  expectNone(
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `bench/scale/lists.ts: two lines have the name "${name}"; give one another.`),
  );
  expectSame({
    found: lists.map(({ kind }) => kind),
    listed: ['first', 'own', 'search', 'beginnings', 'far', 'figures'],
    missing: (kind) =>
      `bench/scale/lists.ts has lists of the kind "${kind}": name the kind in tests/rules/scale.test.ts.`,
    superfluous: (kind) => `bench/scale/lists.ts has no list of the kind "${kind}" any more: measure one.`,
  });
});

test('what is loaded for it fits the tables, and is what the triggers would write', async () => {
  const portal = await openTestPortal();
  try {
    await loadScale(portal.databaseUrl, () => {}, { teams: 900, coaches: 225 });
    const { rows } = await portal.db.execute(
      sql`select count(*) as wrong from teams where people_text is distinct from people_text_of(id, created_by)`,
    );
    const beside = await portal.db.execute(
      sql`select count(*) as wrong from results r join teams t on t.id = r.team_id
        where (r.search_text, r.city_key) is distinct from (t.search_text, t.city_key)`,
    );
    expect(
      beside.rows,
      'bench/scale/data.ts: write search_text and city_key of results as their teams have them',
    ).toEqual([{ wrong: 0 }]);
    expect(rows, 'bench/scale/data.ts: write people_text as people_text_of() of the migrations does').toEqual([
      { wrong: 0 },
    ]);
    const own = async (as: 'coach' | 'student' | 'organisation') =>
      (await portal.call('GET', '/api/teams/myteams', { headers: { authorization: tokenOf(as) } })).json.totalItems;
    const counts = [await own('coach'), await own('student'), await own('organisation')];
    expect(
      counts,
      'bench/scale/data.ts: coach, student and organisation have 9, 3 and 300 teams; bench/scale/lists.ts reckons with them',
    ).toEqual([9, 3, 300]);
    // Of 900 teams some ids are missing: those lists are refused, and none may fail.
    const failing: string[] = [];
    for (const { name, endpoint, kind, query = {}, as } of lists) {
      const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const headers: Record<string, string> = as ? { authorization: tokenOf(as) } : {};
      const { status, json } = await portal.call('GET', `${endpoint.path}?${asked}`, { headers });
      if (status >= 500) failing.push(`${name}: bench/scale/data.ts loads rows with which the call answers ${status}`);
      if (endpoint.path.endsWith('/history') && kind !== 'far' && json.changes.length === 0)
        failing.push(`${name}: bench/scale/data.ts gives it no row of the log: add its table to "named" there.`);
    }
    expectNone(failing);
  } finally {
    await portal.close();
  }
});
