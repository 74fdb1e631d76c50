import { asc, eq, sql } from 'drizzle-orm';
import { regions } from '#server/features/regions/index.ts';
import type { Db } from '#server/platform/database.ts';
import { trainingCentres } from './table.ts';

/** Returns a prepared query for training centres with their regions, by name; of one region or of all. */
export function trainingCentresFinder(db: Db) {
  const region = sql.placeholder('region');
  const query = db
    .select({ centre: trainingCentres, region: regions })
    .from(trainingCentres)
    .innerJoin(regions, eq(regions.id, trainingCentres.regionId))
    .where(sql`(${region}::uuid is null or ${trainingCentres.regionId} = ${region}::uuid)`)
    .orderBy(asc(trainingCentres.name), asc(trainingCentres.id))
    .prepare('training_centres');

  return (filter: { region?: string | undefined }) => query.execute({ region: filter.region ?? null });
}

export type FoundCentre = Awaited<ReturnType<ReturnType<typeof trainingCentresFinder>>>[number];
