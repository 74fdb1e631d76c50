import type { FastifyInstance } from 'fastify';
import { shareVersion } from '#brand/share-picture.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { drawPicture } from './draw-picture.ts';
import { findPicture } from './find-picture.ts';
import { pictureCache } from './picture-cache.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

type Deps = { db: Db; files: FileStore; publicUrl: string | undefined };

const options = {
  config: { etag: true, openBecause: 'search engines and networks that show a shared link have no session' },
  schema: { hide: true },
} as const;
const anHour = 'public, max-age=3600';

/** Files for search engines, and pictures for the networks that show a shared link. */
export function sharingRoutes(app: FastifyInstance, { db, files, publicUrl }: Deps): void {
  const pictureOf = pictureCache(files);

  app.get('/sitemap.xml', options, async (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(originOf(request, publicUrl), await sitemapEntries(db))),
  );

  app.get('/robots.txt', options, async (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(request, publicUrl))),
  );

  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/files/share/:name',
    options,
    async (request, reply) => {
      const { name } = request.params;
      const picture = await findPicture(db, name);
      if (!picture) throw new Refusal('not_found');
      const version = shareVersion(picture.subject, picture.language, picture.brand);
      const bytes = await pictureOf(name, version, () => drawPicture(picture));
      return (
        reply
          // Only the address with the current version may be cached forever.
          .header('cache-control', request.query.v === version ? 'public, max-age=31536000, immutable' : anHour)
          .type('image/png')
          .send(bytes)
      );
    },
  );
}

/**
 * Personal and office pages, the API, and the demo's sandbox: nothing to index there. `/files/` stays open, because it
 * holds the pictures of pages and shared links. A demo at a public address may be indexed like any other portal.
 */
const closed = ['/api/', '/admin', '/profile', '/my-teams', '/teams-registeration', '/payment/', '/sandbox/'];

const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
