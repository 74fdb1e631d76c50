import { listCities, listCountries, listRegions } from '#contract/endpoints/regions.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { cities } from './cities.ts';
import { countries } from './countries.ts';
import { presentRegion } from './present-region.ts';
import { regionsFinder } from './store.ts';

export function regionRoutes(route: Route, { db }: { db: Db }): void {
  const findRegions = regionsFinder(db);

  route(listRegions, async () => {
    const regions = await findRegions();
    return {
      success: true,
      regions: regions.map(presentRegion),
    };
  });

  route(listCities, async () => {
    const idOf = new Map((await findRegions()).map((region) => [region.code, region.id]));
    return {
      success: true,
      cities: cities.map(({ en, ar, region }) => ({ en_name: en, ar_name: ar, region: idOf.get(region) ?? '' })),
    };
  });

  route(listCountries, async () => ({
    success: true,
    countries: countries.map(({ code, en, ar }) => ({ code, en_name: en, ar_name: ar })),
  }));
}
