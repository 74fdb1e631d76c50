import { and, eq, inArray } from 'drizzle-orm';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import type { RecordParts } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { boardKey, type ResultRecord, resultBoards, type results } from './table.ts';

export type Named = { id: string; name: string; nameEn: string };

const idsOf = (rows: readonly ResultRecord[], column: 'teamId' | 'regionId' | 'competitionId') => [
  ...new Set(rows.map((row) => row[column])),
];

/** A team is in the season and competition of its result: the database keeps them together. */
const teamsOf = (db: DbOrTx, ids: string[]) =>
  db
    .select({
      team: {
        ...{ id: teams.id, teamNo: teams.teamNo, name: teams.name, image: teams.image },
        ...{ schoolName: teams.schoolName, status: teams.status },
      },
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
    })
    .from(teams)
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(inArray(teams.id, ids));

const levelsOf = (db: DbOrTx, competitionIds: string[]) =>
  db
    .select({
      competitionId: ageLevels.competitionId,
      level: { key: ageLevels.key, name: ageLevels.name, nameEn: ageLevels.nameEn },
      published: resultBoards.published,
    })
    .from(ageLevels)
    .leftJoin(
      resultBoards,
      and(eq(resultBoards.competitionId, ageLevels.competitionId), eq(resultBoards.ageLevel, ageLevels.key)),
    )
    .where(inArray(ageLevels.competitionId, competitionIds));

/** What a result names, and whether visitors see it. */
export type ResultParts = Pick<Awaited<ReturnType<typeof teamsOf>>[number], 'team' | 'season' | 'competition'> & {
  region: Named;
  level: { key: string; name: string; nameEn: string };
  published: boolean;
};

/**
 * They are records of their own, which a result only names. Read by the ids in the rows, not by those of the results: one may
 * be deleted while a list is read.
 */
export const resultParts: RecordParts<typeof results, ResultParts> = {
  async read(db, rows) {
    const [ofTeams, ofRegions, ofLevels] = await Promise.all([
      teamsOf(db, idsOf(rows, 'teamId')),
      db
        .select()
        .from(regions)
        .where(inArray(regions.id, idsOf(rows, 'regionId'))),
      levelsOf(db, idsOf(rows, 'competitionId')),
    ]);
    const teamById = new Map(ofTeams.map((one) => [one.team.id, one]));
    const regionById = new Map(ofRegions.map((one) => [one.id, one]));
    const levelByKey = new Map(
      ofLevels.map((one) => [boardKey({ competitionId: one.competitionId, ageLevel: one.level.key }), one]),
    );
    return ({ teamId, regionId, competitionId, ageLevel }) => {
      const [of, region, level] = [
        teamById.get(teamId),
        regionById.get(regionId),
        levelByKey.get(boardKey({ competitionId, ageLevel })),
      ];
      if (!of || !region || !level) throw new Error('a result names what is not there');
      return { ...of, region, level: level.level, published: level.published ?? false };
    };
  },
  write: async () => {},
};
