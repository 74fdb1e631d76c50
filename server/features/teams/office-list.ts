import { and, asc, desc, sql } from 'drizzle-orm';
import type { TeamFilters } from '#contract/endpoints/teams.ts';
import { joinDigits, searchWords } from '#domain/fold.ts';
import type { Db } from '#server/platform/database.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { type LongPage, type LongQuery, longListFinder } from '#server/platform/long-list.ts';
import { hasWordForOffice } from './search.ts';
import { selectTeams, type TeamRow } from './store.ts';
import { teams } from './table.ts';

/** The filters of the list: a new one needs a line here, one in the contract and one on the screen. */
const narrow = listFilters<keyof TeamFilters>({
  season: (value) => sql`${teams.seasonId} = ${value}`,
  competion: (value) => sql`${teams.competitionId} = ${value}`,
  ageLevel: (value) => sql`${teams.ageLevel} = ${value}`,
  region: (value) => sql`${teams.regionId} = ${value}`,
  paid: (value) => sql`${teams.paymentStatus} = ${value}`,
  active: (value) => sql`${teams.status} = ${value}`,
  entity: (value) => sql`${teams.hasEntity} = ${value}`,
  scores: (value) => sql`${teams.hasScores} = ${value}`,
  certificate: (value) => sql`${teams.hasCertificate} = ${value}`,
});

const orders = { created_at: [teams.createdAt], name: [teams.name], team_no: [teams.teamNo] };

export type OfficeQuery = Omit<LongQuery<keyof typeof orders>, 'narrowed'> & { filters: TeamFilters };

/**
 * Returns the query for the office's list of teams (`platform/long-list.ts`).
 * @param readWhole the size of the table, in bytes, up to which a search reads it from end to end
 */
export function officeListFinder(db: Db, readWhole?: number) {
  const list = {
    name: 'office_teams',
    table: teams,
    orders,
    byText: ['name'] as const,
    // Of drizzle's own selection, whose types know its tables, less is used.
    select: selectTeams as never,
    hasWord: hasWordForOffice,
  };
  const find = longListFinder<TeamRow, keyof typeof orders>(db, list, readWhole);
  return ({ filters, ...query }: OfficeQuery): Promise<LongPage<TeamRow>> =>
    find({ ...query, narrowed: narrow(filters) });
}

/** The ids of all teams that the list has for a search and filters, in its order: for what is done with all of them. */
export async function idsOfOfficeList(
  db: Db,
  { search, filters, sort }: Pick<OfficeQuery, 'search' | 'filters' | 'sort'>,
): Promise<string[]> {
  const words = searchWords(joinDigits(search)).map((word) => hasWordForOffice(db, word, 'index'));
  const by = sort.startsWith('-') ? desc : asc;
  const columns = [...orders[sort.replace('-', '') as keyof typeof orders], teams.id];
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(...words, narrow(filters).where))
    .orderBy(...columns.map((column) => by(column)));
  return found.map(({ id }) => id);
}
