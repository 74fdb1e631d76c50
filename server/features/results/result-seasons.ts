import { and, asc, desc, eq } from 'drizzle-orm';
import type { ResultSeason } from '#contract/endpoints/admin-results.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { placesOf } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { presentNamed } from './office.ts';
import { resultBoards } from './table.ts';

/** All seasons, newest first, with all their competitions and levels in their order: what a result can be of. */
export async function resultSeasons(db: Db): Promise<ResultSeason[]> {
  const named = <Table extends typeof seasons | typeof competitions>({ id, name, nameEn }: Table) => ({
    id,
    name,
    nameEn,
  });
  const [found, all, levels] = await Promise.all([
    db.select(named(seasons)).from(seasons).orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db
      .select({ ...named(competitions), seasonId: competitions.seasonId })
      .from(competitions)
      .orderBy(...placesOf(competitions)),
    db
      .select({ level: ageLevels, published: resultBoards.published })
      .from(ageLevels)
      .leftJoin(
        resultBoards,
        and(eq(resultBoards.competitionId, ageLevels.competitionId), eq(resultBoards.ageLevel, ageLevels.key)),
      )
      .orderBy(asc(ageLevels.position), asc(ageLevels.key)),
  ]);
  const ofSeason = Map.groupBy(all, ({ seasonId }) => seasonId);
  const ofCompetition = Map.groupBy(levels, ({ level }) => level.competitionId);
  return found.map((season) => ({
    ...presentNamed(season),
    competions: (ofSeason.get(season.id) ?? []).map((competition) => ({
      ...presentNamed(competition),
      agelevel: (ofCompetition.get(competition.id) ?? []).map(({ level: { key, name, nameEn }, published }) => ({
        ...{ title: key, name, name_en: nameEn, published: published ?? false },
      })),
    })),
  }));
}
