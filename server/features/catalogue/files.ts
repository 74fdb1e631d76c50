import type { FastifyInstance } from 'fastify';
import { cataloguePictureFile } from '#contract/files.ts';
import { openFile } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStore } from '#server/platform/files.ts';
import { keyOf } from './pictures.ts';

/**
 * Serves the catalogue's pictures to all. A name always stands for the same picture, so browsers may cache it forever.
 */
export function cataloguePictureRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(
    cataloguePictureFile.path,
    openFile(cataloguePictureFile),
    async (request, reply) => {
      const [, name] = /^([\w-]+)\.webp$/.exec(request.params.name) ?? [];
      const bytes = name && (await files.get(keyOf(name)));
      if (!bytes) throw new Refusal('not_found');
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);
    },
  );
}
