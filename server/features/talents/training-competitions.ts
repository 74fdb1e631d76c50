import { eq, inArray } from 'drizzle-orm';
import type { Training } from '#contract/endpoints/admin-talents.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';

export type TrainingCompetition = Training['competion'];

/** What trainings say of a competition that was deleted meanwhile: they name it in JSON, which keeps no row. */
const gone = (_id: string): TrainingCompetition => ({ _id, name: '', name_en: '', season: null });

/** Returns the function that gives the names of competitions by id, each with those of its season. */
export async function trainingCompetitions(
  db: DbOrTx,
  ids: readonly string[],
): Promise<(id: string) => TrainingCompetition> {
  const found = await db
    .select({
      ...{ _id: competitions.id, name: competitions.name, name_en: competitions.nameEn },
      season: { _id: seasons.id, name: seasons.name, name_en: seasons.nameEn },
    })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(inArray(competitions.id, [...new Set(ids)]));
  const byId = new Map(found.map((one) => [one._id, one]));
  return (id) => byId.get(id) ?? gone(id);
}
