import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { ChangedMeanwhile, paging } from '#server/features/office-records/index.ts';
import { forRequest, type PaymentDeps } from '#server/features/payments/index.ts';
import { reopenScores } from '#server/features/scores/index.ts';
import { givePlace, type ReplaceDeps, refuseReplaced } from '#server/features/team-members/index.ts';
import type { TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { placeChangeOf } from './change-people.ts';
import { changeTeam } from './change-team.ts';
import { formValues, officeAnswers } from './present.ts';
import { readTeamLog } from './team-log.ts';

type Deps = ReplaceDeps & { payments: PaymentDeps; teamAnswer: TeamAnswer };

/** The calls by which the office reads and changes one team. */
export function officeTeamRoutes(route: Route, { payments, teamAnswer, ...deps }: Deps): void {
  const { db } = deps;
  const one = officeAnswers(db, teamAnswer);

  route(adminTeams.get, async ({ query, person }) => ({ success: true, team: await one(query.id, person) }));

  /** For `catch`: a team that somebody has changed meanwhile is refused with what it is now. */
  const refuseChanged = (person: Person) => async (error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current = formValues(await one(error.id, person));
    throw new Refusal('changed_meanwhile', { conflict: { by: current.updated_by, at: current.updated_at, current } });
  };

  route(adminTeams.update, async ({ body, person, request }) => {
    const place = placeChangeOf(body);
    if (place)
      await givePlace(deps, person, { ...place, field: place.role, mayGive: () => true }).catch(
        refuseReplaced({ language: request.language, role: place.role, forOffice: true }),
      );
    else await changeTeam(forRequest(payments, request), person, body).catch(refuseChanged(person));
    return { success: true, msg: messages[request.language].updated, team: await one(body.id, person) };
  });

  route(adminTeams.history, async ({ query, request }) => {
    const { changes, total } = await readTeamLog(db, query, request.language);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });

  route(adminTeams.reopenScores, async ({ body, person, request }) => {
    const { id: teamId, scores_at, reason } = body;
    await reopenScores(deps, person, { teamId, at: new Date(scores_at), reason });
    return { success: true, msg: messages[request.language].scoresReopened, team: await one(teamId, person) };
  });
}
