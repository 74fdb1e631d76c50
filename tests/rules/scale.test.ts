import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';
import { openTestPortal } from '#tests/support/test-portal.ts';
import { loadScale, tokenOf } from '../../bench/scale/data.ts';
import { elsewhere, lists } from '../../bench/scale/lists.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const registered = new Set(lists.map(({ endpoint }) => nameOf(endpoint)));

test('every list that pages is measured by `npm run scale`', () => {
  const paged = allEndpoints().filter(({ answer }) => 'shape' in answer && 'totalPages' in (answer.shape as object));
  expect(paged.length).toBeGreaterThan(5);
  const missing = paged.map(nameOf).filter((name) => !registered.has(name) && !elsewhere.includes(name));
  expectNone(
    missing.map(
      (name) =>
        `${name} answers in pages, and is not measured: add lines for it to "lists" of bench/scale/lists.ts (first page, far page, each filter, search and order), and rows to bench/scale/data.ts; or its name to "elsewhere".`,
    ),
  );
});

/** Paging parameters are not filters; `far` measures how far back a page may be. */
const turningPages = ['page', 'per_page', 'limit'];

test('each filter, search and order of a list that pages is measured', () => {
  const missing = lists.flatMap(({ endpoint }) => {
    const asked = new Set(
      lists.filter((one) => one.endpoint === endpoint).flatMap(({ query }) => Object.keys(query ?? {})),
    );
    return Object.keys(endpoint.query?.shape ?? {})
      .filter((name) => !asked.has(name) && !turningPages.includes(name))
      .map(
        (name) =>
          `${nameOf(endpoint)} takes "${name}", which no line of "lists" in bench/scale/lists.ts asks with: add one, and look at its plan (ONLY='…' npm run scale).`,
      );
  });
  expectNone(new Set(missing));
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
    await loadScale(portal.databaseUrl, () => {}, { teams: 1_800, coaches: 450 });
    const { rows } = await portal.db.execute(
      sql`select count(*) as wrong from teams where people_text is distinct from people_text_of(id, created_by)`,
    );
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
  } finally {
    await portal.close();
  }
});
