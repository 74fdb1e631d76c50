import { and, asc, desc, sql } from 'drizzle-orm';
import type { TeamDays, TeamFilters } from '#contract/endpoints/teams.ts';
import { searchWords } from '#domain/fold.ts';
import { nextDayAfter, startOfDay } from '#domain/milestones.ts';
import type { Db } from '#server/platform/database.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { type LongPage, type LongQuery, longListFinder } from '#server/platform/long-list.ts';
import { hasWordForOffice } from './search.ts';
import { selectTeams, type TeamRow } from './store.ts';
import { teams } from './table.ts';

/** The filters of the list: a new one needs a line here, one in the contract and one on the screen. */
const narrow = listFilters<keyof TeamFilters | keyof TeamDays>({
  paid: (value) => sql`${teams.paymentStatus} = ${value}`,
  season: (value) => sql`${teams.seasonId} = ${value}`,
  competion: (value) => sql`${teams.competitionId} = ${value}`,
  region: (value) => sql`${teams.regionId} = ${value}`,
  active: (value) => sql`${teams.status} = ${value}`,
  entity: (value) => sql`${teams.hasEntity} = ${value}`,
  scores: (value) => sql`${teams.hasScores} = ${value}`,
  certificate: (value) => sql`${teams.hasCertificate} = ${value}`,
  from: (value) => sql`${teams.createdAt} >= ${value}`,
  to: (value) => sql`${teams.createdAt} < ${value}`,
});

/** Days are Riyadh's, both of them included. */
const momentsOf = ({ from, to, ...filters }: TeamFilters & TeamDays) => ({
  ...filters,
  from: from && startOfDay(from).toISOString(),
  to: to && nextDayAfter(startOfDay(to)).toISOString(),
});

const orders = { created_at: [teams.createdAt], name: [teams.name], team_no: [teams.teamNo] };

export type OfficeQuery = Omit<LongQuery<keyof typeof orders>, 'narrowed'> & { filters: TeamFilters & TeamDays };

/**
 * Returns the query for the office's list of teams (`platform/long-list.ts`).
 * @param readWhole the size of the table, in bytes, up to which a search reads it from end to end
 */
export function officeListFinder(db: Db, readWhole?: number) {
  const select = selectTeams as never;
  const list = {
    name: 'office_teams',
    table: teams,
    orders,
    byText: ['name'] as const,
    select,
    hasWord: hasWordForOffice,
  };
  const find = longListFinder<TeamRow, keyof typeof orders>(db, list, readWhole);
  return ({ filters, ...query }: OfficeQuery): Promise<LongPage<TeamRow>> =>
    find({ ...query, narrowed: narrow(momentsOf(filters)) });
}

/**
 * The ids of all teams that the list has for a search and filters, in its order: for what is done with all of them.
 * @param query `most`: no more than so many
 */
export async function officeTeamIds(
  db: Db,
  { search, filters, sort, most }: Pick<OfficeQuery, 'search' | 'filters' | 'sort'> & { most?: number },
): Promise<string[]> {
  const words = searchWords(search).map((word) => hasWordForOffice(db, word, 'index'));
  const by = sort.startsWith('-') ? desc : asc;
  const columns = orders[sort.replace('-', '') as keyof typeof orders];
  const found = db
    .select({ id: teams.id })
    .from(teams)
    .where(and(...words, narrow(momentsOf(filters)).where))
    .orderBy(...[...columns, teams.id].map((column) => by(column)));
  const rows = await (most === undefined ? found : found.limit(most));
  return rows.map(({ id }) => id);
}
