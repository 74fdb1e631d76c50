import type { FastifyInstance } from 'fastify';
import { can } from '#contract/access.ts';
import { resourceFile } from '#contract/files.ts';
import { openFile } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { resourceFinder } from './store.ts';

type Deps = { db: Db; files: FileStore; identify: Identify };

/**
 * Serves the files of active competitions to everybody, as downloads; those that are not shown or not saved yet to the
 * office alone. Only a name of a PDF is looked for, in its own folder: no other part of the store can be reached from here.
 */
export function resourceFileRoutes(app: FastifyInstance, { db, files, identify }: Deps): void {
  const findResource = resourceFinder(db);

  app.get<{ Params: { name: string } }>(resourceFile.path, openFile(resourceFile), async (request, reply) => {
    const { name } = request.params;
    const isPdf = /^[\w-]+\.pdf$/.test(name);
    const resource = isPdf ? await findResource(name) : undefined;
    if (isPdf && !resource) await identify(request);
    const bytes =
      resource || (isPdf && can(request.role, 'admin-competitions')) ? await files.get(`resources/${name}`) : undefined;
    if (!bytes) throw new Refusal('not_found');
    const title = resource && `; filename*=UTF-8''${encoded(resource.title)}.pdf`;
    return reply
      .header('cache-control', resource ? 'public, max-age=300' : 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"${title ?? ''}`)
      .type('application/pdf')
      .send(bytes);
  });
}

/** As RFC 8187 requires: `encodeURIComponent` leaves four characters that have a meaning there. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
