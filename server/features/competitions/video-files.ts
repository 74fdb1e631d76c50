import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import { sendPart } from '#server/http/send-part.ts';
import type { FileStore } from '#server/platform/files.ts';

/**
 * Serves the videos of competitions that lie in the portal's own store. Their names contain a hash, so browsers may keep
 * them.
 */
export function videoFileRoutes(app: FastifyInstance, files: FileStore): void {
  const config = { openBecause: 'the videos of competitions are public' };
  app.get<{ Params: { name: string } }>('/files/videos/:name', { config }, async (request, reply) => {
    const { name } = request.params;
    const bytes = /^[\w-]+\.mp4$/.test(name) ? await files.get(`videos/${name}`) : undefined;
    if (!bytes) throw new Refusal('not_found');
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('video/mp4');
    return sendPart(request, reply, bytes);
  });
}
