import type { FastifyInstance } from 'fastify';
import { roleOf } from '#contract/access.ts';
import { isOffice, maySeeDocumentsOf, type Viewer } from '#domain/team-access.ts';
import { isUuid } from '#domain/uuid.ts';
import { accessFactsOf, findTeam } from '#server/features/teams/index.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { keyOf } from './documents.ts';
import { findDocument } from './store.ts';

/**
 * Serves the documentation to the team's managers and the office, as a download; that of scores which were reopened to the
 * office alone. Any other person is told 404.
 */
export function scoreFileRoutes(
  app: FastifyInstance,
  { db, files, identify }: { db: Db; files: FileStore; identify: Identify },
): void {
  const find = async (viewer: Viewer, id: string) => {
    const document = await findDocument(db, id);
    const row = document && (await findTeam(db, document.teamId));
    if (!row || !maySeeDocumentsOf(viewer, accessFactsOf(row))) return undefined;
    if (document.reopenedAt && !isOffice(roleOf(viewer.type))) return undefined;
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
