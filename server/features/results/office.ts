import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { adminResults, ResultFilters } from '#contract/endpoints/admin-results.ts';
import { searchWords } from '#domain/fold.ts';
import ar from '#locales/ar/admin-results.ts';
import en from '#locales/en/admin-results.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import type { RecordKind, RecordParts, Resource } from '#server/features/office-records/index.ts';
import { presentRegion, regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { hasTextWord, teams } from '#server/features/teams/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { isPublished } from './published.ts';
import { type ResultRecord, results } from './table.ts';

/** What a result names: read with it, one statement for a page of them. */
async function around(db: DbOrTx, ids: string[]) {
  const found = await db
    .select({
      id: results.id,
      team: {
        id: teams.id,
        teamNo: teams.teamNo,
        name: teams.name,
        image: teams.image,
        schoolName: teams.schoolName,
      },
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
      region: { id: regions.id, name: regions.name, nameEn: regions.nameEn },
      level: { key: ageLevels.key, name: ageLevels.name, nameEn: ageLevels.nameEn },
      published: sql<boolean>`${isPublished()}`,
    })
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(seasons, eq(seasons.id, results.seasonId))
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .innerJoin(regions, eq(regions.id, results.regionId))
    .innerJoin(ageLevels, and(eq(ageLevels.competitionId, results.competitionId), eq(ageLevels.key, results.ageLevel)))
    .where(inArray(results.id, ids));
  return new Map(found.map(({ id, ...parts }) => [id, parts]));
}
type Parts = { around: NonNullable<ReturnType<Awaited<ReturnType<typeof around>>['get']>> };

const parts: RecordParts<typeof results, Parts> = {
  async read(db, rows) {
    const found = await around(
      db,
      rows.map(({ id }) => id),
    );
    return ({ id }) => ({ around: found.get(id) as Parts['around'] });
  },
  // They are records of their own.
  write: async () => {},
};

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }) => ({
  ...{ _id: id, name, name_en: nameEn },
});

/** What the log says of a result, whichever way it was written: teams by their number, since a name may be a person's. */
export const resultLine = (
  { ageLevel, ranked, score }: Pick<ResultRecord, 'ageLevel' | 'ranked' | 'score'>,
  {
    team,
    season,
    competition,
    region,
  }: Pick<Parts['around'], 'season' | 'competition' | 'region'> & {
    team: { id: string; teamNo: string };
  },
) => ({
  ...{ season_id: named(season), team_id: { _id: team.id, team_no: team.teamNo }, competion_id: named(competition) },
  ...{ region_id: named(region), ageLevel, ranked, score },
});

/**
 * Holds the teams of a result, the one that it has and the one that it gets. Before the result: whoever renames a team
 * locks the team, and a trigger of the database then writes its results.
 */
async function lockTeams(tx: Tx, id: string, values?: Partial<ResultRecord>): Promise<void> {
  const own = tx.select({ id: results.teamId }).from(results).where(eq(results.id, id));
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(or(inArray(teams.id, own), values?.teamId ? eq(teams.id, values.teamId) : undefined))
    .orderBy(teams.id)
    .for('share');
}

/** Results as records of the office. */
const resultKind: RecordKind<typeof results, Parts> = {
  lockFirst: lockTeams,
  table: results,
  parts,
  nameOf: (row) => row.around.team.teamNo,
  logged: (row) => resultLine(row, row.around),
  present: (row) => row,
  check: wrongBeside,
};

/** A result is of a team's own season and competition; its age level and region may be others than the team's. */
async function wrongBeside(tx: Tx, row: Partial<ResultRecord>) {
  const { id, teamId = '', seasonId, competitionId = '', ageLevel = '' } = row;
  // Held, so that it does not change its competition meanwhile.
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('share');
  if (!team) return { team_id: 'not_offered' as const };
  const [other] = await tx.select({ id: results.id }).from(results).where(eq(results.teamId, teamId));
  const level = and(eq(ageLevels.competitionId, competitionId), eq(ageLevels.key, ageLevel));
  return {
    team_id: other && other.id !== id ? ('has_result' as const) : undefined,
    season_id: team.seasonId === seasonId ? undefined : ('team_other_season' as const),
    competion_id: team.competitionId === competitionId ? undefined : ('team_other_competition' as const),
    ageLevel: (await tx.$count(ageLevels, level)) > 0 ? undefined : ('not_offered' as const),
  };
}

/** Those of teams with a word in number, name, school or city. */
export const ofTeamsWith = (_: DbOrTx, word: string, from: 'index' | 'rows'): SQL => hasTextWord(results, word, from);

/** The filters of the list: a new one needs a line here, one in the contract and one on the screen. */
export const narrowResults = listFilters<keyof ResultFilters>({
  season: (value) => sql`${results.seasonId} = ${value}`,
  competion: (value) => sql`${results.competitionId} = ${value}`,
  ageLevel: (value) => sql`${results.ageLevel} = ${value}`,
  region: (value) => sql`${results.regionId} = ${value}`,
});

/** Results as the office edits them. */
export const officeResults = (db: Db): Resource<typeof adminResults, typeof results, Parts> => ({
  ...resultKind,
  db,
  constraints: {
    results_team_key: { field: 'team_id', code: 'has_result' },
    results_region_id_regions_id_fk: { field: 'region_id', code: 'not_offered' },
    results_age_level_fk: { field: 'ageLevel', code: 'not_offered' },
  },
  present: ({ around: { team, season, competition, region, level, published }, ...row }) => ({
    ...{ _id: row.id, season_id: row.seasonId, team_id: row.teamId, competion_id: row.competitionId },
    ...{ region_id: row.regionId, ageLevel: row.ageLevel, ranked: row.ranked, score: row.score },
    ...{ season: named(season), competion: named(competition), region: presentRegion(region) },
    level: { title: level.key, name: level.name, name_en: level.nameEn },
    team: {
      ...{ _id: team.id, team_no: team.teamNo, name: team.name, image: pictureAddress(team.image) },
      schoolName: team.schoolName,
    },
    ...{ published, created_at: row.createdAt.toISOString() },
  }),
  valuesOf: (input) => ({
    ...{ seasonId: input.season_id, teamId: input.team_id, competitionId: input.competion_id },
    ...{ regionId: input.region_id, ageLevel: cleanLine(input.ageLevel), ranked: input.ranked, score: input.score },
  }),
  narrow: ({ s, ...query }) =>
    and(narrowResults(query).where, ...searchWords(s).map((word) => ofTeamsWith(db, word, 'rows'))),
  sorts: { created_at: results.createdAt, ranked: results.ranked, updated_at: results.updatedAt },
  csv: {
    words: { ar, en },
    fields: ['team', 'team_id', 'season', 'competion', 'level', 'region', 'ranked', 'score', 'published'],
    values: (language) => {
      const say = ({ name, name_en }: { name: string; name_en: string }) => (language === 'ar' ? name : name_en);
      return {
        ...{ team: ({ team }) => team.team_no, team_id: ({ team }) => team.name },
        ...{ season: ({ season }) => say(season), competion: ({ competion }) => say(competion) },
        level: ({ level }) => say(level),
        region: ({ region }) => (language === 'ar' ? region.ar_name : region.en_name),
      };
    },
  },
});
