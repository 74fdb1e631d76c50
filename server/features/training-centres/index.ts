import { asc, eq, sql } from 'drizzle-orm';
import { adminTrainings, listTrainingCentres } from '#contract/endpoints/training-centres.ts';
import { crudRoutes } from '#server/features/office-records/index.ts';
import { presentRegion, regions } from '#server/features/regions/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeTrainings } from './office.ts';
import { trainingCentres } from './table.ts';

export * from './table.ts';

export function trainingCentreRoutes(route: Route, { db }: { db: Db }): void {
  const asked = sql.placeholder('region');
  const find = db
    .select({ centre: trainingCentres, region: regions })
    .from(trainingCentres)
    .innerJoin(regions, eq(regions.id, trainingCentres.regionId))
    .where(sql`(${asked}::uuid is null or ${trainingCentres.regionId} = ${asked}::uuid)`)
    .orderBy(asc(trainingCentres.name), asc(trainingCentres.id))
    .prepare('training_centres');

  route(listTrainingCentres, async ({ query: { region_id = null } }) => ({
    success: true,
    trainings: (await find.execute({ region: region_id })).map(({ centre, region }) => ({
      ...{ _id: centre.id, name: centre.name, name_en: centre.nameEn },
      ...{ address: centre.address, address_en: centre.addressEn },
      ...{ phone: centre.phone, location: centre.location, region: presentRegion(region) },
    })),
  }));

  crudRoutes(route, adminTrainings, officeTrainings(db));
}
