import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { results } from '#server/features/results/index.ts';
import { openResultSeason, publishAll, type ResultSeason } from './result-season.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

/** The number of a team of the season. */
export const number = (at: number) => `W24-${String(at).padStart(4, '0')}`;
/** The row of a team in a file, with a rank and a score of its own. */
export const row = (at: number, own: object = {}) => ({
  ...{ team_no: number(at), ranked: 1 + (at % 40), score: at % 250, ...own },
});
/** Those of the first teams. */
export const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1));

/** For the tests of a file: a portal with a season of so many teams, whose results are imported; before each there are none. */
export function importsOfResults(teamCount: number) {
  let portal: TestPortal;
  let known: ResultSeason;
  beforeAll(async () => {
    portal = await openTestPortal();
    known = await openResultSeason(portal, teamCount);
    for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.db.execute(sql`delete from result_imports`);
    await portal.db.delete(results);
    await publishAll(portal.db);
    await portal.db.execute(sql`delete from rate_limits`);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    portal.call('POST', `/api/admin/results/imports${path}`, { as: 'admin', body, headers });
  return {
    portal: () => portal,
    known: () => known,
    send: (data: object[], own: object = {}, headers: Record<string, string> = {}) =>
      post('', { season_id: known.season.id, data, file_name: 'results.xlsx', ...own }, headers),
    check: (data: object[], own: object = {}, headers: Record<string, string> = {}) =>
      post('/check', { season_id: known.season.id, data, ...own }, headers),
    undo: (id: string) => post('/undo', { id }),
  };
}
