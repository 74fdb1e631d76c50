import { sql } from 'drizzle-orm';
import { ensureRegions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { loadSeason, loadSite } from './loaders/content.ts';
import { loadPayments } from './loaders/payments.ts';
import { loadTeams } from './loaders/teams.ts';
import { loadUsers } from './loaders/users.ts';
import { createRandom } from './random.ts';
import { teamMaker } from './teams/make-teams.ts';
import { makePlans } from './teams/plan.ts';

/**
 * Fills a database that has no season with the sample content: two seasons, their teams, results, payments and the
 * people of `accounts.json`. All or nothing.
 * @returns false when there was a season already; then nothing is changed
 */
export async function loadDemo(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two portals that start on one new database the second waits here, and then finds it full.
    await tx.execute(sql`lock table ${seasons} in exclusive mode`);
    if ((await tx.$count(seasons)) > 0) return false;
    await ensureRegions(tx);
    await loadSite(tx);
    const random = createRandom(2025);
    const makeTeams = teamMaker(random);
    const planned = makePlans(random).map((plan) => ({ season: plan.season, teams: makeTeams(plan) }));
    const userIds = await loadUsers(
      tx,
      planned.flatMap(({ teams }) => teams.map((team) => team.owner)),
    );
    for (const { season, teams } of planned) {
      const loaded = await loadTeams(tx, await loadSeason(tx, season, teams.length), teams, userIds);
      await loadPayments(tx, loaded, random);
    }
    return true;
  });
}
