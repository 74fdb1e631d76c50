import { sql } from 'drizzle-orm';
import { ensureRegions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { calendarOf } from './calendar.ts';
import { loadCommunity } from './loaders/community.ts';
import { loadContact } from './loaders/contact.ts';
import { loadSeason, loadSite } from './loaders/content.ts';
import { loadDeletionRequests } from './loaders/deletion-requests.ts';
import { loadMilestones } from './loaders/milestones.ts';
import { loadOfficeTeams } from './loaders/office-teams.ts';
import { loadOutcomes } from './loaders/outcomes.ts';
import { loadPayments } from './loaders/payments.ts';
import { loadCentres, loadFaqs, loadGallery, loadPartners } from './loaders/public.ts';
import { loadReports } from './loaders/reports.ts';
import { loadResources } from './loaders/resources.ts';
import { loadResultImports } from './loaders/result-imports.ts';
import { loadTalents } from './loaders/talents.ts';
import { type LoadedTeam, loadTeams } from './loaders/teams.ts';
import { loadUsers } from './loaders/users.ts';
import { createRandom, SAMPLE_SEED } from './random.ts';
import { teamMaker } from './teams/make-teams.ts';
import { makePlans } from './teams/plan.ts';

/**
 * Fills a database that has no season with the sample content: two seasons, their teams, results, payments, the
 * people of `accounts.json`, the forum and the content of the public pages, with dates relative to the clock. All or
 * nothing.
 * @returns false if there is a season already; then nothing is changed
 */
export async function loadDemo(db: Db, files: FileStore, clock: Clock = systemClock): Promise<boolean> {
  const now = clock();
  const calendar = calendarOf(now);
  return db.transaction(async (tx) => {
    // Of two portals that start on one new database the second waits here without a lock timeout, and then finds it
    // loaded.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table ${seasons} in exclusive mode`);
    if ((await tx.$count(seasons)) > 0) return false;
    await ensureRegions(tx);
    await loadSite(tx);
    await loadFaqs(tx);
    await loadCentres(tx);
    await loadPartners(tx, files);
    const random = createRandom(SAMPLE_SEED);
    const makeTeams = teamMaker(random);
    const planned = makePlans(random, calendar).map((plan) => ({ season: plan.season, teams: makeTeams(plan) }));
    const owners = planned.flatMap(({ teams }) => teams.map((team) => team.owner));
    const userIds = await loadUsers(tx, owners, calendar);
    await loadDeletionRequests(tx, owners, { userIds, now });
    await loadCommunity(tx, userIds, calendar);
    await loadReports(tx, userIds);
    const loaded: LoadedTeam[] = [];
    for (const { season, teams } of planned) {
      const loadedSeason = await loadSeason(tx, files, season, teams.length, calendar);
      await loadMilestones(tx, loadedSeason, season, calendar);
      await loadResources(tx, files, season, loadedSeason);
      await loadGallery(tx, files, loadedSeason, calendar);
      await loadTalents(tx, loadedSeason, calendar);
      const loadedTeams = await loadTeams(tx, loadedSeason, teams, userIds);
      await loadResultImports(tx, loadedSeason, userIds);
      await loadPayments(tx, loadedTeams, random);
      await loadOutcomes(tx, loadedTeams);
      await loadOfficeTeams(tx, loadedSeason, loadedTeams, userIds);
      loaded.push(...loadedTeams);
    }
    await loadContact(tx, loaded, userIds, calendar);
    return true;
  });
}
