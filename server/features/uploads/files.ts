import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStore } from '#server/platform/files.ts';
import { keyOf } from './store.ts';

/**
 * Serves team pictures. Their names are 256 random bits and their content never changes, so browsers keep them; they
 * are shown beside public results, so no session is asked for.
 */
export function pictureFileRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/files/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    if (!/^[\w-]+\.webp$/.test(name)) throw new Refusal('not_found');
    const bytes = await files.get(keyOf(name));
    if (!bytes) throw new Refusal('not_found');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);
  });
}
