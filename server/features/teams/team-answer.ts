import type { Scores, Team } from '#contract/entities.ts';
import { relationOf, type Viewer } from '#domain/team-access.ts';
import { ordersWithState } from '#server/features/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { presentTeam, type TeamResult } from './present-team.ts';
import { accessFactsOf, findTeam, type TeamWithPeople } from './store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  /** Results of teams, by team id. */
  resultsOf: (teamIds: string[]) => Promise<Map<string, TeamResult>>;
  /** What was handed in for teams, by team id; absent if nothing was. */
  scoresOf: (teamIds: string[]) => Promise<Map<string, Scores>>;
  /** Those of some teams for which scores were handed in. */
  withScores: (teamIds: string[]) => Promise<ReadonlySet<string>>;
};

/**
 * The `Team` of an answer: as it is now, with its result, its scores and what it owes, as far as a person may see it;
 * undefined if they may not know that it exists.
 */
export type TeamAnswer = (teamId: string, viewer: Viewer) => Promise<Team | undefined>;

/**
 * Puts together the teams that calls answer with, which is done nowhere else. Results and scores are of features that
 * know teams, so that they are given.
 */
export function teamAnswers({ db, clock, resultsOf, scoresOf, withScores }: Deps) {
  /** Those of some teams that a person may see, in their order. */
  async function whole(rows: TeamWithPeople[], viewer: Viewer): Promise<Team[]> {
    const ids = rows.map(({ team }) => team.id);
    const now = clock();
    const [results, owed, scores] = await Promise.all([
      resultsOf(ids),
      ordersWithState(db, 'team', ids),
      scoresOf(ids),
    ]);
    return rows.flatMap((row) => {
      const { id } = row.team;
      const around = { result: results.get(id), owed: owed.get(id), scores: scores.get(id) ?? null, now };
      return presentTeam(row, around, viewer) ?? [];
    });
  }

  const one: TeamAnswer = async (teamId, viewer) => {
    const row = await findTeam(db, teamId);
    return row && (await whole([row], viewer))[0];
  };

  /** A person's own teams, which say only whether there are scores. */
  async function own(rows: TeamWithPeople[], viewer: Viewer): Promise<Team[]> {
    const ids = rows.map(({ team }) => team.id);
    const now = clock();
    const [results, owed, submitted] = await Promise.all([
      resultsOf(ids),
      ordersWithState(db, 'team', ids),
      withScores(ids),
    ]);
    return rows.flatMap((row) => {
      const { id } = row.team;
      const team = presentTeam(row, { result: results.get(id), owed: owed.get(id), now }, viewer);
      if (!team) return [];
      const isNamed = relationOf(viewer, accessFactsOf(row)) === 'named';
      return isNamed ? team : { ...team, scores_submitted: submitted.has(id) };
    });
  }

  return { one, whole, own };
}
