import { listResults, type ResultRow } from '#contract/endpoints/results.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { type FoundResult, resultsFinder } from './store.ts';

export function resultRoutes(route: Route, { db }: { db: Db }): void {
  const findResults = resultsFinder(db);

  route(listResults, async ({ query }) => {
    // An empty `agelevel` is a tab that is not chosen yet, not an age level without a name.
    const found = await findResults({ competitionId: query.competion_id, ageLevel: query.agelevel || undefined });
    return { success: true, results: found.map(presentResult) };
  });
}

const presentResult = ({ id, competitionId, ageLevel, ranked, score, team }: FoundResult): ResultRow => ({
  _id: id,
  competion: competitionId,
  ageLevel,
  ranked,
  score,
  team: {
    _id: team.id,
    team_no: team.teamNo,
    name: team.name,
    image: pictureAddress(team.image),
    city: team.city,
    schoolName: team.schoolName,
    payment_status: team.paymentStatus,
  },
});
