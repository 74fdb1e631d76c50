import { adminSeasons, previewSeason } from '#contract/endpoints/admin-seasons.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import { crudRoutes, type RecordKind, switchRecords, switchRoutes } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { officeSeasons } from './office.ts';
import { presentSeason } from './present-season.ts';
import { activeSeasonsFinder, findDatedSeason, type SeasonReader } from './store.ts';
import type { seasons } from './table.ts';

export function seasonRoutes(route: Route, reader: SeasonReader): void {
  const { db } = reader;
  const findActiveSeasons = activeSeasonsFinder(reader);

  route(listSeasons, async ({ query, keepAtMost }) => {
    const { found, holdsFor } = await findActiveSeasons(query);
    keepAtMost(holdsFor);
    return { success: true, wroseasons: found.map((dated) => presentSeason(dated, reader.clock())) };
  });

  const office = officeSeasons(db);
  const switched = office as unknown as RecordKind<typeof seasons>;
  crudRoutes(route, adminSeasons, office);
  switchRoutes(route, adminSeasons, office);
  route(adminSeasons.toggleRegistration, async ({ query: { id, registration }, person }) => {
    await switchRecords(db, switched, person, { ids: [id], name: 'registration', status: registration });
    return { success: true };
  });
  route(previewSeason, async ({ query: { id } }) => {
    const dated = await findDatedSeason(reader, id);
    if (!dated) throw new Refusal('not_found');
    return { success: true, season: presentSeason(dated, reader.clock()) };
  });
}
