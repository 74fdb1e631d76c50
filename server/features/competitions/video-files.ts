import type { FastifyInstance } from 'fastify';
import { videoFile } from '#contract/files.ts';
import { openFile } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sendPart } from '#server/http/send-part.ts';
import type { FileStore } from '#server/platform/files.ts';

/**
 * Serves the videos of competitions that lie in the portal's own store. Their names contain a hash, so browsers may keep
 * them.
 */
export function videoFileRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(videoFile.path, openFile(videoFile), async (request, reply) => {
    const { name } = request.params;
    const bytes = /^[\w-]+\.mp4$/.test(name) ? await files.get(`videos/${name}`) : undefined;
    if (!bytes) throw new Refusal('not_found');
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('video/mp4');
    return sendPart(request, reply, bytes);
  });
}
