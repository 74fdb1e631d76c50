import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { openTestPortal } from '#tests/support/test-portal.ts';
import { loadScale, tokenOf } from '../../bench/scale/data.ts';
import { elsewhere, lists } from '../../bench/scale/lists.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const registered = new Set(lists.map(({ endpoint }) => nameOf(endpoint)));

test('every list that pages is measured by `npm run scale`', () => {
  const paged = allEndpoints().filter(({ answer }) => 'shape' in answer && 'totalPages' in (answer.shape as object));
  expect(paged.length).toBeGreaterThan(5);
  const missing = paged.map(nameOf).filter((name) => !registered.has(name) && !elsewhere.includes(name));
  expect(missing).toEqual([]);
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
      .map((name) => `${nameOf(endpoint)} ${name}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('what is measured has a first page, and every search more than one', () => {
  expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
  expect(new Set(lists.map(({ kind }) => kind))).toEqual(
    new Set(['first', 'own', 'search', 'beginnings', 'far', 'figures']),
  );
});

test('what is loaded for it fits the tables, and is what the triggers would write', async () => {
  const portal = await openTestPortal();
  try {
    await loadScale(portal.databaseUrl, () => {}, { teams: 1_800, coaches: 450 });
    const { rows } = await portal.db.execute(
      sql`select count(*) as wrong from teams where people_text is distinct from people_text_of(id, created_by)`,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
    const own = async (as: 'coach' | 'student' | 'organisation') =>
      (await portal.call('GET', '/api/teams/myteams', { headers: { authorization: tokenOf(as) } })).json.totalItems;
    expect([await own('coach'), await own('student'), await own('organisation')]).toEqual([9, 3, 300]);
  } finally {
    await portal.close();
  }
});
