import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '#server/platform/files.ts';
import { keptAsset } from '#server/platform/kept-assets.ts';
import { openAllBecause } from './declared-access.ts';
import { tagOf } from './etag.ts';
import { Refusal } from './refusal.ts';
import { type Body, compressedOnce, type Encoding, sendBody, variesByEncoding } from './send-answer.ts';
import { sendPart } from './send-part.ts';

/** Types that are worth compressing; fonts, pictures and videos are compressed already. */
const textTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** The rest of what a build may contain. */
const otherTypes: Record<string, string> = {
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Memory for the texts of other builds, in bytes: during an upgrade each page asks for the same ones. */
const TEXTS_OF_OTHERS = 16 * 1024 * 1024;

/**
 * Serves the built files. Their names contain a hash of their content, so browsers may cache them forever.
 * @param files the store with the assets of other builds; without it there are none
 */
export async function serveAssets(app: FastifyInstance, folder: string, files?: FileStore): Promise<void> {
  await serveTexts(app, folder, { prefix: '/assets/', cacheControl: FOR_GOOD });
  if (files) serveOtherBuilds(app, files);
  await app.register(async (scope) => {
    openAllBecause(scope, 'fonts and pictures of the pages');
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      wildcard: false,
      globIgnore: [...Object.keys(textTypes), ...Object.values(endings)].map((ending) => `**/*${ending}`),
      index: false,
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
      schemaHide: true,
    });
  });
}

/**
 * Serves what this build does not have: the page that asks may be of an older one, or of a newer one that another process
 * has (decision 152).
 */
function serveOtherBuilds(app: FastifyInstance, files: FileStore): void {
  const texts = new LRUCache<string, Body>({
    maxSize: TEXTS_OF_OTHERS,
    sizeCalculation: ({ body }) => 2 * body.length,
  });

  async function textOf(name: string): Promise<Body | undefined> {
    const known = texts.get(name);
    if (known) return known;
    const [bytes, br, gzip] = await Promise.all(
      ['', endings.br, endings.gzip].map((ending) => keptAsset(files, name, ending)),
    );
    if (!bytes) return undefined;
    const text = asText(Buffer.from(bytes), { br: br && Buffer.from(br), gzip: gzip && Buffer.from(gzip) });
    texts.set(name, text);
    return text;
  }

  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { compress: false, schema: { hide: true }, config: { openBecause: 'files of the pages of other builds' } },
    async (request, reply) => {
      const { name } = request.params;
      const ending = extname(name);
      if (textTypes[ending]) {
        const text = await textOf(name);
        if (!text) throw new Refusal('not_found');
        reply.type(textTypes[ending]).header('cache-control', FOR_GOOD);
        variesByEncoding(reply);
        return sendBody(request, reply, text);
      }
      const bytes = otherTypes[ending] && (await keptAsset(files, name));
      if (!bytes) throw new Refusal('not_found');
      reply.type(otherTypes[ending] as string).header('cache-control', FOR_GOOD);
      return sendPart(request, reply, bytes);
    },
  );
}

/**
 * Serves the text files of a folder (scripts, styles, drawings) from memory, in the compressed forms stored beside
 * them; a missing form is made at the first request.
 */
export async function serveTexts(
  app: FastifyInstance,
  folder: string,
  { prefix, cacheControl }: { prefix: string; cacheControl: string },
): Promise<void> {
  const names = await readdir(folder);
  for (const name of names) {
    const type = textTypes[extname(name)];
    if (!type) continue;
    const text = await readText(folder, name, names);
    app.get(
      prefix + name,
      { compress: false, schema: { hide: true }, config: { openBecause: 'scripts and styles' } },
      (request, reply) => {
        reply.type(type).header('cache-control', cacheControl);
        variesByEncoding(reply);
        return sendBody(request, reply, text);
      },
    );
  }
}

async function readText(folder: string, name: string, names: string[]): Promise<Body> {
  const body = await readFile(join(folder, name));
  const lying: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const form = name + endings[encoding];
    if (names.includes(form)) lying[encoding] = await readFile(join(folder, form));
  }
  return asText(body, lying);
}

function asText(body: Buffer, lying: { [encoding in Encoding]?: Buffer | undefined }): Body {
  const made = compressedOnce(body, () => {});
  return { body, etag: tagOf(body), encoded: async (encoding) => lying[encoding] ?? made(encoding) };
}
