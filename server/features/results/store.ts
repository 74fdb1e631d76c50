import { and, asc, count, desc, eq, exists, fillPlaceholders, inArray, type SQL, sql } from 'drizzle-orm';
import { ageLevelsThat, competitions } from '#server/features/competitions/index.ts';
import { placesOf } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { isPublished } from './published.ts';
import { results } from './table.ts';

/**
 * Returns prepared queries for an active competition's results, best first; prepared, because everyone opens them on
 * the same day. With and without an age level are two statements: a single one with "this level or none given" would
 * get a plan that reads all levels of the competition.
 */
export function resultsFinder(db: Db) {
  const ofCompetition = { name: 'results_of_competition', ...selectResults(db).toSQL() };
  const ofLevel = selectResults(db, eq(results.ageLevel, sql.placeholder('ageLevel'))).toSQL();
  const ofAgeLevel = { name: 'results_of_age_level', ...ofLevel };

  // Drizzle's mapping of some thousand rows would take longer than the query.
  return async (wanted: { competitionId: string; ageLevel?: string | undefined }): Promise<FoundResult[]> => {
    const { name, sql: text, params } = wanted.ageLevel === undefined ? ofCompetition : ofAgeLevel;
    const values = fillPlaceholders(params, wanted);
    const { rows } = await db.$client.query<ResultCells>({ name, text, values, rowMode: 'array' });
    return rows.map(resultOf);
  };
}

/** The cells of a row, in the order of `columns`. */
type Result = typeof results.$inferSelect;
type Team = typeof teams.$inferSelect;
type ResultCells = [
  ...[id: string, seasonId: string, competitionId: string, regionId: string],
  ...[ageLevel: string, ranked: number, score: Result['score']],
  ...[teamId: string, teamNo: string, name: string, image: Team['image']],
  ...[city: string, schoolName: string, paymentStatus: boolean],
];

function resultOf(cells: ResultCells): FoundResult {
  const [id, seasonId, competitionId, regionId, ageLevel, ranked, score, ...ofTeam] = cells;
  const [teamId, teamNo, name, image, city, schoolName, paymentStatus] = ofTeam;
  const team = { id: teamId, teamNo, name, image, city, schoolName, paymentStatus };
  return { id, seasonId, competitionId, regionId, ageLevel, ranked, score, team };
}

/** The columns of a result that are shown. */
const columns = {
  id: results.id,
  seasonId: results.seasonId,
  competitionId: results.competitionId,
  regionId: results.regionId,
  ageLevel: results.ageLevel,
  ranked: results.ranked,
  score: results.score,
  team: {
    id: teams.id,
    teamNo: teams.teamNo,
    name: teams.name,
    image: teams.image,
    city: teams.city,
    schoolName: teams.schoolName,
    paymentStatus: teams.paymentStatus,
  },
};

const inSight = (wanted: SQL | undefined) => and(wanted, eq(competitions.status, true), eq(seasons.status, true));

/** What visitors see of results: those of published boards. */
const shown = (wanted: SQL | undefined) => and(inSight(wanted), isPublished());

const selectShown = (db: Db, wanted: SQL | undefined) =>
  db
    .select(columns)
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .innerJoin(seasons, eq(seasons.id, results.seasonId))
    .where(shown(wanted));

const bestFirst = [asc(results.ranked), sql`${desc(results.score)} nulls last`, asc(teams.teamNo)];

const selectResults = (db: Db, further?: SQL) =>
  selectShown(db, and(eq(results.competitionId, sql.placeholder('competitionId')), further)).orderBy(...bestFirst);

/**
 * A page of the results that match a condition, grouped by competition and age level, each best first. The page's ids
 * are found first, so that the other columns are read for one page only.
 */
export async function pageOfResults(
  db: Db,
  wanted: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
) {
  const order = [asc(competitions.position), asc(results.competitionId), asc(results.ageLevel), ...bestFirst];
  const page = await db
    .select({ id: results.id })
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .innerJoin(seasons, eq(seasons.id, results.seasonId))
    .where(shown(wanted))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  return selectShown(db, inArray(results.id, ids)).orderBy(...order);
}

/** The number of results that match a condition. */
export async function countResults(db: Db, wanted: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .innerJoin(seasons, eq(seasons.id, results.seasonId))
    .where(shown(wanted));
  return row?.count ?? 0;
}

/** Whether visitors see results of an age level. */
const announced = sql`exists (
  select 1 from ${results} where ${results.competitionId} = level.competition_id and ${results.ageLevel} = level.key
  and ${isPublished()})`;

const offeredOrAnnounced = ageLevelsThat<{ announced: boolean }>(
  sql`(level.status or ${announced})`,
  sql`'announced', ${announced}`,
);

/**
 * The active competitions of an active season in their order, each with the age levels that have or will have results.
 */
export const categoriesOf = (db: Db, seasonId: string) =>
  db
    .select({ id: competitions.id, ageLevels: offeredOrAnnounced })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(inSight(eq(competitions.seasonId, seasonId)))
    .orderBy(...placesOf(competitions));

/** The active seasons in which an active competition has published results, newest first. */
export const announcedSeasons = (db: Db) =>
  db
    .select({ id: seasons.id, name: seasons.name, nameEn: seasons.nameEn })
    .from(seasons)
    .where(
      and(
        eq(seasons.status, true),
        exists(
          db
            .select({ one: sql`1` })
            .from(results)
            .innerJoin(competitions, eq(competitions.id, results.competitionId))
            .where(and(eq(results.seasonId, seasons.id), eq(competitions.status, true), isPublished())),
        ),
      ),
    )
    .orderBy(desc(seasons.createdAt), desc(seasons.id));

export type FoundResult = Awaited<ReturnType<typeof selectShown>>[number];

/** Score and rank of teams, by team id. A team without a published result is absent. */
export async function resultsOf(
  db: DbOrTx,
  teamIds: string[],
): Promise<Map<string, { score: number | null; ranked: number }>> {
  if (teamIds.length === 0) return new Map();
  const found = await db
    .select({ teamId: results.teamId, score: results.score, ranked: results.ranked })
    .from(results)
    .where(and(inArray(results.teamId, teamIds), isPublished()));
  return new Map(found.map(({ teamId, ...result }) => [teamId, result]));
}

/** Whether a team has a result, published or not: for the rules of the office, and for nothing that is shown. */
export const hasResult = async (db: DbOrTx, teamId: string): Promise<boolean> =>
  (await db.$count(results, eq(results.teamId, teamId))) > 0;
