import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openAllBecause } from './declared-access.ts';
import { tagOf } from './etag.ts';
import { type Body, compressedOnce, type Encoding, sendBody, variesByEncoding } from './send-answer.ts';

/** Types that are worth compressing; fonts, pictures and videos are compressed already. */
const textTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Serves the built files. Their names contain a hash of their content, so browsers may cache them forever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  serveTexts(app, folder, { prefix: '/assets/', cacheControl: 'public, max-age=31536000, immutable' });
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
 * Serves the text files of a folder (scripts, styles, drawings) from memory, in the compressed forms stored beside
 * them; a missing form is made at the first request.
 */
export function serveTexts(
  app: FastifyInstance,
  folder: string,
  { prefix, cacheControl }: { prefix: string; cacheControl: string },
): void {
  const names = readdirSync(folder);
  for (const name of names) {
    const type = textTypes[extname(name)];
    if (!type) continue;
    const text = readText(folder, name, names);
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

/** Reads at once: before a portal listens nobody waits, and hundreds of asynchronous reads took a quarter of a second. */
function readText(folder: string, name: string, names: string[]): Body {
  const body = readFileSync(join(folder, name));
  const lying: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const form = name + endings[encoding];
    if (names.includes(form)) lying[encoding] = readFileSync(join(folder, form));
  }
  const made = compressedOnce(body, () => {});
  return { body, etag: tagOf(body), encoded: async (encoding) => lying[encoding] ?? made(encoding) };
}
