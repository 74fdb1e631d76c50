import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pictureFile, smallPictureFile } from '#contract/files.ts';
import { openFile } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStore } from '#server/platform/files.ts';
import { type PictureEncoder, PictureError } from '#server/platform/pictures/encoder.ts';
import { smallPictureRules } from './picture.ts';
import { keyOf, smallKeyOf } from './store.ts';

type Deps = { files: FileStore; pictures: PictureEncoder };

/**
 * Serves pictures, and a small version of each for phones and cards. Their names are random or a hash and their content
 * never changes, so browsers may cache them. Public, because they are shown beside public results.
 */
export function pictureFileRoutes(app: FastifyInstance, deps: Deps): void {
  const findSmall = smallPictures(deps);
  app.get<{ Params: { name: string } }>(pictureFile.path, openFile(pictureFile), async ({ params }, reply) => {
    const bytes = await deps.files.get(keyOf(pictureName(params.name)));
    if (!bytes) throw new Refusal('not_found');
    return sendForGood(reply, bytes);
  });

  app.get<{ Params: { name: string } }>(
    smallPictureFile.path,
    openFile(smallPictureFile),
    async ({ params, log }, reply) => {
      const name = pictureName(params.name);
      const small = await findSmall(name, log);
      if (small) return sendForGood(reply, small);
      const bytes = await deps.files.get(keyOf(name));
      if (!bytes) throw new Refusal('not_found');
      // The large one instead, until the small one can be made.
      return reply.header('cache-control', 'no-store').type('image/webp').send(bytes);
    },
  );
}

function pictureName(name: string): string {
  if (!/^[\w-]+\.webp$/.test(name)) throw new Refusal('not_found');
  return name;
}

const sendForGood = (reply: FastifyReply, bytes: Uint8Array) =>
  reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);

/** After a failed resize a picture is not decoded again for this many milliseconds, however often it is requested. */
const RETRY_MS = 10 * 60_000;

/**
 * A small picture that was not made at the upload (the sample's) is made at the first request, once for concurrent
 * requests, and stored beside the large one.
 */
function smallPictures({ files, pictures }: Deps) {
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const broken = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_MS });

  async function make(name: string, log: FastifyBaseLogger): Promise<Uint8Array | undefined> {
    const bytes = await files.get(keyOf(name));
    if (!bytes) return undefined;
    const small = await pictures.encode(bytes, smallPictureRules);
    // If it cannot be stored, it is sent all the same, and browsers cache it.
    await files
      .put(smallKeyOf(name), small.bytes)
      .catch((err: unknown) => log.warn({ err, picture: name }, 'a small picture could not be kept'));
    return small.bytes;
  }

  /** @returns undefined when there is no such picture, or no small one can be made of it now */
  return async (name: string, log: FastifyBaseLogger): Promise<Uint8Array | undefined> => {
    const kept = await files.get(smallKeyOf(name));
    if (kept) return kept;
    if (broken.has(name)) return undefined;
    const under = making.get(name) ?? make(name, log);
    making.set(name, under);
    try {
      return await under;
    } catch (error) {
      // When the queue was full, the picture was not tried.
      if (error instanceof PictureError && error.reason !== 'busy') broken.set(name, true);
      log.warn({ err: error, picture: name }, 'no small picture could be made');
      return undefined;
    } finally {
      making.delete(name);
    }
  };
}
