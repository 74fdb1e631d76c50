import type { FastifyInstance } from 'fastify';
import { submitScores } from '#contract/endpoints/scores.ts';
import { limits } from '#contract/limits.ts';
import { maySeeDocumentsOf, type Viewer } from '#domain/team-access.ts';
import { isUuid } from '#domain/uuid.ts';
import { messages } from '#locales/messages.ts';
import { ordersWithState } from '#server/features/payments/index.ts';
import { resultsOf } from '#server/features/results/index.ts';
import { accessFactsOf, findTeam, presentTeam } from '#server/features/teams/index.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Identify } from '#server/http/session.ts';
import { readUpload } from '#server/http/uploads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { keyOf } from './documents.ts';
import { findDocument, scoresOf } from './store.ts';
import { handInScores } from './submit-scores.ts';

type Deps = { db: Db; files: FileStore; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export function scoreRoutes(route: Route, deps: Deps): void {
  const { db, clock } = deps;
  route(submitScores, async ({ request, person }) => {
    const { file, fields } = await readUpload(request, 'file', limits.documentMaxBytes);
    const teamId = await handInScores(deps, { jsdata: fields.jsdata, file, person });
    const [row, owed, results, scores] = await Promise.all([
      findTeam(db, teamId),
      ordersWithState(db, 'team', [teamId]),
      resultsOf(db, [teamId]),
      scoresOf(db, teamId),
    ]);
    const around = { owed: owed.get(teamId), result: results.get(teamId), scores, now: clock() };
    const team = row && presentTeam(row, around, person);
    if (!team) throw new Refusal('scores_failed');
    return { success: true, msg: messages[request.language].scoresSubmitted, team };
  });
}

/** Serves the documentation to the team's managers and the office, as a download. Any other person is told 404. */
export function scoreFileRoutes(
  app: FastifyInstance,
  { db, files, identify }: { db: Db; files: FileStore; identify: Identify },
): void {
  const find = async (viewer: Viewer, id: string) => {
    const document = await findDocument(db, id);
    const row = document && (await findTeam(db, document.teamId));
    if (!row || !maySeeDocumentsOf(viewer, accessFactsOf(row))) return undefined;
    const bytes = await files.get(keyOf(document.fileName));
    return bytes && { bytes, name: `${row.team.teamNo.replace(/[^\w-]/g, '')}.pdf` };
  };

  app.get<{ Params: { name: string } }>(
    '/files/scores/:name',
    filesFor('signedIn', identify),
    async (request, reply) => {
      const id = request.params.name.replace(/\.pdf$/, '');
      const document = request.person && isUuid(id) ? await find(request.person, id) : undefined;
      if (!document) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${document.name}"`)
        .type('application/pdf')
        .send(document.bytes);
    },
  );
}
