import { submitScores as submitScoresCall } from '#contract/endpoints/scores.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import type { TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { readUpload } from '#server/http/uploads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { submitScores } from './submit-scores.ts';

type Deps = { db: Db; clock: Clock; files: FileStore; jobs: Pick<Jobs, 'enqueue'>; teamAnswer: TeamAnswer };

export function scoreRoutes(route: Route, deps: Deps): void {
  route(submitScoresCall, async ({ request, person }) => {
    const { file, fields } = await readUpload(request, 'file', limits.documentMaxBytes);
    const teamId = await submitScores(deps, { jsdata: fields.jsdata, file, person, language: request.language });
    const team = await deps.teamAnswer(teamId, person);
    if (!team) throw new Refusal('scores_failed');
    return { success: true, msg: messages[request.language].scoresSubmitted, team };
  });
}
