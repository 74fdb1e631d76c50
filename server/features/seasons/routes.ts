import { adminSeasons, previewSeason } from '#contract/endpoints/admin-seasons.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { CompetitionCard } from '#contract/entities.ts';
import { crudRoutes, type RecordKind, switchRecords, switchRoutes } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { officeSeasons } from './office.ts';
import { presentSeason } from './present-season.ts';
import { activeSeasonsFinder, findDatedSeason } from './store.ts';
import type { seasons } from './table.ts';

type Deps = {
  db: Db;
  clock: Clock;
  /** The active competitions of seasons, by season id, in their order. */
  competitionsOf(seasonIds: string[]): Promise<Map<string, CompetitionCard[]>>;
};

export function seasonRoutes(route: Route, { db, clock, competitionsOf }: Deps): void {
  const findActiveSeasons = activeSeasonsFinder(db, clock);

  route(listSeasons, async ({ query, keepAtMost }) => {
    const { found, holdsFor } = await findActiveSeasons(query);
    keepAtMost(holdsFor);
    const competitions = await competitionsOf(found.map(({ season }) => season.id));
    const wroseasons = found.map((dated) => presentSeason(dated, competitions.get(dated.season.id) ?? []));
    return { success: true, wroseasons };
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
    const dated = await findDatedSeason(db, clock, id);
    if (!dated) throw new Refusal('not_found');
    const competitions = await competitionsOf([id]);
    return { success: true, season: presentSeason(dated, competitions.get(id) ?? []) };
  });
}
