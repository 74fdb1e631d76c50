import { listCompetitions } from '#contract/endpoints/competitions.ts';
import { listSeasonChoices } from '#contract/endpoints/season-choices.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { presentCompetition } from './present-competition.ts';
import { seasonChoices } from './season-choices.ts';
import { activeCompetitionsFinder } from './store.ts';

export function competitionRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const findActiveCompetitions = activeCompetitionsFinder(db, clock);

  route(listCompetitions, async ({ query, keepAtMost }) => {
    const { found, holdsFor } = await findActiveCompetitions(query);
    keepAtMost(holdsFor);
    return { success: true, competions: found.map(presentCompetition) };
  });

  route(listSeasonChoices, async () => ({ success: true, seasons: await seasonChoices(db) }));
}
