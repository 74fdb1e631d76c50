import { adminTrainings, listTrainingCentres, type TrainingCentre } from '#contract/endpoints/training-centres.ts';
import { crudRoutes } from '#server/features/office-records/index.ts';
import { presentRegion } from '#server/features/regions/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeTrainings } from './office.ts';
import { type FoundCentre, trainingCentresFinder } from './store.ts';

export function trainingCentreRoutes(route: Route, { db }: { db: Db }): void {
  const findCentres = trainingCentresFinder(db);

  route(listTrainingCentres, async ({ query }) => ({
    success: true,
    trainings: (await findCentres({ region: query.region_id })).map(presentCentre),
  }));

  crudRoutes(route, adminTrainings, officeTrainings(db));
}

const presentCentre = ({ centre, region }: FoundCentre): TrainingCentre => ({
  _id: centre.id,
  name: centre.name,
  name_en: centre.nameEn,
  address: centre.address,
  address_en: centre.addressEn,
  phone: centre.phone,
  location: centre.location,
  region: presentRegion(region),
});
