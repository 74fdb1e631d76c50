import type { FastifyInstance } from 'fastify';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { resourceFinder } from './store.ts';

type Deps = { db: Db; files: FileStore; identify: Identify };

/**
 * Serves the files of active competitions to everybody, as downloads, and to the office also those that are not shown or
 * not saved yet. The database is checked for the name, so that no other part of the store can be reached from here.
 */
export function resourceFileRoutes(app: FastifyInstance, { db, files, identify }: Deps): void {
  const findResource = resourceFinder(db);

  const config = { openBecause: 'the papers of a competition are public' };
  app.get<{ Params: { name: string } }>('/files/resources/:name', { config }, async (request, reply) => {
    const { name } = request.params;
    const resource = /^[\w-]+\.pdf$/.test(name) ? await findResource(name) : undefined;
    const bytes = resource && (await files.get(`resources/${name}`));
    if (!bytes) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${encoded(resource.title)}.pdf`)
      .type('application/pdf')
      .send(bytes);
  });

  const forOffice = filesFor('admin-competitions', identify);
  app.get<{ Params: { name: string } }>('/files/resources/office/:name', forOffice, async ({ params }, reply) => {
    const bytes = /^[\w-]+\.pdf$/.test(params.name) ? await files.get(`resources/${params.name}`) : undefined;
    if (!bytes) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${params.name}"`)
      .type('application/pdf')
      .send(bytes);
  });
}

/** As RFC 8187 requires: `encodeURIComponent` leaves four characters that have a meaning there. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
