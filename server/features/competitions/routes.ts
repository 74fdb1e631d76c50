import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { listCompetitions, previewCompetition } from '#contract/endpoints/competitions.ts';
import { listSeasonChoices } from '#contract/endpoints/season-choices.ts';
import { crudRoutes, orderRoutes, recordReader, switchRoutes } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { officeCompetitions } from './office.ts';
import { officeFiles } from './office-files.ts';
import { presentCompetition } from './present-competition.ts';
import { seasonChoices } from './season-choices.ts';
import { activeCards, competitionsFinder } from './store.ts';

export function competitionRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const findActiveCompetitions = competitionsFinder(db, clock);

  route(listCompetitions, async ({ query, keepAtMost }) => {
    const { found, holdsFor } = await findActiveCompetitions(query);
    keepAtMost(holdsFor);
    return { success: true, competions: found.map(presentCompetition) };
  });

  route(listSeasonChoices, async () => ({ success: true, seasons: await seasonChoices(db) }));

  officeRoutes(route, { db, clock });
}

/** The calls of the back-office. */
function officeRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const findForPreview = competitionsFinder(db, clock, { hiddenToo: true });
  const office = officeCompetitions(db);
  crudRoutes(route, adminCompetitions, office);
  switchRoutes(route, adminCompetitions, office);
  const move = orderRoutes(route, adminCompetitions, office);
  route(adminCompetitions.setIndex, async ({ query, person }) => {
    await move(person, { id: query.id, place: query.update_index });
    return { success: true };
  });
  route(adminCompetitions.listActive, async () => ({ success: true, competions: await activeCards(db) }));
  route(previewCompetition, async ({ query }) => {
    const { found } = await findForPreview(query);
    return { success: true, competions: found.map(presentCompetition) };
  });

  const ofFiles = officeFiles(db);
  crudRoutes(route, adminCompetitionFiles, ofFiles);
  switchRoutes(route, adminCompetitionFiles, ofFiles);
  orderRoutes(route, adminCompetitionFiles, ofFiles);
  const files = recordReader(ofFiles);
  route(adminCompetitionFiles.listOf, async ({ query }) => ({
    success: true,
    files: await Array.fromAsync(files.all({ competion: query.id, sort: 'order_id', s: '' })),
  }));
}
